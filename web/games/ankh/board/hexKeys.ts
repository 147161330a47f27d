import { egypt } from '../../../../shared/games/ankh/map/egypt.ts';
import { OUTSIDE } from '../../../../shared/hex/grid.ts';
import { at } from '../../../../shared/hex/table.ts';

// Directions on a flat-top map: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Left and right stay in the row, which zigzags.
function directionsOf(key: string, space: number): readonly number[] {
  const low = Math.abs(at(egypt.hexes, space).q) % 2 === 1;
  switch (key) {
    case 'ArrowUp':
      return [0];
    case 'ArrowDown':
      return [3];
    case 'ArrowRight':
      return low ? [1, 2] : [2, 1];
    case 'ArrowLeft':
      return low ? [5, 4] : [4, 5];
    default:
      return [];
  }
}

// The space an arrow key leads to from this one; undefined at the border, and for other keys.
export function spaceTowards(key: string, space: number): number | undefined {
  for (const direction of directionsOf(key, space)) {
    const next = at(at(egypt.around, space), direction);
    if (next !== OUTSIDE) return next;
  }
  return undefined;
}
