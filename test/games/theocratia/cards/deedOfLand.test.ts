import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Deed of Land', () => {
  it('claims an unlocked tile for nothing', () => {
    const [red, ...others] = holding('deedOfLand');
    const players = [{ ...red!, priests: { magenta: 5, turquoise: 0, violet: 0, pink: 0 } }, ...others];
    const scene = Scene.drafting('red', { players });
    expect(scene.offers('red', { play: 'deedOfLand' })).toBe(false);
    scene.answer('red', { play: 'deedOfLand', level: 5 });
    expect(scene.player('red')).toMatchObject({ cosmo: 3, tiles: ['held', 'unlocked', 'held', 'locked'] });
  });

  it('brings 2 Cosmo where none is unlocked', () => {
    const scene = Scene.drafting('red', { players: holding('deedOfLand') });
    expect(scene.answer('red', { play: 'deedOfLand' }).player('red').cosmo).toBe(5);
  });
});
