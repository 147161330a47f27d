import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

describe('action 4, Factory', () => {
  it('makes a Factory of one’s own House; each Factory concerned produces once', () => {
    const map = {
      ...homes,
      '3,-4': 'magenta house',
      '1,-1': 'magenta factory',
      '3,0': 'turquoise factory',
      '3,1': 'turquoise factory',
    };
    const scene = Scene.acting('red', 'violet 4', 'magenta', {
      map,
      civs: { magenta: { crystals: {} }, turquoise: { crystals: {} } },
    });
    scene.answer('red', { do: 'factory', hex: hex('3,-4') });
    expect(scene.crystals('magenta')).toEqual({ red: 2 }); // both are red and of the Civ: once each
    expect(scene.crystals('turquoise')).toEqual({ red: 1 }); // Brown’s and the neutral one rest
    expect(scene.civ('magenta').area).toEqual([0, 5, 1, 2, 2]);
    expect(scene.final).toBe(false);
  });

  it.each([
    ['noOwnHouse', { '3,-3': 'magenta house' }],
    [
      'noneLeft',
      { '3,-4': 'magenta house', '1,-3': 'magenta factory', '1,-2': 'magenta factory', '3,-3': 'magenta factory' },
    ],
  ])('is refused: %s', (why, more) => {
    const scene = Scene.acting('red', 'magenta 4', 'magenta', {
      map: { ...homes, ...more },
      civs: { magenta: { crystals: { green: 8 } } },
      players: [{ ...four[0]!, cosmo: 9 }, ...four.slice(1)],
    });
    expect(scene.options('red')).toEqual([{ do: 'holiday' }]);
    expect(scene.refuses('red', { do: 'factory' })).toBe(why);
  });
});
