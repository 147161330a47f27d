import { type Card, copies } from './card.ts';

// This turn's War costs 1 Warrior less, never less than 1.
export const forcedMarch: Card = {
  id: 'forcedMarch',
  timing: 'war',
  lasts: { warCost: (g, _about, soFar) => -Math.min(copies(g, 'forcedMarch'), soFar - 1) },
};
