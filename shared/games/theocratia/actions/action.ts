import type { Json, Seat } from '../../../engine/index.ts';
import type { Because, G, Move } from '../table.ts';

// One of the things a Civ does for the player who activates it.
export type Action = {
  id: 'first' | 'war' | 'expand' | 'factory' | 'barrack' | 'pyramid' | 'holiday';
  faces: readonly number[]; // of the die; empty for the Holiday, which any face allows
  possible(g: G, seat: Seat, civ: number): boolean; // moves() would not be empty
  moves(g: G, seat: Seat, civ: number): Move[];
  refused(g: G, seat: Seat, civ: number): Refused[];
};

// What one might expect to do, and why it can't be done.
export type Refused = { option: Json; because: Because };

export const refuse = (option: Json, code: string, more: { [key: string]: Json } = {}): Refused => ({
  option,
  because: { code, ...more },
});
