import { CIVS, GREEN } from '../content/names.ts';
import { addCrystals } from '../gains.ts';
import type { Card } from './card.ts';

// 2 green crystals for one Civ, and 1 Cosmo.
export const wildHarvest: Card = {
  id: 'wildHarvest',
  timing: 'any',
  cosmo: 1,
  targets: () => CIVS.map((_, civ) => ({ civ })),
  play: (g, _seat, { civ = 0 }) => addCrystals(g, civ, GREEN, 2, 'wildHarvest'),
};
