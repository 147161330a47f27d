import { toOffset } from '../../../hex/naming.ts';
import { at } from '../../../hex/table.ts';
import { egypt } from '../map/egypt.ts';

// A space as people say it: the column's letter from west to east, and the row counted from the north, as in 'F5'.
export function place(space: number): string {
  const { row, col } = toOffset(at(egypt.hexes, space));
  return `${String.fromCharCode('A'.charCodeAt(0) + col)}${row + 1}`;
}

// The two spaces a camel stands between.
export function sidesOf(edge: number): [string, string] {
  const [one, other] = at(egypt.sides, edge);
  return [place(one), place(other)];
}
