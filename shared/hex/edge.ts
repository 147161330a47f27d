import { distance, type Hex, neighbour } from './coordinate.ts';
import { type Corner, cornerOf } from './corner.ts';
import { axial, type Naming } from './naming.ts';

/** The side between two neighbouring hexes, whether or not a map has both. Its name is one for both ways round. */
export type Edge = readonly [Hex, Hex];

/** The side of a hex in a direction. */
export function edgeOf(hex: Hex, direction: number): Edge {
  return [hex, neighbour(hex, direction)];
}

/** The six sides of a hex, by direction. */
export function edgesOf(hex: Hex): Edge[] {
  return [0, 1, 2, 3, 4, 5].map((direction) => edgeOf(hex, direction));
}

/** The two corners of a side: first the one anticlockwise, seen from its first hex. */
export function cornersOfEdge([a, b]: Edge): [Corner, Corner] {
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbour(a, direction);
    if (next.q === b.q && next.r === b.r) return [cornerOf(a, direction - 1), cornerOf(a, direction)];
  }
  throw new Error(`${axial.name(a)} and ${axial.name(b)} are not neighbours and share no side`);
}

/** The three sides that meet at a corner. */
export function edgesAtCorner([a, b, c]: Corner): [Edge, Edge, Edge] {
  return [
    [a, b],
    [b, c],
    [c, a],
  ];
}

/** 'hex|hex', in the order of the naming. */
export function edgeName([a, b]: Edge, naming: Naming = axial): string {
  return [a, b].sort(naming.compare).map(naming.name).join('|');
}

/** Reads 'hex|hex' in either order. */
export function parseEdge(name: string, naming: Naming = axial): Edge {
  const [a, b, more] = name.split('|').map(naming.parse);
  if (!a || !b || more || distance(a, b) !== 1) {
    throw new Error(`'${name}' names no side: two neighbouring hexes 'hex|hex' were expected`);
  }
  return naming.compare(a, b) < 0 ? [a, b] : [b, a];
}
