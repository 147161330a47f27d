import { type Card, copies } from './card.ts';

// Up to 2 crystals of this turn's Holiday are green ones from the reserve.
export const borrowedOfferings: Card = {
  id: 'borrowedOfferings',
  timing: 'holiday',
  lasts: { borrowed: (g) => 2 * copies(g, 'borrowedOfferings') },
};
