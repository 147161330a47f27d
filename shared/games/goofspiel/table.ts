import * as v from 'valibot';
import type { Kit, Play, Seat } from '../../engine/index.ts';

export const options = v.strictObject({
  cards: v.optional(v.picklist([5, 9, 13]), 13),
  // On a tie for the highest bid the prize is lost, or waits and goes with the next one.
  ties: v.optional(v.picklist(['discard', 'carry']), 'carry'),
});
export type Options = v.InferOutput<typeof options>;

export type Table = {
  deck: number[]; // prizes still face down; the last is turned up next
  prizes: number[]; // on offer now
  hands: number[][]; // bids each seat still holds, ascending
  bids: number[]; // the bids of this round, by seat; empty before they are revealed
  won: number[][];
  lost: number[]; // prizes nobody gets
};

// Everything is open but the order of the deck.
export type TableView = Omit<Table, 'deck'> & { toCome: number[]; scores: number[] };

export type Event =
  | { type: 'turnedUp'; prize: number; prizes: number[] }
  | { type: 'bid'; bids: number[] }
  | { type: 'won'; seat: Seat; prizes: number[] }
  | { type: 'tied'; seats: Seat[]; carried: boolean; prizes: number[] };

export type Goofspiel = Kit & { table: Table; view: TableView; options: Options; event: Event; values: object };
export type G = Play<Goofspiel>;

export function begin({ cards }: Options, seats: number): Table {
  const suit = () => Array.from({ length: cards }, (_, i) => i + 1);
  const each = <X>(make: () => X) => Array.from({ length: seats }, make);
  return { deck: suit(), prizes: [], hands: each(suit), bids: [], won: each(() => []), lost: [] };
}

export const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0);
