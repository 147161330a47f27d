import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Quiet Devotion', () => {
  it('brings 1 Worship of a Civ whose Priest is lowest', () => {
    const [red, ...others] = holding('quietDevotion');
    const players = [{ ...red!, priests: { magenta: 1, turquoise: 0, violet: 3, pink: 0 } }, ...others];
    const scene = Scene.drafting('red', { players });
    expect(scene.options('red').filter((one) => JSON.stringify(one).includes('play'))).toEqual([
      { play: 'quietDevotion', civ: 1 },
      { play: 'quietDevotion', civ: 3 },
    ]);
    scene.answer('red', { play: 'quietDevotion', civ: 3 });
    expect(scene.priest('red', 'pink')).toBe(1);
  });
});
