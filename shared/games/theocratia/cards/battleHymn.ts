import { type Card, copies } from './card.ts';

// This turn's War brings 1 more Worship of the warring Civ.
export const battleHymn: Card = {
  id: 'battleHymn',
  timing: 'war',
  lasts: { warWorship: (g) => copies(g, 'battleHymn') },
};
