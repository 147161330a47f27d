import { describe, expect, it } from 'vitest';
import { four, hex, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Far Pilgrims', () => {
  it('lets an Expand go to own ground two steps away, without a tile', () => {
    const scene = Scene.acting('red', 'violet 3', 'magenta', { players: holding('farPilgrims') });
    expect(scene.offers('red', { do: 'expand', hex: hex('1,-1') })).toBe(false);
    scene.answer('red', { play: 'farPilgrims' });
    expect(scene.offers('red', { do: 'expand', hex: hex('3,-1'), tile: 'start' })).toBe(false);
    scene.answer('red', { do: 'expand', hex: hex('1,-1') });
    expect(scene.at('1,-1')).toBe('magenta house');
  });
});
