import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Forced March', () => {
  const map = { ...homes, '2,-2': 'magenta house' };

  it('makes War cost a Warrior less', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      players: holding('forcedMarch'),
      map,
      civs: { turquoise: { supply: 1 } },
    });
    expect(scene.offers('red', { do: 'war', hex: hex('2,-2') })).toBe(false);
    scene.answer('red', { play: 'forcedMarch' }).answer('red', { do: 'war', hex: hex('2,-2') });
    expect(scene.told('war')[0]?.warriors).toBe(1);
  });

  it('never less than one, even twice', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      players: holding('forcedMarch', 'forcedMarch'),
      map,
      civs: { turquoise: { supply: 1 } },
    });
    scene
      .answer('red', { play: 'forcedMarch' })
      .answer('red', { play: 'forcedMarch' })
      .answer('red', { do: 'war', hex: hex('2,-1') });
    expect(scene.told('war')[0]?.warriors).toBe(1);
  });

  it('two copies make it two less', () => {
    const scene = Scene.acting('red', 'violet 2', 'turquoise', {
      players: holding('forcedMarch', 'forcedMarch'),
      civs: { turquoise: { supply: 1 } },
    });
    scene.answer('red', { play: 'forcedMarch' }).answer('red', { play: 'forcedMarch' });
    scene.answer('red', { do: 'war', hex: hex('2,-4') }); // a Barrack
    expect(scene.told('war')[0]?.warriors).toBe(1);
  });

  it('may be counted on when the die is placed, and must then be kept for the War', () => {
    // No monsters: without the card Turquoise could attack nobody.
    const bare = Object.fromEntries(Object.entries(map).filter(([, what]) => !what.endsWith('monster')));
    const scene = Scene.drafting('red', {
      players: holding('forcedMarch'),
      map: bare,
      dice: ['violet 2', 'pink 1'],
      civs: { turquoise: { supply: 1, crystals: {} } },
    });
    scene.answer('red', { draft: [2, 2] }).answer('red', { civ: 1, face: 2 });
    expect(scene.options('red')).toEqual([{ play: 'forcedMarch' }]); // not to be discarded for the bonus
  });
});
