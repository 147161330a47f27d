import { describe, expect, it } from 'vitest';
import { four, homes, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Vein of Colour', () => {
  it('adds two crystals of one’s colour where one owns a building', () => {
    const scene = Scene.drafting('red', {
      players: holding('veinOfColour'),
      map: { ...homes, '3,-4': 'magenta house', '-1,-1': 'pink house' },
    });
    expect(scene.offers('red', { play: 'veinOfColour', civ: 3 })).toBe(false);
    scene.answer('red', { play: 'veinOfColour', civ: 0 });
    expect(scene.crystals('magenta')).toEqual({ green: 1, red: 2 });
  });
});
