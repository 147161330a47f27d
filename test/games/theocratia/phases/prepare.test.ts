import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../../shared/games/theocratia/content/names.ts';
import { turnExcess } from '../../../../shared/games/theocratia/steps/prepare.ts';
import { four, Scene } from '../scene.ts';

// The last turn of a round, one decision before the next begins.
const lastTurn = (seats: number, round: number, given: object = {}) => {
  const players = four.slice(0, seats);
  return new Scene({
    players,
    round,
    taken: (seats === 2 ? 6 : 2 * seats) - 1,
    bonusDie: 'pink',
    order: COLOURS.slice(0, seats),
    turn: { player: COLOURS[seats - 1]!, die: 'pink 1', civ: 'pink', space: 0 },
    civs: {
      magenta: { development: 'blank' },
      turquoise: { development: 'blank' },
      violet: { development: 'blank' },
      pink: { development: 'blank', row: ['pink 1'] },
    },
    asking: { task: { do: 'afterAction', seat: seats - 1 } },
    ...given,
  }).answer(COLOURS[seats - 1]!, { done: true });
};

describe('preparing a round', () => {
  it.each([
    [2, 7],
    [3, 7],
    [4, 9],
  ])('with %i players rolls %i dice, and one more for the bonus card', (seats, dice) => {
    const scene = lastTurn(seats, 1);
    expect(scene.table.round).toBe(2);
    expect(scene.table.dice).toHaveLength(dice);
    expect(scene.table.bonusDie).toBeGreaterThanOrEqual(0);
    const preset = scene.table.civs.flatMap((civ, i) => civ.row.map((die) => [i, die.civ]));
    expect(preset).toHaveLength(seats === 4 ? 0 : 2);
    for (const [row, colour] of preset) expect(row).toBe(colour); // each on the row of its own colour
    expect(new Set(preset.map(([row]) => row)).size).toBe(preset.length);
    expect(scene.table.bag.reduce((sum, count) => sum + count, 0)).toBe(16 - dice - 1 - preset.length);
  });

  it.each([
    [2, 1, true],
    [2, 2, true],
    [3, 1, false],
    [3, 2, true],
    [3, 3, false],
    [3, 4, true],
    [4, 1, false],
  ])('with %i players after round %i: a Civ grows by itself: %s', (seats, round, grows) => {
    expect(lastTurn(seats, round).told('developed').length > 0).toBe(grows);
  });

  it('brings a black crystal to every Civ, but not in the first round', () => {
    const scene = lastTurn(4, 1);
    expect(scene.table.civs.map((civ) => civ.crystals[5])).toEqual([1, 1, 1, 1]);
  });

  it('puts card and token back', () => {
    const scene = lastTurn(4, 1, { nextFirst: 'blue' });
    expect(scene.table).toMatchObject({ bonusHolder: -1, nextFirst: -1, taken: 0 });
    expect(scene.table.order[0]).toBe(2);
  });

  it.each([
    ['six of a number', [1, 1, 1, 1, 1, 1]],
    ['a chain over two faces', [5, 5, 5, 5, 6, 6, 6]],
    ['from 6 to 1', [6, 6, 6, 6, 1, 1, 1]],
    ['nine of a number', [3, 3, 3, 3, 3, 3, 3, 3, 3]],
  ])('turns dice on until no face has more than three: %s', (_, faces) => {
    const scene = Scene.drafting('red');
    scene.table.dice = faces.map((face, i) => ({ civ: i % 4, face }));
    const g = scene.g;
    turnExcess(g);
    for (let face = 1; face <= 6; face++) {
      expect(scene.table.dice.filter((die) => die.face === face).length).toBeLessThanOrEqual(3);
    }
    expect(scene.table.dice).toHaveLength(faces.length);
  });

  it('turns a die of the colour most repeated', () => {
    const scene = Scene.drafting('red');
    scene.table.dice = [1, 1, 2, 3].map((civ) => ({ civ, face: 4 }));
    turnExcess(scene.g);
    expect(scene.table.dice).toContainEqual({ civ: 1, face: 5 });
  });
});
