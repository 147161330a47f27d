import { type Random, type Seat, shuffle } from '../../engine/index.ts';
import { sum, type Table, type TableView } from './table.ts';

export function view(table: Table, _seat: Seat | null): TableView {
  return {
    toCome: table.deck.toSorted((a, b) => a - b),
    prizes: table.prizes,
    hands: table.hands,
    bids: table.bids,
    won: table.won,
    lost: table.lost,
    scores: table.won.map(sum),
  };
}

// Nobody knows the order of the prizes to come.
export function scramble(table: Table, _seat: Seat | null, random: Random): void {
  table.deck = shuffle(
    random,
    table.deck.toSorted((a, b) => a - b),
  );
}
