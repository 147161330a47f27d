import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Patron’s Due', () => {
  const due = (map: { [hex: string]: string }) => {
    const scene = Scene.acting('red', 'violet 5', 'magenta', {
      players: holding('patronsDue'),
      map: { ...homes, '3,-4': 'magenta house', ...map },
    });
    expect(scene.offers('red', { play: 'patronsDue' })).toBe(false); // not before the action
    return scene.answer('red', { do: 'barrack', hex: hex('3,-4') }).answer('red', { play: 'patronsDue' });
  };

  it('brings 1 Worship of the Civ used if one owns two of its buildings', () => {
    expect(due({ '1,-1': 'magenta house' }).priest('red', 'magenta')).toBe(0);
  });

  it('brings 2 Cosmo if not', () => {
    const scene = due({});
    expect(scene.priest('red', 'magenta')).toBe(-1);
    expect(scene.player('red').cosmo).toBe(5);
  });
});
