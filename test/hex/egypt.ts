import { edgeName, parseEdge } from '../../shared/hex/edge.ts';
import { type Grid, gridOf } from '../../shared/hex/grid.ts';
import { fromOffset, offset } from '../../shared/hex/naming.ts';
import { at, marks } from '../../shared/hex/table.ts';

// A real map with coast, lake and river: rows of flat-top hexes, odd columns half a hex lower, '.' no hex, 'W' water.
const ROWS = [
  '.FFFWWWWWW.',
  'FFFFFFFFFFW',
  'FFFFFFFFFFF',
  'DDFFFFFFFWD',
  'DDDDFFFDDDW',
  'DDWDDFFDDDW',
  'DDWWWFFDDWW',
  'DDDDFFDDWDW',
  'DDDDFFDDDDW',
  '..D.F.D.D..',
];
const RIVERS = `0,1|1,0 1,0|1,1 1,1|2,0 1,1|2,1 1,9|2,9 1,9|2,10 2,1|2,2 2,2|3,2 2,3|3,2 2,3|3,3 2,7|3,7 2,7|3,8 2,8|2,9
  2,8|3,8 3,3|3,4 3,4|4,4 3,5|4,4 3,5|4,5 3,5|4,6 3,6|3,7 3,6|4,6 4,5|4,6 4,5|5,6 5,5|5,6 5,5|6,5 5,5|6,6 6,4|6,5 6,5|7,4
  7,4|7,5 7,5|8,4 8,4|8,5 8,5|9,4`;

const cells = ROWS.flatMap((text, row) =>
  [...text].map((terrain, col) => ({ row, col, terrain })).filter(({ terrain }) => terrain !== '.'),
);

export const egypt: Grid = gridOf(cells.map(fromOffset), offset);

export const water = marks(
  cells.length,
  cells.flatMap(({ terrain }, space) => (terrain === 'W' ? [space] : [])),
);

/** Edges of the map from names, in either order of their two hexes. */
export function edgesNamed(names: string, grid: Grid = egypt): number[] {
  return names.split(/\s+/).map((name) => {
    const edge = grid.edgeByName.get(edgeName(parseEdge(name, grid.naming), grid.naming));
    if (edge === undefined) throw new Error(`no edge ${name} on this map`);
    return edge;
  });
}

export const rivers = edgesNamed(RIVERS);

/** River edges, and these camels besides, as a set. */
export function blockedWith(camels: readonly number[] = []): Uint8Array {
  return marks(egypt.edges.length, [...rivers, ...camels]);
}

export function namesOf(spaces: readonly number[], grid: Grid = egypt): string[] {
  return spaces.map((space) => at(grid.names, space));
}
