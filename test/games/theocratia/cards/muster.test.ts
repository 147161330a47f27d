import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Muster', () => {
  it('arms one or two Warriors of a Civ, as many as it has', () => {
    const scene = Scene.drafting('red', {
      players: holding('muster'),
      civs: { magenta: { supply: 9 }, pink: { supply: 10 } },
    });
    expect(scene.offers('red', { play: 'muster', civ: 0, count: 2 })).toBe(false);
    expect(scene.offers('red', { play: 'muster', civ: 0, count: 1 })).toBe(true);
    expect(scene.offers('red', { play: 'muster', civ: 3, count: 1 })).toBe(false);
    scene.answer('red', { play: 'muster', civ: 1, count: 2 });
    expect(scene.civ('turquoise')).toMatchObject({ supply: 3, idle: 7 });
  });
});
