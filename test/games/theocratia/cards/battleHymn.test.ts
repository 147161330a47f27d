import { describe, expect, it } from 'vitest';
import { four, hex, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Battle Hymn', () => {
  it('brings 1 more Worship of the warring Civ', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', { players: holding('battleHymn') });
    scene.answer('red', { play: 'battleHymn' }).answer('red', { do: 'war', hex: hex('2,-1') });
    expect(scene.priest('red', 'turquoise')).toBe(1);
  });

  it('is offered with a War only', () => {
    const scene = Scene.acting('red', 'violet 3', 'turquoise', { players: holding('battleHymn') });
    expect(scene.offers('red', { play: 'battleHymn' })).toBe(false);
  });
});
