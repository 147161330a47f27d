import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

const strike = (at: string, given: object = {}) => {
  const scene = Scene.acting('red', 'violet 2', 'turquoise', { civs: { turquoise: { supply: 3 } }, ...given });
  return { scene, war: { do: 'war', hex: hex(at) } };
};

describe('action 2, War', () => {
  it.each([
    ['a monster', '2,-1', {}, 1],
    ['a House', '2,-2', { '2,-2': 'magenta house' }, 2],
    ['a Factory', '-2,-2', {}, 3],
    ['a Barrack', '2,-4', {}, 3],
  ])('costs %s its Warriors, which go into the Chronicle', (_, at, more, cost) => {
    const { scene, war } = strike(at, { map: { ...homes, ...more }, civs: { turquoise: { supply: 3, page: 4 } } });
    scene.answer('red', war);
    expect(scene.told('war')[0]?.warriors).toBe(cost);
    expect(scene.civ('turquoise').supply).toBe(3 - cost);
    expect(scene.civ('turquoise').written).toEqual(new Array(cost).fill(6));
    expect(scene.at(at)).toBe('nothing');
  });

  it.each([
    ['a Fortress', '2,-3', {}, 'neverAttacked'],
    ['a Pyramid', '1,-3', { '1,-3': 'magenta pyramid' }, 'neverAttacked'],
    ['a building of the same Civ', '2,2', {}, 'ownCiv'],
    ['a building on own ground', '3,-4', { '3,-4': 'magenta house' }, 'ownBuilding'],
    ['more than the supply allows', '-2,-2', {}, 'warriors'],
  ])('never strikes %s', (_, at, more, why) => {
    const { scene, war } = strike(at, {
      map: { ...homes, ...more },
      civs: { turquoise: { supply: 2 } },
      players: [
        four[0]!,
        four[1]!,
        four[2]!,
        {
          ...four[3]!,
          built: why === 'neverAttacked' && at === '1,-3' ? 1 : 0,
          tokens: at === '1,-3' ? ['draw2'] : [],
        },
      ],
    });
    expect(scene.offers('red', war)).toBe(false);
    expect(scene.refuses('red', war)).toBe(why);
  });

  it('brings a card for a monster, and 1 Worship of the warring Civ', () => {
    const { scene, war } = strike('2,-1');
    scene.answer('red', war);
    expect(scene.player('red').hand).toHaveLength(1);
    expect(scene.priest('red', 'turquoise')).toBe(0);
    expect(scene.final).toBe(true);
  });

  it('goes in order: the target, the Chronicle, one’s Worship, the Barracks’, the round’s bonus, compensation', () => {
    const { scene, war } = strike('3,-3', {
      map: { ...homes, '3,-3': 'magenta house', '1,1': 'turquoise barrack' },
      bonuses: ['holidayWar', 'factory', 'barrack', 'pyramid', 'expansion'],
    });
    scene.answer('red', war);
    const told = scene.events
      .slice(0, 6)
      .map((event) => (event.type === 'worship' ? `${event.seat} ${event.why}` : event.type));
    expect(told).toEqual(['war', 'page', '0 war', '3 barracks', '0 roundBonus', '1 compensation']);
  });

  it('can be undone when no card is drawn', () => {
    const { scene, war } = strike('2,-2', { map: { ...homes, '2,-2': 'magenta house' } });
    expect(scene.answer('red', war).final).toBe(false);
  });

  it('compensates the owner with Worship of the lost Civ, and with a card for an upgraded building', () => {
    for (const [kind, cards] of [
      ['house', 0],
      ['factory', 1],
      ['barrack', 1],
    ] as const) {
      const { scene, war } = strike('3,-3', { map: { ...homes, '3,-3': `magenta ${kind}` } });
      scene.answer('red', war);
      expect(scene.priest('brown', 'magenta')).toBe(0);
      expect(scene.player('brown').hand).toHaveLength(cards);
    }
  });
});

describe('action 2, Conversion', () => {
  const convert = (tile: string) => ({ do: 'convert', hex: hex('3,-3'), tile });
  const players = [{ ...four[0]!, tiles: { 2: 'held' as const } }, ...four.slice(1)];
  const map = { ...homes, '3,-3': 'magenta house' };

  it('lays a tile under the building instead of removing it; the loser gets the highest tile free', () => {
    const { scene } = strike('3,-3', { map, players });
    expect(scene.offers('red', convert('start'))).toBe(false); // brown ground is not neutral
    scene.answer('red', convert('normal'));
    expect(scene.at('3,-3')).toBe('magenta house on red tile');
    expect(scene.civ('turquoise').supply).toBe(1);
    expect(scene.priest('red', 'turquoise')).toBe(0);
    expect(scene.priest('brown', 'magenta')).toBe(0);
    expect(scene.player('brown').tiles).toEqual(['held', 'locked', 'locked', 'held']);
    expect(scene.told('claimed')).toEqual([{ type: 'claimed', seat: 1, level: 7, cost: 0, why: 'compensation' }]);
  });

  it('is not for monsters', () => {
    const { scene } = strike('2,-1', { players });
    expect(scene.offers('red', { do: 'convert', hex: hex('2,-1'), tile: 'normal' })).toBe(false);
  });
});
