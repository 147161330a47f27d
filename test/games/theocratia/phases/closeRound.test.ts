import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../../shared/games/theocratia/content/names.ts';
import { type Colour, four, Scene } from '../scene.ts';

// The last turn of a round ends; no Civ develops.
const ends = (seats: number, round: number, given: { order?: Colour[]; nextFirst?: Colour } = {}) => {
  const order = given.order ?? COLOURS.slice(0, seats);
  const last = order.at(-1)!;
  return new Scene({
    players: four.slice(0, seats),
    round,
    taken: (seats === 2 ? 6 : 2 * seats) - 1,
    bonusDie: 'pink',
    turn: { player: last, die: 'pink 1', civ: 'pink', space: 0 },
    civs: {
      magenta: { development: 'blank' },
      turquoise: { development: 'blank' },
      violet: { development: 'blank' },
      pink: { development: 'blank', row: ['pink 1'] },
    },
    asking: { task: { do: 'afterAction', seat: four.findIndex((one) => one.colour === last) } },
    ...given,
    order,
  }).answer(last, { done: true });
};
const order = (scene: Scene) => scene.table.order.map((seat) => COLOURS[scene.table.players[seat]!.colour]);

describe('the end of a round', () => {
  it('makes the holder of the token first; the others follow clockwise', () => {
    const scene = ends(4, 1, { order: ['white', 'red', 'brown', 'blue'], nextFirst: 'brown' });
    expect(order(scene)).toEqual(['brown', 'blue', 'white', 'red']);
    expect(scene.told('roundOver')).toEqual([{ type: 'roundOver', round: 1, first: 1 }]);
  });

  it('leaves the order where nobody took the token', () => {
    expect(order(ends(3, 2, { order: ['blue', 'red', 'brown'] }))).toEqual(['blue', 'red', 'brown']);
  });

  it.each([
    [2, 4],
    [3, 5],
    [4, 5],
  ])('with %i players is the last one after round %i', (seats, rounds) => {
    expect(ends(seats, rounds - 1).table.round).toBe(rounds);
    expect(ends(seats, rounds).asks).toMatch(/^(drop|over)/);
  });
});
