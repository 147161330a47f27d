import { describe, expect, it } from 'vitest';
import type { Written } from '../../../../shared/games/theocratia/notation/index.ts';
import { four, hex, homes, Scene } from '../scene.ts';

type Player = Written['players'][number];
const players = (red: Partial<Player>, brown: Partial<Player> = {}) => [
  { ...four[0]!, ...red },
  { ...four[1]!, ...brown },
  ...four.slice(2),
];

// Red's War by Turquoise on what Magenta has on 3,-3, which is Brown's ground.
const strike = (piece: string, tile: 'normal' | undefined, brown: Partial<Player> = {}) =>
  Scene.acting('red', 'violet 2', 'turquoise', {
    map: { ...homes, '3,-3': `magenta ${piece}` },
    civs: { turquoise: { supply: 3 } },
    players: players({ tiles: { 2: 'held' } }, brown),
  }).answer('red', tile ? { do: 'convert', hex: hex('3,-3'), tile } : { do: 'war', hex: hex('3,-3') });

describe('Compensation', () => {
  it.each([
    ['house', undefined, 0, []],
    ['factory', undefined, 1, []],
    ['barrack', undefined, 1, []],
    ['house', 'normal', 0, [7]],
    ['factory', 'normal', 1, [7]],
  ] as const)('for a %s, tile %s: 1 Worship of its Civ, %i cards, tiles %j', (piece, tile, cards, levels) => {
    const scene = strike(piece, tile);
    expect(scene.player('brown').priests).toEqual([0, -1, -1, -1]);
    expect(scene.player('brown').hand).toHaveLength(cards);
    expect(scene.told('claimed').map((event) => event.level)).toEqual(levels);
    expect(scene.player('brown').cosmo).toBe(3); // the tile is free
  });

  it.each([
    [{ 2: 'unlocked' }, 7], // locked, but higher
    [{ 7: 'unlocked', 5: 'locked' }, 7],
    [{ 7: 'used', 5: 'unlocked' }, 5],
    [{ 7: 'held', 5: 'used', 2: 'locked' }, 2],
    [{ 7: 'held', 5: 'used', 2: 'held' }, undefined],
  ] as const)('the tile is the highest not yet theirs: of %j, level %s', (tiles, level) => {
    expect(strike('house', 'normal', { tiles }).told('claimed')[0]?.level).toBe(level);
  });

  it('for a neutral building and for a monster there is none', () => {
    for (const [at, map] of [
      ['2,-4', homes],
      ['2,-1', homes],
    ] as const) {
      const scene = Scene.acting('red', 'violet 2', 'turquoise', { map, civs: { turquoise: { supply: 3 } } });
      scene.answer('red', { do: 'war', hex: hex(at) });
      expect(scene.told('worship').map((event) => event.why)).toEqual(['war']);
    }
  });

  it('for both buildings a Pyramid takes, each to its owner, never to its builder', () => {
    const scene = Scene.acting('red', 'violet 4', 'magenta', {
      map: { ...homes, '3,-4': 'magenta factory', '3,-3': 'magenta barrack', '4,-3': 'magenta house' },
    });
    scene.answer('red', { do: 'pyramid', hex: hex('3,-4') }).answer('red', { with: [hex('3,-3'), hex('4,-3')] });
    scene.answer('red', { token: 'cosmo5' });
    expect(scene.told('worship').map((event) => [event.seat, event.why])).toEqual([
      [1, 'compensation'],
      [2, 'compensation'],
    ]);
    expect(scene.table.players.map((player) => player.hand.length)).toEqual([0, 1, 0, 0]);
    expect(scene.told('claimed')).toEqual([]);
  });

  it('twice for an owner of both', () => {
    const scene = Scene.acting('red', 'violet 4', 'magenta', {
      players: players({}, { tiles: { 2: 'used' } }),
      map: { ...homes, '3,-4': 'magenta factory', '3,-3': 'magenta house', '4,-3': 'magenta house on brown tile' },
    });
    scene.answer('red', { do: 'pyramid', hex: hex('3,-4') }).answer('red', { with: [hex('3,-3'), hex('4,-3')] });
    scene.answer('red', { token: 'cosmo5' });
    expect(scene.priest('brown', 'magenta')).toBe(1);
  });
});
