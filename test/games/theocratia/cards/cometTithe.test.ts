import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Comet Tithe', () => {
  it('brings 3 Cosmo at any moment of the turn, and lies on the discard pile', () => {
    const scene = Scene.drafting('red', { players: holding('cometTithe') });
    scene.answer('red', { play: 'cometTithe' });
    expect(scene.player('red')).toMatchObject({ cosmo: 6, hand: [] });
    expect(scene.table.discard).toEqual(['cometTithe']);
    expect(scene.asks).toBe('draft red');
    expect(scene.final).toBe(false);
  });
});
