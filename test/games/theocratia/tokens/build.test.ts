import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

const take = (token: string, given: object = {}) =>
  Scene.acting('red', 'magenta 5', 'pink', {
    map: { ...homes, '-1,-2': 'pink barrack', '-1,-1': 'pink house' },
    ...given,
  })
    .answer('red', { do: 'pyramid', hex: hex('-1,-2') })
    .answer('red', { token });

describe('Pyramid tokens that build', () => {
  it.each([
    ['buildHouse', 'house', 'expansion'],
    ['buildFactory', 'factory', 'factory'],
    ['buildBarrack', 'barrack', 'barrack'],
  ] as const)('%s: by the rules of Expand, with a tile if need be; the round’s bonus counts', (token, kind, bonus) => {
    const bonuses = [
      bonus,
      ...(['expansion', 'factory', 'barrack', 'pyramid', 'holidayWar'] as const).filter((one) => one !== bonus),
    ];
    const scene = take(token, { bonuses });
    const { supply } = scene.civ('pink');
    expect(scene.asks).toBe('tokenBuild red');
    scene.answer('red', { hex: hex('-2,0'), tile: 'start' });
    expect(scene.at('-2,0')).toBe(`pink ${kind} on red starting tile`);
    expect(scene.crystals('pink')).toEqual({ green: 3 }); // the one on the plain; nothing is produced
    expect(scene.civ('pink').supply).toBe(supply);
    expect(scene.priest('red', 'pink')).toBe(1); // the Pyramid and the bonus
  });

  it('may be taken where there is no place, and does nothing', () => {
    const players = [{ ...four[0]!, tiles: { start: 'used' } }, ...four.slice(1)];
    const scene = take('buildHouse', {
      players,
      map: { ...homes, '-1,-2': 'pink barrack', '-1,-1': 'pink house', '-3,1': 'violet house' },
    });
    expect(scene.told('nothing')).toHaveLength(1);
    expect(scene.player('red').tokens).toEqual(['buildHouse']);
  });
});
