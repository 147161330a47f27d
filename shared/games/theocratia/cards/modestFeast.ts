import { type Card, copies } from './card.ts';

// This turn's Holiday costs 2 Cosmo less.
export const modestFeast: Card = {
  id: 'modestFeast',
  timing: 'holiday',
  lasts: { holidayCosmo: (g, _about, soFar) => -Math.min(2 * copies(g, 'modestFeast'), soFar) },
};
