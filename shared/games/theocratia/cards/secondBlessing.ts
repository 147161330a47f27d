import { type Card, copies } from './card.ts';

// This turn's bonus for matching colours is gained once more.
export const secondBlessing: Card = {
  id: 'secondBlessing',
  timing: 'draft',
  lasts: { matchTimes: (g) => copies(g, 'secondBlessing') },
};
