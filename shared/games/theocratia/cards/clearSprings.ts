import { at } from '../../../hex/table.ts';
import { BLACK } from '../content/names.ts';
import { addCrystals, gainCosmo } from '../gains.ts';
import type { Card } from './card.ts';

// 1 or 2 black crystals leave one Civ's area; 1 Cosmo for each.
export const clearSprings: Card = {
  id: 'clearSprings',
  timing: 'any',
  targets: (g) =>
    g.table.civs.flatMap(({ crystals }, civ) =>
      [1, 2].filter((count) => count <= at(crystals, BLACK)).map((count) => ({ civ, count })),
    ),
  play(g, seat, { civ = 0, count = 0 }) {
    addCrystals(g, civ, BLACK, -count, 'clearSprings');
    gainCosmo(g, seat, count, 'clearSprings');
  },
};
