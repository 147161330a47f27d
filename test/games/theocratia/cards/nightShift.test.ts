import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Night Shift', () => {
  it('makes one Factory of one’s own produce two crystals', () => {
    const scene = Scene.drafting('red', {
      players: holding('nightShift'),
      map: { ...homes, '3,-4': 'magenta factory', '3,-3': 'magenta factory', '1,-1': 'magenta factory' },
    });
    expect(scene.options('red').filter((one) => JSON.stringify(one).includes('nightShift'))).toEqual([
      { play: 'nightShift', hex: hex('3,-4') },
      { play: 'nightShift', hex: hex('1,-1') },
    ]);
    scene.answer('red', { play: 'nightShift', hex: hex('3,-4') });
    expect(scene.crystals('magenta')).toEqual({ green: 1, red: 2 });
  });
});
