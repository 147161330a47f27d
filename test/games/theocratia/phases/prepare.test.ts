import { describe, expect, it } from 'vitest';
import { decideUnchecked, optionsFor, startFast, unanswered } from '../../../../shared/engine/index.ts';
import { COLOURS } from '../../../../shared/games/theocratia/content/names.ts';
import { turnExcess } from '../../../../shared/games/theocratia/steps/prepare.ts';
import type { Table } from '../../../../shared/games/theocratia/table.ts';
import { theocratia } from '../../../../shared/games/theocratia/theocratia.ts';
import { four, Scene } from '../scene.ts';

// The first round of a game, when its dice lie ready.
const firstRound = (seats: number, seed: number): Table => {
  const state = startFast(theocratia, seats, {}, seed);
  while (state.asking?.task.do === 'chooseCiv') {
    const seat = unanswered(state)[0]!;
    const options = optionsFor(theocratia, state, seat);
    if (options?.kind === 'one') decideUnchecked(theocratia, state, seat, options.of[0]!);
  }
  return state.table as Table;
};
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

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

  it('takes the dice from the bag in the rulebook’s order: table, rows, bonus card', () => {
    const drawn = ['polluted', 'rolled', 'preset', 'bonusDie'];
    const told = (seats: number) =>
      lastTurn(seats, 2).events.flatMap(({ type }) => (drawn.includes(type) ? [type] : []));
    expect(told(4)).toEqual(['polluted', 'rolled', 'bonusDie']);
    expect(told(3)).toEqual(['polluted', 'rolled', 'preset', 'preset', 'bonusDie']);
  });

  it('brings a black crystal to every Civ, but not in the first round', () => {
    const scene = lastTurn(4, 1);
    expect(scene.table.civs.map((civ) => civ.crystals[5])).toEqual([1, 1, 1, 1]);
    expect(firstRound(4, 1).civs.map((civ) => civ.crystals[5])).toEqual([0, 0, 0, 0]);
  });

  it('puts card and token back', () => {
    const scene = lastTurn(4, 1, { nextFirst: 'blue', bonusHolder: 'white' }).answer('white', { skip: true });
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

  it('rolls every face, and lays the dice out in order, three of a face at most', () => {
    const faces = new Set<number>();
    for (const seed of seeds) {
      const { dice } = firstRound(4, seed);
      const shown = dice.map((die) => die.face * 4 + die.civ);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      for (let face = 1; face <= 6; face++) {
        expect(dice.filter((die) => die.face === face).length).toBeLessThanOrEqual(3);
      }
      for (const die of dice) faces.add(die.face);
    }
    expect([...faces].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('never puts both dice of the rows on one row; the colours are as likely', () => {
    const pairs = new Set<string>();
    for (const seed of seeds) {
      const { civs } = firstRound(2, seed);
      const rows = civs.flatMap(({ row }, civ) => row.map(() => civ));
      expect(rows).toHaveLength(2);
      expect(rows[0]).not.toBe(rows[1]);
      pairs.add(rows.join());
    }
    expect(pairs.size).toBe(6);
  });

  it('turns a die of the colour most repeated', () => {
    const scene = Scene.drafting('red');
    scene.table.dice = [1, 1, 2, 3].map((civ) => ({ civ, face: 4 }));
    turnExcess(scene.g);
    expect(scene.table.dice).toContainEqual({ civ: 1, face: 5 });
  });
});
