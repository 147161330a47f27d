import { describe, expect, it } from 'vitest';
import type { Json } from '../../../shared/engine/index.ts';
import { drawCards } from '../../../shared/games/theocratia/hand.ts';
import type { Written } from '../../../shared/games/theocratia/notation/index.ts';
import { turnExcess } from '../../../shared/games/theocratia/steps/prepare.ts';
import { type Colour, four, hex, homes, Scene } from './scene.ts';

type Given = Omit<Partial<Written>, 'game'>;
type Players = Written['players'];
const red = (change: Partial<Players[number]>, players: Players = four): Players =>
  players.map((player) => (player.colour === 'red' ? { ...player, ...change } : player));
const house = { ...homes, '3,-4': 'magenta house' };
const war = (at: string): Json => ({ do: 'war', hex: hex(at) });
const allBlank = {
  magenta: { development: 'blank' as const },
  turquoise: { development: 'blank' as const },
  violet: { development: 'blank' as const },
  pink: { development: 'blank' as const, row: ['pink 1'] },
};
// White ends the last turn of a round.
const roundEnd = (given: Given = {}, last: Colour = 'white', taken = 7) => {
  const players = given.players ?? four;
  const seat = players.findIndex((player) => player.colour === last);
  return new Scene({
    taken,
    bonusDie: 'pink',
    civs: allBlank,
    turn: { player: last, die: 'pink 1', civ: 'pink', space: 0 },
    asking: { task: { do: 'afterAction', seat } },
    ...given,
  }).answer(last, { done: true });
};
const grows = (map: { [hex: string]: string }, given: Given = {}) =>
  roundEnd({ map, ...given, civs: { ...allBlank, magenta: { development: 'expansion', ...given.civs?.magenta } } });

describe('settled questions', () => {
  it.each([2, 3, 4])('R1 a die lies on the bonus card with %i players', (seats) => {
    const players = four.slice(0, seats);
    const scene = roundEnd({ players }, players.at(-1)!.colour, seats === 2 ? 5 : 2 * seats - 1);
    expect(scene.table.round).toBe(2);
    expect(scene.told('bonusDie')).toHaveLength(1);
  });

  it.each([1, 2, 3, 4])('R2 with three players a Civ grows in odd rounds (into round %i + 1)', (round) => {
    const scene = roundEnd({ players: four.slice(0, 3), round }, 'blue', 5);
    expect(scene.told('developed').length).toBe(round % 2 === 0 ? 1 : 0);
  });

  it('R3 the second die placed beforehand is rolled, has another colour, and brings nobody a bonus', () => {
    const scene = roundEnd({ players: four.slice(0, 3) }, 'blue', 5);
    const preset = scene.told('preset');
    expect(preset).toHaveLength(2);
    expect(preset[0]!.civ).not.toBe(preset[1]!.civ);
    for (const die of preset) expect(die.face).toBeGreaterThanOrEqual(1);
    expect(scene.told('matched')).toEqual([]);
  });

  it('R4 all dice go back to the bag between rounds', () => {
    const scene = roundEnd({ dice: ['violet 3'], bonusDie: 'violet' });
    const out = scene.table.dice.length + 1;
    expect(scene.table.bag.reduce((sum, dice) => sum + dice, 0)).toBe(16 - out);
  });

  it('R5 the excess die has the most repeated colour, and between equals is drawn', () => {
    const drawn = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const scene = roundEnd({ seq: seed });
      scene.state.random = { fast: seed };
      scene.table.dice = [0, 1, 2, 3].map((civ) => ({ civ, face: 2 }));
      scene.state.agenda = [];
      for (const event of excess(scene)) drawn.add(event.civ);
    }
    expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
  });

  it('R6 the bonus under the die can’t pay for turning it', () => {
    const scene = Scene.drafting('red', { dice: ['magenta 2', 'pink 1'], players: red({ cosmo: 1 }) });
    scene.answer('red', { draft: [0, 2] });
    expect(scene.refuses('red', { civ: 0, face: 3 })).toBe('turnCosmo');
  });

  it('R7 the number as it lies on the row counts, and only the die to its left', () => {
    const scene = Scene.drafting('red', {
      dice: ['pink 3', 'violet 1'],
      civs: { magenta: { row: ['violet 3', 'violet 2'] }, pink: { row: ['turquoise 3'] } },
    });
    scene.answer('red', { draft: [3, 3] });
    expect(scene.offers('red', { civ: 0, face: 3 })).toBe(true); // a 3 lies there, but not next to it
    expect(scene.refuses('red', { civ: 3, face: 3 })).toBe('sameNumber');
    expect(scene.offers('red', { civ: 3, face: 2, cost: 2 })).toBe(true); // turned, it is another number
  });

  it('R8 a Holiday with a 6: no Divination, no Malus, and it stays a 6', () => {
    const scene = Scene.drafting('red', {
      dice: ['magenta 6', 'violet 1'],
      players: red({ cosmo: 5 }),
      civs: { magenta: { crystals: { green: 2 } } },
    });
    scene.answer('red', { draft: [0, 6] }).answer('red', { civ: 0, face: 6 });
    expect(scene.player('red').malus).toBe(0);
    expect(scene.civ('magenta').row).toEqual([{ civ: 0, face: 6 }]);
    expect(scene.told('holiday')).toHaveLength(1);
  });

  it('R9 the card discarded for a Holiday brings no bonus', () => {
    const scene = Scene.acting('red', 'pink 1', 'magenta', {
      players: red({ hand: ['muster'] }),
      civs: { magenta: { crystals: { green: 2 } } },
    });
    scene.answer('red', { do: 'holiday', discard: 'muster' });
    expect(scene.told('matched')).toEqual([]);
    expect(scene.player('red').cosmo).toBe(1);
  });

  it('R10 as many cards as one likes, one for each rule set aside, and no limit to the hand', () => {
    const hand = ['cometTithe', 'cometTithe', 'absolution', 'muster', 'muster'] as const;
    const scene = Scene.drafting('red', {
      players: red({ hand: [...hand], cosmo: 0 }),
      dice: ['pink 3', 'violet 1'],
      civs: { magenta: { row: ['violet 3'], crystals: { green: 5 } } },
    });
    scene.answer('red', { play: 'cometTithe' }).answer('red', { play: 'cometTithe' });
    scene.place('red', 'pink 3', 'magenta', { repeat: true }).answer('red', { discard: 'absolution' });
    scene.answer('red', { match: 'muster' }).answer('red', { do: 'holiday', discard: 'muster' });
    scene.answer('red', [
      { crystal: 4, n: 1 },
      { crystal: 4, n: 2 },
    ]);
    expect(scene.player('red').hand).toEqual([]);
  });

  it('R11 a Civ with a full row can’t be chosen', () => {
    const scene = Scene.drafting('red', {
      dice: ['pink 3', 'violet 1'],
      civs: { magenta: { row: ['violet 4', 'violet 2', 'turquoise 4'] } },
    });
    expect(scene.answer('red', { draft: [3, 3] }).refuses('red', { civ: 0 })).toBe('rowFull');
  });

  it('R12 the action must be done', () => {
    const scene = Scene.acting('red', 'pink 3', 'magenta');
    expect(scene.options('red').every((option) => JSON.stringify(option).includes('"do"'))).toBe(true);
  });

  it('R13 the bonus card may be left for a Power card', () => {
    expect(Scene.acting('red', 'pink 1', 'magenta').offers('red', { do: 'first', take: 'card' })).toBe(true);
  });

  it('R14 with no action possible a die is placed without one', () => {
    const none = { crystals: {} };
    const scene = Scene.drafting('red', {
      dice: ['pink 4', 'violet 4'],
      players: red({ cosmo: 0 }),
      civs: { magenta: none, turquoise: none, violet: none, pink: none },
    });
    expect(scene.answer('red', { draft: [3, 4] }).offers('red', { civ: 3, face: 4, idle: true })).toBe(true);
  });

  it.each([
    ['anywhere', true],
    ['adjacent', false],
  ] as const)('R15 War %s: a far target %s', (reach, offered) => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', { options: { war: reach } });
    expect(scene.offers('red', war('0,-4'))).toBe(offered);
  });

  it('R15 and at a table of near War a target beside the Civ still serves', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      options: { war: 'adjacent' },
      map: { ...homes, '3,-1': 'turquoise house' },
    });
    expect(scene.offers('red', war('2,-1'))).toBe(true);
    expect(scene.refuses('red', war('0,-4'))).toBe('tooFar');
  });

  it('R16 a monster blocks building and growth; its crystal waits for a builder', () => {
    const slain = Scene.acting('red', 'violet 2', 'turquoise').answer('red', war('2,-1'));
    expect(slain.table.crystals[hex('2,-1')]).toBe(4);
    const scene = grows({ ...homes, '2,-2': 'magenta house' });
    expect(scene.at('2,-1')).toBe('plain monster');
    expect(scene.told('developed')[0]).toMatchObject({ upgrade: true });
  });

  it('R17 Barracks bring Worship once an owner, the attacker too, after the target is resolved', () => {
    const map = { ...homes, '3,0': 'turquoise barrack', '1,-1': 'turquoise barrack', '3,1': 'turquoise barrack' };
    const scene = Scene.acting('red', 'violet 2', 'turquoise', { map }).answer('red', war('2,-1'));
    expect(scene.priest('red', 'turquoise')).toBe(1); // the War, and the two Barracks once
    expect(scene.priest('brown', 'turquoise')).toBe(0);
  });

  it('R18 Conversion costs and brings what War does', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      map: { ...homes, '2,-2': 'magenta house' },
      civs: { turquoise: { supply: 2, page: 4 } },
      bonuses: ['holidayWar', 'factory', 'barrack', 'pyramid', 'expansion'],
    });
    scene.answer('red', { do: 'convert', hex: hex('2,-2'), tile: 'start' });
    expect(scene.civ('turquoise')).toMatchObject({ supply: 0, written: [6, 6] });
    expect(scene.priest('red', 'turquoise')).toBe(1);
  });

  it.each([
    [{}, 7],
    [{ 7: 'held' }, 5],
    [{ 7: 'used', 5: 'held' }, 2],
  ] as const)('R19 the compensation tile is the highest not yet owned: with %j, level %i', (tiles, level) => {
    const players = red({ tiles: { 2: 'held' } }).map((player) =>
      player.colour === 'brown' ? { ...player, tiles } : player,
    );
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      players,
      map: { ...homes, '3,-3': 'magenta house' },
      civs: { turquoise: { supply: 2 } },
    });
    scene.answer('red', { do: 'convert', hex: hex('3,-3'), tile: 'normal' });
    expect(scene.told('claimed')[0]?.level).toBe(level);
  });

  const tiled = { ...homes, '2,-2': 'magenta house on brown tile' };
  const brownUsed = four.map((player) =>
    player.colour === 'brown' ? { ...player, tiles: { 2: 'used' as const } } : player,
  );

  it('R20 a tile stays when its building goes, and no crystal comes', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      players: brownUsed,
      map: tiled,
      civs: { turquoise: { supply: 2 } },
    });
    scene.answer('red', war('2,-2'));
    expect(scene.at('2,-2')).toBe('brown tile');
    expect(scene.table.crystals[hex('2,-2')]).toBe(-1);
  });

  it('R21 converted ground is converted again with a normal tile only', () => {
    const players = red({ tiles: { 2: 'held' } }, brownUsed);
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      players,
      map: tiled,
      civs: { turquoise: { supply: 2 } },
    });
    expect(scene.offers('red', { do: 'convert', hex: hex('2,-2'), tile: 'start' })).toBe(false);
    scene.answer('red', { do: 'convert', hex: hex('2,-2'), tile: 'normal' });
    expect(scene.at('2,-2')).toBe('magenta house on red tile');
  });

  it.each(['2,-3', '0,0', '2,-1', '1,-3'])('R22 no tile ever lies on %s', (at) => {
    const players = red({ tiles: { 2: 'held' } }).map((player) =>
      player.colour === 'white' ? { ...player, tokens: ['draw2' as const] } : player,
    );
    const map = { ...homes, '1,-3': 'magenta pyramid' };
    for (const scene of [
      Scene.acting('red', 'violet 3', 'magenta', { players, map }),
      Scene.acting('red', 'violet 2', 'turquoise', { players, map, civs: { turquoise: { supply: 5 } } }),
    ]) {
      expect(scene.options('red').some((one) => JSON.stringify(one).includes(`"hex":${hex(at)},"tile"`))).toBe(false);
    }
  });

  it('R23 colours nobody plays are not neutral, their crystals do nothing, their buildings are nobody’s', () => {
    const players = four.slice(0, 2); // no blue, no white
    const expand = Scene.acting('red', 'violet 3', 'magenta', { players });
    expect(expand.offers('red', { do: 'expand', hex: hex('1,-2'), tile: 'start' })).toBe(false);
    expect(expand.refuses('red', { do: 'expand', hex: hex('1,-2') })).toBe('needsTile');
    const feast = Scene.acting('red', 'magenta 1', 'magenta', {
      players,
      civs: { magenta: { crystals: { blue: 2 } } },
    });
    feast.answer('red', { do: 'holiday' });
    expect(feast.told('worship').map((event) => event.seat)).toEqual([0]);
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      players,
      map: { ...homes, '1,-2': 'magenta house' },
      civs: { turquoise: { supply: 2 } },
    });
    expect(
      scene
        .answer('red', war('1,-2'))
        .told('worship')
        .map((event) => event.why),
    ).toEqual(['war']);
  });

  it('R24 Warriors of a page that turns go to the area', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      civs: { turquoise: { supply: 2, written: ['warrior'] } },
    });
    scene.answer('red', war('2,-1'));
    expect(scene.civ('turquoise')).toMatchObject({ page: 2, written: [], supply: 1, idle: 9 });
  });

  it('R25 after the last page nothing is kept, and War goes on', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', { civs: { turquoise: { supply: 1, page: 7 } } });
    scene.answer('red', war('2,-1'));
    expect(scene.civ('turquoise')).toMatchObject({ page: 7, written: [], supply: 0, idle: 10 });
  });

  it('R26 a Factory on desert produces nothing', () => {
    const scene = Scene.acting('red', 'violet 4', 'magenta', {
      map: { ...house, '4,-4': 'magenta factory' },
      civs: { magenta: { crystals: {} } },
    });
    scene.answer('red', { do: 'factory', hex: hex('3,-4') });
    expect(scene.crystals('magenta')).toEqual({ red: 1 });
  });

  it('R27 no more Warriors are armed than there are', () => {
    const scene = Scene.acting('red', 'violet 5', 'magenta', { map: house, civs: { magenta: { supply: 10 } } });
    scene.answer('red', { do: 'barrack', hex: hex('3,-4') });
    expect(scene.told('armed')[0]?.count).toBe(0);
  });

  it('R28 a Factory of the Civ and of the player produces once', () => {
    const scene = Scene.acting('red', 'violet 4', 'magenta', {
      map: { ...house, '1,-1': 'magenta factory' },
      civs: { magenta: { crystals: {} } },
    });
    scene.answer('red', { do: 'factory', hex: hex('3,-4') });
    expect(scene.crystals('magenta')).toEqual({ red: 2 });
  });

  it('R29 a chain of three is a group, but not through a Fortress', () => {
    const chain = Scene.acting('red', 'violet 4', 'magenta', {
      map: {
        ...homes,
        '3,-4': 'magenta factory',
        '3,-3': 'magenta house',
        '3,-2': 'magenta house',
        '2,-4': 'magenta barrack',
      },
    });
    chain.answer('red', { do: 'pyramid', hex: hex('3,-4') });
    expect(chain.offers('red', { with: [hex('3,-3'), hex('3,-2')] })).toBe(true);
    const apart = Scene.acting('red', 'violet 4', 'turquoise', {
      map: { ...homes, '3,0': 'turquoise factory', '1,2': 'turquoise house' },
      players: red({ hand: ['muster'], cosmo: 9 }),
      civs: { turquoise: { crystals: { green: 9 } } },
    });
    expect(apart.refuses('red', { do: 'pyramid' })).toBe('noGroup'); // only the Fortress joins them
  });

  it('R30 nothing for one’s own buildings taken by one’s Pyramid', () => {
    const scene = Scene.acting('red', 'violet 4', 'magenta', {
      map: { ...homes, '3,-4': 'magenta factory', '3,-3': 'magenta house on red tile' },
      players: red({ tiles: { 2: 'used' } }),
    });
    scene.answer('red', { do: 'pyramid', hex: hex('3,-4') }).answer('red', { token: 'cosmo5' });
    expect(scene.events.filter((event) => event.type === 'worship' && event.why === 'compensation')).toEqual([]);
  });

  it('R31 a Factory by token produces nothing, but takes the crystal and the round’s bonus', () => {
    const scene = byToken('buildFactory', { bonuses: ['factory', 'expansion', 'barrack', 'pyramid', 'holidayWar'] });
    scene.answer('red', { hex: hex('-2,0'), tile: 'start' });
    expect(scene.crystals('pink')).toEqual({ green: 3 });
    expect(scene.told('worship').map((event) => event.why)).toContain('roundBonus');
  });

  it('R32 a token that can do nothing may be taken', () => {
    expect(byToken('upgradeFactory').told('nothing')).toHaveLength(1);
  });

  it('R33 a House a Civ builds by itself takes the crystal', () => {
    const scene = grows(homes);
    expect(scene.told('crystals')[0]).toMatchObject({ civ: 0, colour: 4, count: 1, why: 'ground' });
  });

  it('R34 without a House the Civ improves one; a kind used up gives way to the other; both used up, nothing', () => {
    const far = { '3,-3': 'magenta house', '1,-3': 'magenta house', '1,-2': 'magenta house', '3,-4': 'magenta house' };
    const noHouse = grows({ ...homes, ...far, '-2,2': 'magenta house' });
    expect(noHouse.told('developed')[0]).toMatchObject({ hex: hex('-2,2'), upgrade: true, kind: 2 });
    const noFactory = grows({
      ...homes,
      ...far,
      '-2,2': 'magenta house',
      '3,0': 'magenta factory',
      '1,1': 'magenta factory',
      '3,1': 'magenta factory',
      '-1,2': 'magenta barrack',
      '-1,3': 'magenta barrack',
    });
    expect(noFactory.told('undeveloped')).toHaveLength(1);
    const other = grows({
      ...homes,
      ...far,
      '-2,2': 'magenta house',
      '3,0': 'magenta barrack',
      '1,1': 'magenta barrack',
      '3,1': 'magenta factory',
    });
    expect(other.told('developed')[0]).toMatchObject({ kind: 2 });
  });

  it('R35 nearest is counted in hexes, whatever lies between', () => {
    const scene = grows({ ...homes, '2,-2': 'turquoise house', '0,-2': 'magenta house', '2,-1': 'plain monster' });
    expect(scene.told('developed')[0]).toMatchObject({ hex: hex('0,-3'), upgrade: false });
  });

  it('R36 a House improved by growth neither produces nor earns the round’s bonus, but neighbours gain', () => {
    const scene = grows(
      { ...homes, '2,-2': 'magenta house', '1,-1': 'pink house' },
      { bonuses: ['factory', 'expansion', 'barrack', 'pyramid', 'holidayWar'] },
    );
    expect(scene.told('developed')[0]).toMatchObject({ kind: 2, upgrade: true });
    expect(scene.crystals('magenta')).toEqual({ green: 1, black: 1 });
    expect(scene.told('worship').map((event) => [event.seat, event.why])).toEqual([[0, 'neighbour']]);
  });

  it('R37 the current first player picks, also when the token has changed hands; alone there is no question', () => {
    const two = { ...homes, '2,-2': 'magenta house', '3,-2': 'magenta factory' };
    const scene = grows(two, { order: ['blue', 'white', 'red', 'brown'], nextFirst: 'red' });
    expect(scene.asks).toBe('expansionUpgrade blue');
    expect(grows(homes).asks).not.toContain('expansion');
  });

  it('R38 a Civ’s own Holiday spends one crystal of each colour that is played', () => {
    const scene = roundEnd(
      {
        players: four.slice(0, 2),
        civs: { ...allBlank, magenta: { development: 'holiday', crystals: { red: 3, blue: 2 } } },
      },
      'brown',
      5,
    );
    expect(scene.told('civHoliday')[0]?.colours).toEqual([0]);
    expect(scene.crystals('magenta')).toMatchObject({ red: 2, blue: 2 });
  });

  it('R39 the End Round Bonus is optional, and needs a House', () => {
    expect(roundEnd({ bonusHolder: 'red', bonusDie: 'magenta' }).offers('red', { skip: true })).toBe(true);
    const used = {
      ...homes,
      '3,-3': 'magenta house',
      '1,-3': 'magenta house',
      '1,-2': 'magenta house',
      '2,-2': 'magenta house',
      '3,-2': 'magenta house',
    };
    const scene = roundEnd({ bonusHolder: 'red', bonusDie: 'magenta', map: used });
    expect(scene.told('bonusSkipped')[0]?.impossible).toBe(true);
  });

  it('R40 a tile is unlocked when its level is reached or passed, once, and claimed in one’s own turn', () => {
    const players = red({
      cosmo: 6,
      priests: { magenta: 1, turquoise: 6, violet: 0, pink: 0 },
      tiles: { 2: 'held', 5: 'used' },
    });
    const scene = Scene.acting('red', 'magenta 1', 'magenta', {
      players,
      map: { ...house, '3,-3': 'magenta house' },
      civs: { magenta: { crystals: { green: 4 } } },
    });
    scene.answer('red', { do: 'holiday' });
    expect(scene.priest('red', 'magenta')).toBe(4);
    expect(scene.player('red').tiles).toEqual(['held', 'held', 'used', 'locked']);
    const jump = Scene.acting('red', 'magenta 1', 'magenta', {
      players: red({ cosmo: 6, priests: { magenta: 4, turquoise: 0, violet: 0, pink: 0 }, tiles: { 2: 'used' } }),
      map: { ...house, '3,-3': 'magenta house' },
      civs: { magenta: { crystals: { green: 4 } } },
    });
    expect(jump.answer('red', { do: 'holiday' }).player('red').tiles).toEqual(['held', 'used', 'unlocked', 'unlocked']);
  });

  it('R41 Cosmo and Priests stop at 12, Malus at 9 and 0', () => {
    const top = red({
      cosmo: 12,
      malus: 9,
      priests: { magenta: 12, turquoise: 0, violet: 0, pink: 0 },
      hand: ['cometTithe'],
      tiles: { 2: 'used', 5: 'used', 7: 'used' },
    });
    const scene = Scene.drafting('red', { players: top, dice: ['violet 6', 'pink 1'] }).answer('red', {
      play: 'cometTithe',
    });
    expect(scene.player('red').cosmo).toBe(12);
    scene.answer('red', { draft: [2, 6] }).answer('red', { civ: 0, face: 3 });
    expect(scene.player('red').malus).toBe(9);
    const feast = Scene.acting('red', 'magenta 1', 'magenta', {
      players: top,
      civs: { magenta: { crystals: { black: 2 } } },
    }).answer('red', { do: 'holiday' });
    expect(feast.player('red')).toMatchObject({ malus: 9, priests: [12, 0, 0, 0] });
  });

  it.each([
    ['x1', 2],
    ['x0', 0],
  ] as const)('R42 a Priest below 0 counts %s', (unmoved, points) => {
    const scene = scored(
      {
        options: { unmoved },
        players: red({ priests: { magenta: -1, turquoise: 1, violet: 0, pink: 0 } }),
        civs: { magenta: { page: 2 } },
      },
      1,
    );
    expect(scene.told('scored')[0]?.priests[0]).toBe(points);
  });

  it('R43 only one of the highest Priests may be left out', () => {
    const scene = dropping({
      players: red({ priests: { magenta: 4, turquoise: 2, violet: 4, pink: 0 }, tiles: { 2: 'used' } }),
    });
    expect(scene.options('red')).toEqual([{ civ: 0 }, { civ: 2 }]);
  });

  it('R44 ties: less Malus, then more Cosmo, then shared', () => {
    const tied = scored({ players: red({ cosmo: 3, malus: 0 }) }, 0);
    expect(tied.state.result).toMatchObject({ winners: [0, 1, 2, 3], how: 'shared' });
    expect(scored({ players: red({ cosmo: 2 }) }, 0).state.result).toMatchObject({ winners: [1, 2, 3], how: 'shared' });
  });

  it('R45 the first Priest’s step is the table’s choice', () => {
    for (const [firstGame, priest] of [
      [true, 0],
      [false, -1],
    ] as const) {
      const scene = new Scene({
        options: { firstGame },
        round: 0,
        agenda: [{ do: 'chooseCiv', seat: 1 }],
        asking: { task: { do: 'chooseCiv', seat: 0 } },
      });
      expect(scene.answer('red', { civ: 2 }).priest('red', 'violet')).toBe(priest);
    }
  });

  it('R46 two players see four of the five bonus cards', () => {
    const scene = roundEnd({ players: four.slice(0, 2) }, 'brown', 5);
    expect(scene.table.bonuses).toHaveLength(4);
  });

  it('R47 the last round ends like any other', () => {
    const scene = roundEnd({
      round: 5,
      bonusHolder: 'red',
      bonusDie: 'magenta',
      civs: { ...allBlank, violet: { development: 'expansion' } },
    });
    expect(scene.asks).toBe('endRoundBonus red');
    scene.answer('red', { skip: true });
    expect(scene.told('developed')).toHaveLength(1);
    expect(scene.state.asking?.task.do).toBe('drop');
  });

  it('R48 a building on an absent player’s colour may be attacked, and nobody is compensated', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      players: four.slice(0, 3),
      map: { ...homes, '1,-3': 'magenta factory' },
      civs: { turquoise: { supply: 3 } },
    });
    scene.answer('red', war('1,-3'));
    expect(scene.told('drew')).toEqual([]);
    expect(scene.told('worship')).toHaveLength(1);
  });

  it('R49 crystals never run out', () => {
    const scene = Scene.acting('red', 'violet 4', 'magenta', {
      map: house,
      civs: { magenta: { crystals: { red: 40 } } },
    });
    expect(scene.answer('red', { do: 'factory', hex: hex('3,-4') }).crystals('magenta')).toEqual({ red: 41 });
  });

  it('R50 several tiles may be used in a turn, one a building', () => {
    const scene = byToken('buildHouse', { players: red({ tiles: { 2: 'held' } }) });
    scene.answer('red', { hex: hex('-2,0'), tile: 'start' });
    expect(scene.player('red').tiles.slice(0, 2)).toEqual(['used', 'held']);
  });

  it('R53 a divined 6 does its action and no Holiday', () => {
    const scene = Scene.drafting('red', {
      dice: ['magenta 6', 'violet 1'],
      players: red({ cosmo: 5 }),
      civs: { magenta: { crystals: { green: 2 } } },
    });
    scene.answer('red', { draft: [0, 6] }).answer('red', { civ: 0, face: 3 });
    expect(scene.offers('red', { do: 'holiday' })).toBe(false);
  });

  it('the discarded cards become the deck when it is empty', () => {
    const scene = Scene.drafting('red');
    const { table, g } = scene;
    table.discard = table.deck;
    table.deck = [];
    drawCards(g, 0, 1);
    expect(g.told.map(({ event }) => event.type)).toEqual(['reshuffled', 'drew', 'drewCard']);
    expect(table.discard).toEqual([]);
    expect(table.deck).toHaveLength(39);
    expect(g.told.map(({ to }) => to)).toEqual([undefined, undefined, [0]]); // which card, only its owner learns
  });

  it('the new deck is shuffled, and a hand lies in order, so that its order tells nothing', () => {
    const tops = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const scene = Scene.drafting('red');
      scene.state.random = { fast: seed };
      scene.table.discard = scene.table.deck.splice(0);
      drawCards(scene.g, 0, 4);
      const { hand } = scene.player('red');
      expect(hand).toEqual(hand.toSorted());
      tops.add(hand.join());
    }
    expect(tops.size).toBeGreaterThan(6);
  });
});

function excess(scene: Scene) {
  const g = scene.g;
  turnExcess(g);
  return g.told.flatMap(({ event }) => (event.type === 'turnedOn' ? [event] : []));
}

// Red raises a Pyramid with Pink and takes the token.
function byToken(token: string, given: Given = {}): Scene {
  return Scene.acting('red', 'magenta 5', 'pink', {
    map: { ...homes, '-1,-2': 'pink barrack', '-1,-1': 'pink house' },
    ...given,
  })
    .answer('red', { do: 'pyramid', hex: hex('-1,-2') })
    .answer('red', { token });
}

function dropping(given: Given): Scene {
  return new Scene({
    round: 5,
    agenda: [{ do: 'score' }],
    ...given,
    asking: { task: { do: 'drop' }, seats: [0, 1, 2, 3], answers: { 1: { civ: 0 }, 2: { civ: 0 }, 3: { civ: 0 } } },
  });
}

function scored(given: Given, dropped: number): Scene {
  return dropping(given).answer('red', { civ: dropped });
}
