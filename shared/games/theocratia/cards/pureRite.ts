import type { Card } from './card.ts';

// Black crystals of this turn's Holiday bring no Malus; 1 Cosmo.
export const pureRite: Card = {
  id: 'pureRite',
  timing: 'holiday',
  cosmo: 1,
  lasts: { blackMalus: (_g, _about, soFar) => -soFar },
};
