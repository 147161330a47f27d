import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Patient Scribes', () => {
  it('writes two green crystals into the Chronicle of the Civ used, after the action', () => {
    const scene = Scene.acting('red', 'violet 1', 'magenta', { players: holding('patientScribes') });
    expect(scene.offers('red', { play: 'patientScribes' })).toBe(false);
    scene.answer('red', { do: 'first', take: 'bonus' }).answer('red', { play: 'patientScribes' });
    expect(scene.civ('magenta').page).toBe(2);
    expect(scene.crystals('magenta')).toEqual({ green: 1 });
  });
});
