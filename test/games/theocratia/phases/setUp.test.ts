import { describe, expect, it } from 'vitest';
import { decideUnchecked, start, startFast } from '../../../../shared/engine/index.ts';
import { BONUSES } from '../../../../shared/games/theocratia/content/stock.ts';
import type { Table } from '../../../../shared/games/theocratia/table.ts';
import { theocratia } from '../../../../shared/games/theocratia/theocratia.ts';

const begun = (seats: number, options: object = {}, seed = 3): Table =>
  startFast(theocratia, seats, options as never, seed).table as Table;

describe('set-up', () => {
  it('lays 42 crystals, 8 monsters, Fortresses and starting buildings', () => {
    const table = begun(4);
    expect(table.crystals.filter((crystal) => crystal >= 0)).toHaveLength(42);
    expect(table.pieces.filter((piece) => piece >= 20)).toHaveLength(8);
    expect(table.civs.map((civ) => [civ.supply, civ.crystals[4]])).toEqual([
      [2, 1],
      [1, 2],
      [2, 1],
      [1, 2],
    ]);
    expect(table.civs.map((civ) => civ.area)).toEqual([
      [0, 5, 3, 2, 2],
      [0, 5, 2, 3, 2],
      [0, 5, 3, 2, 2],
      [0, 5, 2, 3, 2],
    ]);
  });

  it('gives every Civ one of the four Development cards: two Expansions, a Holiday, a Blank', () => {
    const developments = (seed: number) => begun(4, {}, seed).civs.map((civ) => civ.development);
    expect(developments(3).toSorted()).toEqual(['blank', 'expansion', 'expansion', 'holiday']);
    expect(new Set(Array.from({ length: 20 }, (_, seed) => developments(seed).join())).size).toBeGreaterThan(5);
  });

  it.each([
    [2, 4],
    [3, 5],
    [4, 5],
  ])('with %i players has %i rounds with a bonus card each, and one card a hand', (seats, rounds) => {
    const table = begun(seats);
    expect(table.bonuses).toHaveLength(rounds);
    expect(new Set(table.bonuses).size).toBe(rounds);
    for (const bonus of table.bonuses) expect(BONUSES).toContain(bonus);
    expect(
      new Set(Array.from({ length: 20 }, (_, seed) => begun(seats, {}, seed).bonuses.join())).size,
    ).toBeGreaterThan(9);
    expect(table.players.map((player) => player.hand.length)).toEqual(new Array(seats).fill(1));
    expect(table.deck).toHaveLength(40 - seats);
    expect(table.players.map((player) => player.tiles[0])).toEqual(new Array(seats).fill('held'));
  });

  it.each([
    [2, 'printed', [2, 3]],
    [3, 'printed', [2, 3, 3]],
    [4, 'printed', [2, 3, 3, 4]],
    [2, 'even', [2, 3]],
    [3, 'even', [2, 4, 4]],
    [4, 'even', [2, 3, 3, 4]],
  ])('%i players, %s: Cosmo %j in turn order', (seats, cosmo, expected) => {
    const table = begun(seats, { cosmo });
    expect(table.order.map((seat) => table.players[seat]!.cosmo)).toEqual(expected);
  });

  it('seats the colours clockwise, drawn or by seat', () => {
    expect(begun(3, { colours: 'seated' }).players.map((player) => player.colour)).toEqual([0, 1, 2]);
    const drawn = new Set(
      Array.from({ length: 30 }, (_, seed) =>
        begun(2, {}, seed)
          .players.map((one) => one.colour)
          .join(),
      ),
    );
    expect(drawn.size).toBeGreaterThan(5);
    for (let seed = 0; seed < 10; seed++) {
      const { order, players } = begun(4, {}, seed);
      const colours = order.map((seat) => players[seat]!.colour);
      expect(colours.map((colour) => (colour - colours[0]! + 4) % 4)).toEqual([0, 1, 2, 3]);
    }
  });

  it('lets the last player choose first, and moves that Priest to 0 in first games only', () => {
    for (const firstGame of [true, false]) {
      const state = startFast(theocratia, 4, { firstGame }, 5);
      const table = state.table as Table;
      const last = table.order[3]!;
      expect(state.asking?.seats).toEqual([last]);
      decideUnchecked(theocratia, state, last, { civ: 1 });
      expect(table.players[last]!.priests[1]).toBe(firstGame ? 0 : -1);
      expect(state.asking?.seats).toEqual([table.order[2]]);
    }
  });

  it('draws everything from the seed, and tells so', () => {
    const { draws, state } = start(theocratia, { seats: 4, options: {}, seed: '7'.repeat(64), nonces: ['a'] });
    expect(draws.length).toBeGreaterThan(45);
    expect(state.random).toMatchObject({ drawn: draws.at(-1)!.n + 1 });
  });
});
