import { describe, expect, it } from 'vitest';
import { civIndex, four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Clear Springs', () => {
  it('takes one or two black crystals from a Civ, for 1 Cosmo each', () => {
    const scene = Scene.drafting('red', {
      players: holding('clearSprings'),
      civs: { violet: { crystals: { black: 3, red: 1 } }, pink: { crystals: { black: 1 } } },
    });
    const played = scene.options('red').filter((one) => JSON.stringify(one).includes('play'));
    expect(played).toEqual([
      { play: 'clearSprings', civ: 2, count: 1 },
      { play: 'clearSprings', civ: 2, count: 2 },
      { play: 'clearSprings', civ: 3, count: 1 },
    ]);
    scene.answer('red', { play: 'clearSprings', civ: civIndex('violet'), count: 2 });
    expect(scene.crystals('violet')).toEqual({ black: 1, red: 1 });
    expect(scene.player('red').cosmo).toBe(5);
  });

  it('may not take the crystals that the only action left, a Holiday, needs', () => {
    const players = holding('clearSprings');
    const scene = Scene.acting('red', 'violet 4', 'violet', {
      players: [{ ...players[0]!, cosmo: 9 }, ...players.slice(1)],
      civs: { violet: { crystals: { black: 2 } } },
    });
    expect(scene.offers('red', { do: 'holiday' })).toBe(true);
    expect(scene.offers('red', { play: 'clearSprings', civ: 2, count: 1 })).toBe(false);
  });
});
