import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Second Blessing', () => {
  it.each([
    [[], 7, -1],
    [['pink 4'], 5, 1],
    [['pink 4', 'pink 2'], 3, 1],
  ])('doubles the bonus behind %j: Cosmo %i, Priest %i', (row, cosmo, priest) => {
    const scene = Scene.drafting('red', {
      players: holding('secondBlessing'),
      dice: ['violet 3', 'pink 1'],
      civs: { violet: { row } },
    });
    scene.answer('red', { play: 'secondBlessing' }).place('red', 'violet 3', 'violet');
    expect(scene.player('red').cosmo).toBe(cosmo);
    expect(scene.priest('red', 'violet')).toBe(priest);
    expect(scene.told('matched')[0]?.times).toBe(2);
  });
});
