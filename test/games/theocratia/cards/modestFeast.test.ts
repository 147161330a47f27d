import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Modest Feast', () => {
  // Violet: Fortress and Barrack, a size of 2.
  const feast = (hand: string, given: object = {}) =>
    Scene.acting('red', 'violet 1', 'violet', {
      players: holding(hand),
      civs: { violet: { crystals: { green: 2 } } },
      ...given,
    } as never);

  it('makes a Holiday 2 Cosmo cheaper', () => {
    const scene = feast('modestFeast').answer('red', { play: 'modestFeast' }).answer('red', { do: 'holiday' });
    expect(scene.player('red').cosmo).toBe(3);
    expect(scene.told('holiday')[0]).toMatchObject({ size: 2, cosmo: 0 });
  });

  it('never makes it cheaper than nothing, even twice', () => {
    const scene = feast('modestFeast', { players: holding('modestFeast', 'modestFeast') });
    scene
      .answer('red', { play: 'modestFeast' })
      .answer('red', { play: 'modestFeast' })
      .answer('red', { do: 'holiday' });
    expect(scene.player('red').cosmo).toBe(3);
  });

  it('is not played where no Holiday can follow', () => {
    const scene = feast('modestFeast', { civs: { violet: { crystals: { green: 1 } } } });
    expect(scene.offers('red', { play: 'modestFeast' })).toBe(false);
  });
});
