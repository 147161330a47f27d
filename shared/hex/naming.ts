import type { Hex } from './coordinate.ts';

/** A hex as row and column of a flat-top map whose odd columns sit half a hex lower. */
export type Offset = { readonly row: number; readonly col: number };

/** How a map writes its hexes, and the order in which it lists them. */
export type Naming = {
  readonly name: (hex: Hex) => string;
  readonly parse: (name: string) => Hex;
  readonly compare: (a: Hex, b: Hex) => number;
};

export function toOffset({ q, r }: Hex): Offset {
  return { row: r + Math.floor(q / 2), col: q };
}

export function fromOffset({ row, col }: Offset): Hex {
  return { q: col, r: row - Math.floor(col / 2) };
}

function twoNumbers(name: string, meaning: string): [number, number] {
  const match = /^(-?\d+),(-?\d+)$/.exec(name);
  if (!match) throw new Error(`'${name}' names no hex: two whole numbers '${meaning}' were expected`);
  return [Number(match[1]) + 0, Number(match[2]) + 0];
}

/** 'q,r', listed by r, then q. */
export const axial: Naming = {
  name: ({ q, r }) => `${q},${r}`,
  parse: (name) => {
    const [q, r] = twoNumbers(name, 'q,r');
    return { q, r };
  },
  compare: (a, b) => a.r - b.r || a.q - b.q,
};

/** 'row,col', listed by row, then column. */
export const offset: Naming = {
  name: (hex) => {
    const { row, col } = toOffset(hex);
    return `${row},${col}`;
  },
  parse: (name) => {
    const [row, col] = twoNumbers(name, 'row,col');
    return fromOffset({ row, col });
  },
  compare: (a, b) => toOffset(a).row - toOffset(b).row || a.q - b.q,
};
