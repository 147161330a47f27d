import { describe, expect, it } from 'vitest';
import { apply, type Json, type State, startFast, viewFor } from '../../../shared/engine/index.ts';
import { goofspiel } from '../../../shared/games/goofspiel/goofspiel.ts';
import type { Table } from '../../../shared/games/goofspiel/table.ts';

// A game whose prizes come in the given order.
function game(prizes: number[], options: Json, seats = 2): State {
  const state = startFast(goofspiel, seats, { cards: 5, ...(options as object) }, 1);
  const table: Table = { ...(state.table as Table), deck: prizes.slice(1).reverse(), prizes: prizes.slice(0, 1) };
  return { ...state, table };
}

function bid(state: State, ...bids: number[]): State {
  return bids.reduce((state, card, seat) => apply(goofspiel, state, seat, card).state, state);
}
const table = (state: State) => state.table as Table;

describe('goofspiel', () => {
  it('gives the prize to the highest bid, and the bids are gone', () => {
    const after = bid(game([5, 4, 3, 2, 1], {}), 1, 2);
    expect(table(after)).toMatchObject({
      won: [[], [5]],
      prizes: [4],
      hands: [
        [2, 3, 4, 5],
        [1, 3, 4, 5],
      ],
    });
  });

  it('carries a tied prize over to the next round', () => {
    const tied = bid(game([5, 4, 3, 2, 1], { ties: 'carry' }), 3, 3);
    expect(table(tied).prizes).toEqual([5, 4]);
    expect(table(bid(tied, 1, 2)).won).toEqual([[], [5, 4]]);
  });

  it('loses a tied prize where the table says so', () => {
    const tied = bid(game([5, 4, 3, 2, 1], { ties: 'discard' }), 3, 3);
    expect(table(tied)).toMatchObject({ prizes: [4], lost: [5] });
  });

  it('lets a lower single bid win nothing while two tie above it', () => {
    const tied = bid(game([5, 4, 3, 2, 1], { ties: 'discard' }, 3), 3, 3, 1);
    expect(table(tied)).toMatchObject({ won: [[], [], []], lost: [5] });
  });

  it('plays the last, forced round by itself, and the highest sum wins', () => {
    const rounds = [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ] as const;
    const over = rounds.reduce((state, bids) => bid(state, ...bids), game([5, 4, 3, 2, 1], {}));
    expect(over.result).toEqual({ winners: [1], scores: [1, 14], how: 'prizes' });
  });

  it('loses what is still tied at the end, and an equal sum shares the win', () => {
    const rounds = [
      [5, 1],
      [1, 5],
      [2, 2],
      [3, 3],
    ] as const;
    const over = rounds.reduce((state, bids) => bid(state, ...bids), game([5, 5, 3, 2, 1], {}));
    expect(over.result).toEqual({ winners: [0, 1], scores: [5, 5], how: 'prizes' });
    expect(table(over).lost).toEqual([3, 2, 1]);
  });

  it('shows the prizes to come sorted, never their order', () => {
    expect(viewFor(goofspiel, game([5, 2, 4, 1, 3], {}), 0).table).toMatchObject({ toCome: [1, 2, 3, 4] });
  });
});
