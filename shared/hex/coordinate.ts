import { at } from './table.ts';

/** A hex in axial coordinates. The third cube coordinate is always -q - r. */
export type Hex = { readonly q: number; readonly r: number };

/**
 * The six steps, clockwise on the screen (y grows downwards). The same numbers serve both ways of drawing:
 *
 * | direction | 0  | 1  | 2  | 3  | 4  | 5  |
 * |-----------|----|----|----|----|----|----|
 * | flat top  | N  | NE | SE | S  | SW | NW |
 * | pointy top| NW | NE | E  | SE | SW | W  |
 */
export const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** The hex next to this one; directions wrap, so 6 is 0 and -1 is 5. */
export function neighbour(hex: Hex, direction: number): Hex {
  const step = at(STEPS, ((direction % 6) + 6) % 6);
  return { q: hex.q + step.q, r: hex.r + step.r };
}

/** The six neighbours, by direction. */
export function neighbours(hex: Hex): Hex[] {
  return STEPS.map((step) => ({ q: hex.q + step.q, r: hex.r + step.r }));
}

export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hexes at exactly this distance, clockwise from the one straight in direction 0. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  const hexes: Hex[] = [];
  let hex: Hex = { q: centre.q, r: centre.r - radius };
  for (let side = 0; side < 6; side++) {
    for (let step = 0; step < radius; step++) {
      hexes.push(hex);
      hex = neighbour(hex, side + 2);
    }
  }
  return hexes;
}

/** The hexes at most this far away, from the centre outwards, ring by ring. */
export function disc(centre: Hex, radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let distance = 0; distance <= radius; distance++) hexes.push(...ring(centre, distance));
  return hexes;
}

/** The hex that holds a point given in fractional axial coordinates. */
export function nearest(q: number, r: number): Hex {
  const s = -q - r;
  let wholeQ = Math.round(q);
  let wholeR = Math.round(r);
  const wholeS = Math.round(s);
  const offQ = Math.abs(wholeQ - q);
  const offR = Math.abs(wholeR - r);
  const offS = Math.abs(wholeS - s);
  if (offQ > offR && offQ > offS) wholeQ = -wholeR - wholeS;
  else if (offR > offS) wholeR = -wholeQ - wholeS;
  // Adding 0 turns -0 into 0, which the names and strict comparisons need.
  return { q: wholeQ + 0, r: wholeR + 0 };
}

/** A straight line of hexes from a to b, both included. */
export function line(a: Hex, b: Hex): Hex[] {
  const steps = distance(a, b);
  const hexes: Hex[] = [a];
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    // A hair to one side, so that a line along the border of two hexes always takes the same one.
    hexes.push(nearest(a.q + (b.q - a.q) * part + 1e-6, a.r + (b.r - a.r) * part + 2e-6));
  }
  return hexes;
}
