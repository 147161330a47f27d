import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decide, type Json, type State, startFast } from '../../../shared/engine/index.ts';
import { ankh } from '../../../shared/games/ankh/ankh.ts';
import { landOf } from '../../../shared/games/ankh/map/land.ts';
import { godNames, setupNames } from '../../../shared/games/ankh/names.ts';
import { setups } from '../../../shared/games/ankh/setups/index.ts';
import { camelsOf, problemsOf, type Setup } from '../../../shared/games/ankh/setups/setup.ts';
import type { Table } from '../../../shared/games/ankh/table.ts';
import type { TableView } from '../../../shared/games/ankh/tableView.ts';
import { space } from './scene.ts';

const tableOf = (state: State): TableView => ankh.view(state.table as Table, null, false);

const all = setupNames.flatMap((name) => setups[name].map((setup) => [name, setup.players, setup] as const));

describe.each(all)('%s for %i', (_, players, setup) => {
  it('can be played', () => {
    expect(problemsOf(setup)).toEqual([]);
  });

  it('gives each player a God, a Warrior and a controlled Monument', () => {
    for (let player = 1; player <= players; player++) {
      const own = Object.values(setup.pieces).filter((text) => text.endsWith(` ${player}`));
      expect(own).toHaveLength(3);
      expect(own).toContain(`god ${player}`);
      expect(own).toContain(`warrior ${player}`);
    }
  });

  it('has a token for each region', () => {
    expect(Object.keys(setup.regions)).toHaveLength(landOf(camelsOf(setup)).regions.length);
  });
});

describe('the regions of the scenarios', () => {
  const sizes = (setup: Setup) => {
    const { regions, homes } = landOf(camelsOf(setup));
    return Object.values(setup.regions).map(
      (name) => regions.find((region) => region.home === homes[space(name)]![0])!.land.length,
    );
  };
  // Land spaces by Conflict Order token, counted on the printed sheets.
  it.each([
    ['middleKingdom', 2, [32, 28, 22]],
    ['middleKingdom', 3, [32, 28, 22]],
    ['middleKingdom', 4, [14, 18, 22, 28]],
    ['middleKingdom', 5, [14, 16, 12, 22, 18]],
    ['oldKingdom', 2, [32, 28, 22]],
    ['oldKingdom', 3, [22, 28, 32]],
    ['oldKingdom', 4, [12, 32, 22, 16]],
    ['oldKingdom', 5, [12, 15, 17, 22, 16]],
    ['peoplesRevolt', 2, [8, 23, 11, 11, 9, 12, 8]],
    ['peoplesRevolt', 3, [12, 11, 23, 8, 11, 8, 9]],
    ['peoplesRevolt', 4, [12, 11, 23, 11, 8, 8, 9]],
    ['peoplesRevolt', 5, [11, 12, 12, 11, 8, 8, 11, 9]],
  ] as const)('%s for %i', (name, players, right) => {
    expect(sizes(setups[name].find((one) => one.players === players)!)).toEqual(right);
  });
});

describe('a setup somebody writes', () => {
  const good: Setup = {
    name: 'Two banks',
    players: 2,
    rules: 'base',
    camels: [],
    regions: { 1: '5,0', 2: '5,8', 3: '2,5' },
    pieces: { '5,1': 'god 1', '7,6': 'god 2', '4,1': 'warrior 1', '5,0': 'obelisk 1', '2,5': 'pyramid' },
  };
  const refusal = (change: Partial<Setup>) => problemsOf({ ...good, ...change }).join('; ');

  it('is played', () => {
    const { table } = startFast(ankh, 2, { setup: good, gods: 'deal' }, 1);
    expect(ankh.view(table as never, null, false).setup).toBe('custom');
  });

  it.each<[string, Partial<Setup>, RegExp]>([
    ['a piece in the water', { pieces: { ...good.pieces, '6,3': 'temple' } }, /'temple' stands in the water of 6,3/],
    ['a piece off the board', { pieces: { ...good.pieces, '9,0': 'temple' } }, /'9,0', which is no space/],
    ['an unknown piece', { pieces: { ...good.pieces, '8,1': 'sphinx' } }, /'sphinx' on 8,1 is no piece/],
    ['a God too many', { pieces: { ...good.pieces, '8,1': 'god 1' } }, /player 1 has 2 God figures/],
    ['a God missing', { pieces: { '5,1': 'god 1' } }, /player 2 has 0 God figures/],
    [
      'a piece of player 3',
      { pieces: { ...good.pieces, '8,1': 'warrior 3' } },
      /belongs to nobody: there are 2 players/,
    ],
    ['a camel on the river', { camels: ['3,4|4,4'] }, /no river/],
    ['a camel in the water', { camels: ['6,3|7,3'] }, /both its spaces must be land/],
    ['a camel nowhere', { camels: ['3,4|9,4'] }, /no side between two spaces/],
    ['a camel that parts nothing', { camels: ['3,0|4,0'] }, /parts no two regions/],
    ['a camel twice', { camels: ['3,0|4,0', '4,0|3,0'] }, /two camels/],
    ['a region without token', { regions: { 1: '5,0', 2: '5,8' } }, /the region of 0,1 has no Conflict Order token/],
    ['two tokens in a region', { regions: { 1: '5,0', 2: '5,8', 3: '4,1' } }, /tokens 1 and 3 lie in one region/],
    ['a gap in the tokens', { regions: { 1: '5,0', 2: '5,8', 5: '2,5' } }, /instead of 1 to 3/],
    ['a token 9', { regions: { 1: '5,0', 2: '5,8', 9: '2,5' } }, /no Conflict Order token/],
    [
      'a region too small',
      {
        camels: ['7,0|8,0', '7,1|8,0', '8,0|8,1'],
        regions: { 1: '5,0', 2: '5,8', 3: '2,5', 4: '8,0' },
      },
      /the region of 8,0 has 1 land spaces, fewer than 6/,
    ],
  ])('is refused for %s', (_, change, reason) => {
    expect(refusal(change)).toMatch(reason);
  });

  it('is refused as an option of a table, with the reason', () => {
    const bad = { ...good, pieces: { ...good.pieces, '6,3': 'temple' } };
    expect(() => v.parse(ankh.options, { setup: bad })).toThrow();
    expect(() => startFast(ankh, 3, { setup: good }, 1)).toThrow(/laid out for 2 players, not 3/);
  });
});

describe('setting up', () => {
  it('lets gods be picked in seat order from those left', () => {
    const state = startFast(ankh, 3, {}, 1);
    expect(state.asking?.task).toEqual({ do: 'chooseGod', seat: 0, from: ['amun', 'anubis', 'isis', 'osiris', 'ra'] });
  });

  it('offers three drawn ones, if so wished, to each in seat order', () => {
    const state = startFast(ankh, 3, { gods: 'three' }, 1);
    const taken: Json[] = [];
    for (const seat of [0, 1, 2]) {
      const from = state.asking?.task.from as Json[];
      expect(state.asking).toMatchObject({ task: { do: 'chooseGod', seat }, seats: [seat] });
      expect(from).toHaveLength(3);
      expect(from.filter((god) => taken.includes(god))).toEqual([]);
      taken.push(from[2]!);
      decide(ankh, state, seat, from[2]!);
    }
    expect(tableOf(state).gods.map((god) => god.god)).toEqual(taken);
  });

  it('leaves gods, first player and Guardians to chance where nothing else is wished', () => {
    const tables = Array.from({ length: 60 }, (_, seed) => tableOf(startFast(ankh, 3, { gods: 'deal' }, seed)));
    const met = <X>(of: (table: TableView) => X) => [...new Set(tables.map(of))].toSorted();
    expect(met((table) => table.gods[0]!.god)).toEqual([...godNames]);
    expect(met((table) => table.first)).toEqual([0, 1, 2]);
    expect(met((table) => table.guardians[0]!.name)).toEqual(['catMummy', 'satet']);
    expect(met((table) => table.guardians[1]!.name)).toEqual(['apep', 'mummy']);
    expect(met((table) => table.guardians[2]!.name)).toEqual(['androsphinx', 'scorpion']);
  });

  it('takes the Guardians agreed on', () => {
    for (let seed = 0; seed < 8; seed++) {
      const guardians = { one: 'catMummy', two: 'apep', three: 'androsphinx' };
      const table = tableOf(startFast(ankh, 3, { gods: 'deal', guardians }, seed));
      expect(table.guardians.map((one) => one.name)).toEqual(['catMummy', 'apep', 'androsphinx']);
    }
  });

  it('gives the pieces of player 1 to the first player, those of player 2 to the one on the left', () => {
    const setup = setups.middleKingdom.find((one) => one.players === 3)!;
    const gods = [1, 2, 3].map(
      (player) => Object.entries(setup.pieces).find(([, text]) => text === `god ${player}`)![0],
    );
    for (let seed = 0; seed < 8; seed++) {
      const table = tableOf(startFast(ankh, 3, { gods: 'deal' }, seed));
      const owners = gods.map((name) => table.figures.find((one) => one.at === space(name))?.owner);
      expect(owners).toEqual([0, 1, 2].map((i) => (table.first! + i) % 3));
    }
  });

  it('deals them, if so wished, and begins the turn of the first player, who is on top of the stack', () => {
    const state = startFast(ankh, 5, { gods: 'deal' }, 1);
    const table = ankh.view(state.table as never, null, false);
    expect(new Set(table.gods.map((god) => god.god)).size).toBe(5);
    expect(state.asking).toMatchObject({ task: { do: 'firstAction' }, seats: [table.first] });
    expect(table.devotion.stacks).toEqual([{ at: 0, seats: [4, 3, 2, 1, 0].map((i) => (table.first! + i) % 5) }]);
    expect(table.gods.map((god) => [god.followers, god.tokens, god.pool])).toEqual(
      Array.from({ length: 5 }, () => [1, 8, { warrior: 5 }]),
    );
  });

  it.each([
    [2, [1, 1, 1]],
    [3, [2, 2, 2]],
    [4, [3, 3, 2]],
    [5, [3, 3, 2]],
  ])('brings the right number of Guardians for %i', (seats, left) => {
    const options = { gods: 'deal', guardians: { one: 'satet', two: 'mummy', three: 'scorpion' } };
    const { table } = startFast(ankh, seats, options, 1);
    expect(ankh.view(table as never, null, false).guardians.map((one) => one.left)).toEqual(left);
  });
});
