import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

const map = { ...homes, '3,-4': 'magenta house', '3,-3': 'magenta barrack' };

describe('action 5, Barrack', () => {
  it('makes a Barrack of one’s own House; every Barrack of the Civ arms a Warrior', () => {
    const scene = Scene.acting('red', 'violet 5', 'magenta', { map });
    scene.answer('red', { do: 'barrack', hex: hex('3,-4') });
    expect(scene.at('3,-4')).toBe('magenta barrack');
    expect(scene.civ('magenta')).toMatchObject({ supply: 5, idle: 5 });
  });

  it('arms no more than there are', () => {
    const scene = Scene.acting('red', 'violet 5', 'magenta', { map, civs: { magenta: { supply: 9 } } });
    scene.answer('red', { do: 'barrack', hex: hex('3,-4') });
    expect(scene.civ('magenta')).toMatchObject({ supply: 10, idle: 0 });
    expect(scene.told('armed')[0]?.count).toBe(1);
  });

  it('needs a Barrack in the area', () => {
    const full = { ...map, '1,-3': 'magenta barrack' };
    const scene = Scene.acting('red', 'magenta 5', 'magenta', {
      map: full,
      civs: { magenta: { crystals: { green: 9 } } },
      players: [{ ...four[0]!, cosmo: 9 }, ...four.slice(1)],
    });
    expect(scene.refuses('red', { do: 'barrack' })).toBe('noneLeft');
    expect(scene.options('red')).toEqual([{ do: 'holiday' }]);
  });
});
