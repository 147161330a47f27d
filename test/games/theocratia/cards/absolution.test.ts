import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Absolution', () => {
  it.each([
    [5, 3],
    [1, 0],
  ])('takes Malus %i back to %i', (malus, left) => {
    const [red, ...others] = holding('absolution');
    const scene = Scene.drafting('red', { players: [{ ...red!, malus }, ...others] });
    expect(scene.answer('red', { play: 'absolution' }).player('red').malus).toBe(left);
  });

  it('is not played without Malus', () => {
    expect(Scene.drafting('red', { players: holding('absolution') }).offers('red', { play: 'absolution' })).toBe(false);
  });
});
