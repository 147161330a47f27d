import { describe, expect, it } from 'vitest';
import { four, homes, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Watchtowers', () => {
  const own = { ...homes, '3,-4': 'magenta barrack', '3,0': 'turquoise barrack', '-1,-2': 'pink barrack' };

  it('arms a Warrior for each Barrack of one’s own', () => {
    const scene = Scene.drafting('red', { players: holding('watchtowers'), map: own });
    scene.answer('red', { play: 'watchtowers', from: [1, 1, 0, 1] });
    expect(scene.table.civs.map((civ) => civ.supply)).toEqual([3, 2, 2, 2]);
  });

  it('arms three at most: one chooses which', () => {
    const scene = Scene.drafting('red', { players: holding('watchtowers'), map: { ...own, '-1,2': 'violet barrack' } });
    const ways = scene.options('red').filter((one) => JSON.stringify(one).includes('watchtowers'));
    expect(ways).toHaveLength(4);
    expect(scene.offers('red', { play: 'watchtowers', from: [1, 1, 1, 0] })).toBe(true);
  });
});
