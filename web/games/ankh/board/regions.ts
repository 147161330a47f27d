import { egypt } from '../../../../shared/games/ankh/map/egypt.ts';
import { OUTSIDE } from '../../../../shared/hex/grid.ts';
import type { Point } from '../../../../shared/hex/layout.ts';
import { at } from '../../../../shared/hex/table.ts';
import { centres, edges, hexPath, linesOf } from './geometry.ts';

// Where the seal of a region lies: on a corner between three of its spaces, as near its middle as may be, where the
// fewest pieces stand around it.
export function sealPoint(spaces: readonly number[], occupied: ReadonlySet<number>): Point {
  const within = new Set(spaces);
  const middle = mean(spaces.map((space) => at(centres, space)));
  let best = middle;
  let least = Infinity;
  for (const space of spaces) {
    for (const [direction, edge] of at(egypt.edgesOf, space).entries()) {
      const three = [space, at(at(egypt.around, space), direction), at(at(egypt.around, space), (direction + 1) % 6)];
      if (!three.every((one) => within.has(one))) continue;
      // Corner i of a space is the clockwise end of its side i.
      const corner = at(at(egypt.cornersOf, space), direction);
      const point = at(edges, edge)[at(egypt.ends, edge)[0] === corner ? 0 : 1];
      const crowd = three.filter((one) => occupied.has(one)).length;
      const away = Math.hypot(point.x - middle.x, point.y - middle.y) + crowd * 34;
      if (away < least) [best, least] = [point, away];
    }
  }
  return best;
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export const areaPath = (spaces: readonly number[]): string => spaces.map((space) => hexPath(space)).join('');

// The line around these spaces.
export function borderPath(spaces: readonly number[]): string {
  const within = new Set(spaces);
  const sides = spaces.flatMap((space) =>
    at(egypt.edgesOf, space).filter((_, direction) => {
      const next = at(at(egypt.around, space), direction);
      return next === OUTSIDE || !within.has(next);
    }),
  );
  return linesOf(sides);
}
