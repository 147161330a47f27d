import { type Hex, neighbour } from './coordinate.ts';
import { axial, type Naming } from './naming.ts';

/** The point where three hexes meet, whether or not a map has all three. */
export type Corner = readonly [Hex, Hex, Hex];

/** Corner i of a hex lies between its neighbours in the directions i and i + 1. */
export function cornerOf(hex: Hex, index: number): Corner {
  return [hex, neighbour(hex, index), neighbour(hex, index + 1)];
}

/** The six corners of a hex, clockwise. */
export function cornersOf(hex: Hex): Corner[] {
  return [0, 1, 2, 3, 4, 5].map((index) => cornerOf(hex, index));
}

/** 'hex|hex|hex', in the order of the naming. */
export function cornerName(corner: Corner, naming: Naming = axial): string {
  return [...corner].sort(naming.compare).map(naming.name).join('|');
}
