import type { Seat } from '../../../engine/index.ts';
import { BARRACK } from '../content/names.ts';
import { arm } from '../gains.ts';
import { civAt, owned } from '../owning.ts';
import type { G } from '../table.ts';
import type { Card, Target } from './card.ts';

const MOST = 3;

// Every Barrack of one's own, of whatever Civ, arms a Warrior: 3 at most, and then one chooses which.
export const watchtowers: Card = {
  id: 'watchtowers',
  timing: 'any',
  targets,
  play(g, _seat, { from = [] }) {
    for (const [civ, count] of from.entries()) if (count > 0) arm(g, civ, count, 'watchtowers');
  },
};

function targets(g: G, seat: Seat): Target[] {
  const able = g.table.civs.map((_, civ) =>
    Math.min(owned(g.table, seat, civ, BARRACK).length, civAt(g.table, civ).idle),
  );
  const all = Math.min(
    MOST,
    able.reduce((sum, count) => sum + count, 0),
  );
  if (all === 0) return [];
  // Every way to take `all` Warriors from the Civs that are able to arm them.
  let ways: number[][] = [[]];
  for (const most of able) {
    ways = ways.flatMap((way) => Array.from({ length: most + 1 }, (_, count) => [...way, count]));
  }
  return ways.filter((way) => way.reduce((sum, count) => sum + count, 0) === all).map((from) => ({ from }));
}
