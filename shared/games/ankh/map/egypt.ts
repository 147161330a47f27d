import { edgeName, parseEdge } from '../../../hex/edge.ts';
import { gridOf, OUTSIDE } from '../../../hex/grid.ts';
import { fromOffset, offset } from '../../../hex/naming.ts';
import { at, marks } from '../../../hex/table.ts';

// The board: rows of flat-top hexes, odd columns half a hex lower. F fertile, D desert, W water, '.' no space.
const rows = [
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

// The arms of the Nile, side by side, each from the sea or border upstream.
const riverNames = `
  0,1|1,0 1,0|1,1 1,1|2,0 1,1|2,1 2,1|2,2 2,2|3,2 2,3|3,2 2,3|3,3 3,3|3,4 3,4|4,4 3,5|4,4 3,5|4,5 3,5|4,6
  1,9|2,10 1,9|2,9 2,8|2,9 2,8|3,8 2,7|3,8 2,7|3,7 3,6|3,7 3,6|4,6
  4,5|4,6 4,5|5,6 5,5|5,6 5,5|6,6 5,5|6,5 6,4|6,5 6,5|7,4 7,4|7,5 7,5|8,4 8,4|8,5 8,5|9,4`;

export type Terrain = 'fertile' | 'desert' | 'water';
const terrains: { [letter: string]: Terrain } = { F: 'fertile', D: 'desert', W: 'water' };

const cells = rows.flatMap((text, row) =>
  [...text].flatMap((letter, col) => {
    const terrain = terrains[letter];
    return terrain ? [{ row, col, terrain }] : [];
  }),
);

// Spaces are numbered row by row from the north-west; they are named 'row,column'.
export const egypt = gridOf(cells.map(fromOffset), offset);
export const spaceCount = cells.length;
export const terrain: readonly Terrain[] = cells.map((cell) => cell.terrain);
export const water = marks(
  spaceCount,
  terrain.flatMap((kind, space) => (kind === 'water' ? [space] : [])),
);
export const waterSpaces: readonly number[] = [...water.keys()].filter((space) => water[space] === 1);
export const isWater = (space: number): boolean => water[space] === 1;

export function space(name: string): number {
  const found = egypt.spaceByName.get(name);
  if (found === undefined) throw new RangeError(`'${name}' is no space of the board: 'row,column' was expected`);
  return found;
}
export const spaceName = (index: number): string => at(egypt.names, index);

// The side between two spaces, named 'row,column|row,column' in either order.
export function edge(name: string): number {
  const found = egypt.edgeByName.get(edgeName(parseEdge(name, offset), offset));
  if (found === undefined) throw new RangeError(`'${name}' is no side of a space of the board`);
  return found;
}
export const edgeNamed = (index: number): string => at(egypt.edgeNames, index);

export const rivers: readonly number[] = riverNames.trim().split(/\s+/).map(edge);
const riverMarks = marks(egypt.edges.length, rivers);
export const isRiver = (index: number): boolean => riverMarks[index] === 1;

// A camel stands between two land spaces, not on a river.
export function takesCamel(index: number): boolean {
  const [one, other] = at(egypt.sides, index);
  return other !== OUTSIDE && !isRiver(index) && !isWater(one) && !isWater(other);
}
