import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Wild Harvest', () => {
  it('adds two green crystals to a Civ, and brings 1 Cosmo', () => {
    const scene = Scene.drafting('red', { players: holding('wildHarvest') });
    scene.answer('red', { play: 'wildHarvest', civ: 2 });
    expect(scene.crystals('violet')).toEqual({ green: 3 });
    expect(scene.player('red').cosmo).toBe(4);
  });
});
