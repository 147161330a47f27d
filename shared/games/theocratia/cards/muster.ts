import { arm } from '../gains.ts';
import type { Card } from './card.ts';

// One Civ arms 1 or 2 Warriors.
export const muster: Card = {
  id: 'muster',
  timing: 'any',
  targets: (g) =>
    g.table.civs.flatMap(({ idle }, civ) => [1, 2].filter((count) => count <= idle).map((count) => ({ civ, count }))),
  play: (g, _seat, { civ = 0, count = 0 }) => arm(g, civ, count, 'muster'),
};
