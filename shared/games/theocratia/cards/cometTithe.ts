import type { Card } from './card.ts';

// 3 Cosmo.
export const cometTithe: Card = { id: 'cometTithe', timing: 'any', cosmo: 3 };
