import type { Card } from './card.ts';

// The die is turned to any face from 1 to 5 for nothing; a 6 turned this way brings no Malus.
export const turnOfFate: Card = {
  id: 'turnOfFate',
  timing: 'draft',
  lasts: {
    turnCost: (_g, _about, soFar) => -soFar,
    divinationMalus: (_g, _about, soFar) => -soFar,
  },
};
