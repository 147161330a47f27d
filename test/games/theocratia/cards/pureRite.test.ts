import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Pure Rite', () => {
  // Violet: Fortress and Barrack, a size of 2.
  const feast = (hand: string, given: object = {}) =>
    Scene.acting('red', 'violet 1', 'violet', {
      players: holding(hand),
      civs: { violet: { crystals: { green: 2 } } },
      ...given,
    } as never);

  it('keeps black crystals from moving Malus, and brings 1 Cosmo', () => {
    const scene = feast('pureRite', { civs: { violet: { crystals: { black: 2 } } } });
    scene.answer('red', { play: 'pureRite' }).answer('red', { do: 'holiday' });
    expect(scene.player('red')).toMatchObject({ malus: 0, cosmo: 2 });
  });
});
