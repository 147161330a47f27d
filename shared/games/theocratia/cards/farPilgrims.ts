import type { Card } from './card.ts';

// This turn's Expand may go to own ground two steps from a building of the Civ.
export const farPilgrims: Card = {
  id: 'farPilgrims',
  timing: 'expand',
  lasts: { reach: (_g, _about, soFar) => (soFar < 2 ? 1 : 0) },
};
