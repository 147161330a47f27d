import { describe, expect, it } from 'vitest';
import { decideUnchecked, optionsFor, start } from '../../../shared/engine/index.ts';
import { COLOURS } from '../../../shared/games/theocratia/content/names.ts';
import { turnExcess } from '../../../shared/games/theocratia/steps/prepare.ts';
import type { Table } from '../../../shared/games/theocratia/table.ts';
import { theocratia } from '../../../shared/games/theocratia/theocratia.ts';
import { type Colour, civIndex, four, hex, homes, Scene } from './scene.ts';

// The rulebook's worked examples, on our map.
describe('worked examples', () => {
  it('V1: Cosmo by turn order, Civs chosen from the last player back, each with a House and its crystal', () => {
    // A start in which Blue is first, sought among the seeds.
    for (let n = 0; ; n++) {
      const { state } = start(theocratia, {
        seats: 4,
        options: { colours: 'seated' },
        seed: n.toString(16).padStart(64, '0'),
      });
      const table = state.table as Table;
      if (table.order[0] !== 2) continue;
      const colour = (seat: number): Colour => COLOURS[seat]!;
      expect(table.order.map(colour)).toEqual(['blue', 'white', 'red', 'brown']);
      expect(table.order.map((seat) => table.players[seat]!.cosmo)).toEqual([2, 3, 3, 4]);
      const asked: string[] = [];
      for (const civ of ['magenta', 'violet', 'pink'] as const) {
        const seat = state.asking!.seats[0]!;
        asked.push(colour(seat));
        expect(optionsFor(theocratia, state, seat)).toMatchObject({ kind: 'one' });
        decideUnchecked(theocratia, state, seat, { civ: civIndex(civ) });
      }
      expect(asked).toEqual(['brown', 'red', 'white']); // Blue is left with Turquoise, which needs no question
      const places = {
        brown: ['magenta', '3,-3'],
        red: ['violet', '-1,2'],
        white: ['pink', '-3,-1'],
        blue: ['turquoise', '1,2'],
      } as const;
      for (const [who, [civ, at]] of Object.entries(places)) {
        const index = COLOURS.indexOf(who as Colour);
        expect(table.pieces[hex(at)]).toBe(civIndex(civ) * 5 + 1);
        expect(table.crystals[hex(at)]).toBe(-1);
        expect(table.civs[civIndex(civ)]!.crystals[index]).toBe(1);
        expect(table.players[index]!.priests).toEqual([0, 1, 2, 3].map((one) => (one === civIndex(civ) ? 0 : -1)));
      }
      break;
    }
  });

  it('V2: of four sixes, two of them Magenta, a Magenta one is turned to 1', () => {
    const scene = new Scene({
      players: four.slice(0, 3),
      dice: ['magenta 5', 'violet 2', 'pink 3'],
      asking: { task: { do: 'draft', seat: 0 } },
      turn: { player: 'red' },
    });
    scene.table.dice = [
      ...scene.table.dice,
      { civ: 0, face: 6 },
      { civ: 0, face: 6 },
      { civ: 1, face: 6 },
      { civ: 3, face: 6 },
    ];
    const g = scene.g;
    turnExcess(g);
    expect(g.told.map(({ event }) => event)).toEqual([{ type: 'turnedOn', civ: 0, from: 6, to: 1 }]);
    expect(scene.table.dice.filter((die) => die.face === 6).map((die) => die.civ)).toEqual([0, 1, 3]);
    expect(scene.table.dice).toContainEqual({ civ: 0, face: 1 });
  });

  it('V3: the same number twice running needs a card; another Civ does not, but brings no bonus', () => {
    const players = four.slice(0, 1).concat(four.slice(2)); // red, blue, white
    const table = {
      players,
      order: ['blue', 'white', 'red'] as Colour[],
      taken: 4,
      dice: ['violet 3', 'violet 3', 'magenta 1'],
    };
    const scene = Scene.drafting('white', table);
    scene.place('white', 'violet 3', 'violet');
    expect(scene.player('white').cosmo).toBe(5);
    scene.answer('white', { do: 'expand', hex: hex('-3,3') }).done('white');
    expect(scene.asks).toBe('draft red');
    scene.answer('red', { draft: [civIndex('violet'), 3] });
    const violet = { civ: civIndex('violet'), face: 3 };
    expect(
      scene.options('red').some((one) => JSON.stringify(one).startsWith(JSON.stringify(violet).slice(0, -1))),
    ).toBe(false);
    expect(scene.refuses('red', violet)).toBe('sameNumber');
    scene.answer('red', { civ: civIndex('pink'), face: 3 });
    expect(scene.player('red').cosmo).toBe(3);
    expect(scene.table.dice).toEqual([{ civ: 0, face: 1 }]);

    const withCard = Scene.drafting('red', {
      ...table,
      taken: 5,
      dice: ['violet 3', 'magenta 1'],
      civs: { violet: { row: ['violet 3'] } },
      players: [{ ...four[0]!, hand: ['muster'] }, ...players.slice(1)],
    });
    withCard.answer('red', { draft: [civIndex('violet'), 3] });
    expect(withCard.offers('red', { ...violet, repeat: true })).toBe(true);
  });

  it('V4: the Development cards slide to the left', () => {
    const developments = ['expansion', 'holiday', 'expansion', 'blank'] as const;
    const scene = new Scene({
      taken: 7,
      civs: {
        magenta: { development: developments[0] },
        turquoise: { development: developments[1] },
        violet: { development: developments[2] },
        pink: { development: developments[3] },
      },
      bonusDie: 'pink',
      turn: { player: 'red', die: 'pink 1', civ: 'pink', space: 0 },
      asking: { task: { do: 'afterAction', seat: 0 } },
    });
    scene.answer('red', { done: true });
    expect(scene.table.civs.map((civ) => civ.development)).toEqual(['holiday', 'expansion', 'blank', 'expansion']);
  });

  it('V5: First player takes the token over, draws a card, and begins the next round', () => {
    const scene = Scene.drafting('red', {
      taken: 7,
      order: ['brown', 'blue', 'white', 'red'],
      nextFirst: 'blue',
      bonusHolder: 'blue',
      dice: ['pink 1', 'violet 2'],
      civs: { pink: { row: ['magenta 3'] } },
    });
    scene.place('red', 'pink 1', 'pink');
    expect(scene.refuses('red', { do: 'first', take: 'bonus' })).toBe('bonusTaken');
    scene.answer('red', { do: 'first', take: 'card' });
    expect(scene.player('red').cosmo).toBe(5);
    expect(scene.priest('red', 'pink')).toBe(0);
    expect(scene.player('red').hand).toHaveLength(1);
    expect(scene.told('tookFirst')).toEqual([{ type: 'tookFirst', seat: 0, from: 2 }]);
    expect(scene.table.nextFirst).toBe(0);
    scene.done('red');
    while (scene.asks.startsWith('endRoundBonus')) scene.answer('blue', { skip: true });
    expect(scene.table.order[0]).toBe(0);
    expect(scene.table.round).toBe(2);
  });

  const v6 = {
    map: { ...homes, '3,-3': 'magenta house', '2,-2': 'magenta house', '1,1': 'turquoise barrack' },
    civs: { turquoise: { supply: 2 } },
  };

  it('V6: two Warriors reach the Houses only; worship for Red, for White’s Barrack, and for Brown’s loss', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', v6);
    const houses = scene.civ('magenta').area[1]!;
    const targets = scene
      .options('red')
      .flatMap((one) => (one && typeof one === 'object' && 'do' in one && one.do === 'war' ? [one.hex] : []));
    expect(targets).toContain(hex('3,-3'));
    expect(targets).toContain(hex('2,-2'));
    expect(targets).not.toContain(hex('2,-4'));
    expect(scene.refuses('red', { do: 'war', hex: hex('2,-4') })).toBe('warriors');
    scene.answer('red', { do: 'war', hex: hex('3,-3') });
    expect(scene.at('3,-3')).toBe('nothing');
    expect(scene.civ('magenta').area[1]).toBe(houses + 1);
    expect(scene.civ('turquoise')).toMatchObject({ supply: 0, page: 2, written: [] }); // the first page has two spaces
    expect(scene.priest('red', 'turquoise')).toBe(0);
    expect(scene.priest('white', 'turquoise')).toBe(0);
    expect(scene.priest('brown', 'magenta')).toBe(0);
    expect(scene.priest('blue', 'magenta')).toBe(-1);
    expect(scene.player('red').cosmo).toBe(3);
  });

  it('V7: the neutral House is converted with the starting tile, and nobody is compensated', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', { ...v6, civs: { turquoise: { supply: 2, page: 2 } } });
    scene.answer('red', { do: 'convert', hex: hex('2,-2'), tile: 'start' });
    expect(scene.at('2,-2')).toBe('magenta house on red starting tile');
    expect(scene.player('red').tiles[0]).toBe('used');
    expect(scene.civ('turquoise')).toMatchObject({ supply: 0, written: [6, 6] });
    expect(scene.table.players.map((player) => player.priests)).toEqual([
      [-1, 0, -1, -1],
      [-1, -1, -1, -1],
      [-1, -1, -1, -1],
      [-1, 0, -1, -1],
    ]);
  });

  it('V8: Expand onto another’s ground with a tile takes its crystal', () => {
    const scene = Scene.acting('red', 'pink 3', 'magenta', {
      players: [{ ...four[0]!, tiles: { 2: 'held' } }, ...four.slice(1)],
    });
    expect(scene.offers('red', { do: 'expand', hex: hex('3,-4') })).toBe(true);
    expect(scene.offers('red', { do: 'expand', hex: hex('2,-2'), tile: 'start' })).toBe(true);
    expect(scene.offers('red', { do: 'expand', hex: hex('3,-3'), tile: 'start' })).toBe(false);
    scene.answer('red', { do: 'expand', hex: hex('3,-3'), tile: 'normal' });
    expect(scene.at('3,-3')).toBe('magenta house on red tile');
    expect(scene.crystals('magenta')).toEqual({ green: 1, brown: 1 });
    expect(scene.player('red').tiles).toEqual(['held', 'used', 'locked', 'locked']);
  });

  it('V9: the new Factory, the other of the Civ and Red’s other produce', () => {
    const scene = Scene.acting('red', 'violet 4', 'turquoise', {
      map: { ...homes, '3,0': 'turquoise house', '2,2': 'turquoise factory on blue tile', '-1,-2': 'pink factory' },
      players: [four[0]!, four[1]!, { ...four[2]!, tiles: { 2: 'used' } }, four[3]!],
      civs: { turquoise: { crystals: {} }, pink: { crystals: {} } },
    });
    const houses = scene.civ('turquoise').area[1]!;
    scene.answer('red', { do: 'factory', hex: hex('3,0') });
    expect(scene.at('3,0')).toBe('turquoise factory');
    expect(scene.civ('turquoise').area[1]).toBe(houses + 1);
    expect(scene.crystals('turquoise')).toEqual({ red: 1, blue: 1 });
    expect(scene.crystals('pink')).toEqual({ red: 1 });
    expect(scene.crystals('magenta')).toEqual({ green: 1 });
  });

  it('V10: 2 Cosmo for the match, a Barrack for the House, two Warriors', () => {
    const scene = Scene.drafting('red', {
      dice: ['pink 5', 'violet 2'],
      map: { ...homes, '-1,-2': 'pink house', '-3,-1': 'pink barrack' },
    });
    const { supply, idle } = scene.civ('pink');
    scene.place('red', 'pink 5', 'pink'); // one House and nothing else to do: the Barrack follows by itself
    expect(scene.player('red').cosmo).toBe(5);
    expect(scene.at('-1,-2')).toBe('pink barrack');
    expect(scene.civ('pink')).toMatchObject({ supply: supply + 2, idle: idle - 2 });
  });

  it('V11: three buildings make way for a Pyramid; its token, and Brown’s compensation', () => {
    const scene = Scene.acting('red', 'magenta 5', 'pink', {
      map: { ...homes, '-1,-2': 'pink barrack', '-1,-1': 'pink house' },
      players: [{ ...four[0]!, cosmo: 1 }, ...four.slice(1)],
    });
    scene.answer('red', { do: 'pyramid', hex: hex('-1,-2') }); // one group only: with the starting Factory
    expect(scene.asks).toBe('token red');
    expect(scene.at('-1,-2')).toBe('pink pyramid');
    expect(scene.at('-1,-1')).toBe('nothing');
    expect(scene.at('-2,-2')).toBe('nothing');
    expect(scene.civ('pink').area).toEqual([0, 5, 3, 3, 1]);
    scene.answer('red', { token: 'cosmo5' });
    expect(scene.player('red')).toMatchObject({ cosmo: 6, built: 1, tokens: ['cosmo5'] });
    expect(scene.table.tokens).not.toContain('cosmo5');
    expect(scene.priest('red', 'pink')).toBe(0);
    expect(scene.priest('brown', 'pink')).toBe(0);
  });

  it('V12: Divination makes a 6 a 3', () => {
    const scene = Scene.drafting('red', { dice: ['violet 6', 'pink 2'] });
    scene.answer('red', { draft: [civIndex('violet'), 6] }).answer('red', { civ: civIndex('magenta'), face: 3 });
    expect(scene.player('red').malus).toBe(1);
    expect(scene.civ('magenta').row).toEqual([{ civ: civIndex('violet'), face: 3 }]);
    expect(scene.asks).toBe('act red');
    scene.answer('red', { do: 'expand', hex: hex('3,-4') });
    expect(scene.at('3,-4')).toBe('magenta house');
  });

  it('V13: a Holiday of size 7', () => {
    const map = {
      ...homes,
      '-1,2': 'violet house',
      '-1,3': 'violet house',
      '-2,2': 'violet house',
      '-3,4': 'violet factory',
      '-4,3': 'violet factory',
      '-2,4': 'violet barrack',
      '-3,3': 'violet pyramid',
    };
    const players = [
      { ...four[0]!, cosmo: 7, hand: ['muster' as const] },
      four[1]!,
      four[2]!,
      { ...four[3]!, built: 1, tokens: ['draw2' as const] },
    ];
    const civs = { violet: { crystals: { green: 2, red: 1, brown: 1, blue: 1, black: 2 }, page: 4 } };
    const scene = Scene.acting('red', 'turquoise 4', 'violet', { map, players, civs });
    scene.answer('red', { do: 'holiday', discard: 'muster' }); // seven crystals, all of them needed
    expect(scene.told('holiday')[0]).toMatchObject({ size: 7, cosmo: 7 });
    expect(scene.player('red')).toMatchObject({ cosmo: 0, malus: 2, hand: [] });
    expect(scene.crystals('violet')).toEqual({});
    expect(scene.civ('violet').page).toBe(5);
    expect(scene.civ('violet').written).toHaveLength(3);
    expect(scene.table.players.map((player) => player.priests[2])).toEqual([3, 0, 0, 0]);
  });

  it('V14: the Factory bonus gives both builders a Worship of the Civ they used', () => {
    for (const [player, civ, at] of [
      ['red', 'magenta', '3,-4'],
      ['brown', 'pink', '-1,-1'],
    ] as const) {
      const scene = Scene.acting(player, 'violet 4', civ, {
        bonuses: ['factory', 'expansion', 'barrack', 'pyramid', 'holidayWar'],
        map: { ...homes, [at]: `${civ} house` },
      });
      scene.answer(player, { do: 'factory', hex: hex(at) });
      expect(scene.priest(player, civ)).toBe(0);
    }
  });

  it('V15: Expansion prefers the plain; Red’s Barrack beside it is worshipped', () => {
    const map: { [hex: string]: string } = {
      ...homes,
      '2,-1': 'magenta factory',
      '3,-4': 'magenta house',
      '1,-1': 'turquoise barrack',
    };
    const scene = Scene.acting('brown', 'pink 1', 'pink', {
      map,
      taken: 7,
      nextFirst: 'brown',
      bonusHolder: 'brown',
      civs: {
        magenta: { development: 'expansion' },
        turquoise: { development: 'blank' },
        violet: { development: 'blank' },
        pink: { development: 'blank' },
      },
    });
    scene.answer('brown', { do: 'first', take: 'card' }).done('brown');
    while (scene.asks.startsWith('endRoundBonus')) scene.answer('brown', { skip: true });
    expect(scene.at('2,-2')).toBe('magenta house');
    expect(scene.at('4,-4')).toBe('nothing');
    expect(scene.table.players.map((player) => player.priests[0])).toEqual([0, -1, -1, -1]);
  });

  it('V16: 3 + 30 + 21 + 16 - 5 = 65', () => {
    const players = [
      four[0]!,
      four[1]!,
      { ...four[2]!, cosmo: 5, malus: 4, priests: { magenta: 8, turquoise: 5, violet: 7, pink: 8 } },
      four[3]!,
    ];
    const scene = new Scene({
      players,
      round: 5,
      civs: { magenta: { page: 6 }, turquoise: { page: 7 }, violet: { page: 4 } },
      agenda: [{ do: 'score' }],
      asking: { task: { do: 'drop' }, seats: [0, 1, 2, 3], answers: { 0: { civ: 0 }, 1: { civ: 0 }, 3: { civ: 0 } } },
    });
    expect(scene.options('blue')).toEqual([{ civ: 0 }, { civ: 3 }]);
    scene.answer('blue', { civ: civIndex('pink') });
    expect(scene.told('scored')[2]).toEqual({
      type: 'scored',
      seat: 2,
      start: 3,
      priests: [30, 21, 16, 0],
      malus: 5,
      total: 65,
    });
    expect(scene.state.result?.scores[2]).toBe(65);
  });
});
