import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Borrowed Offerings', () => {
  // Violet: Fortress and Barrack, a size of 2.
  const feast = (hand: string, given: object = {}) =>
    Scene.acting('red', 'violet 1', 'violet', {
      players: holding(hand),
      civs: { violet: { crystals: { green: 2 } } },
      ...given,
    } as never);

  it('gives up to two green crystals from the reserve', () => {
    const scene = feast('borrowedOfferings', { civs: { violet: { crystals: { black: 1 } } } });
    expect(scene.offers('red', { do: 'holiday' })).toBe(false);
    scene.answer('red', { play: 'borrowedOfferings' }).answer('red', { do: 'holiday' });
    scene.answer('red', [{ borrow: 1 }, { borrow: 2 }]);
    expect(scene.crystals('violet')).toEqual({ black: 1 });
    expect(scene.player('red').malus).toBe(0);
    expect(scene.civ('violet').page).toBe(2);
  });
});
