import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

// Red builds a Pyramid with Pink and takes the token.
const take = (token: string, given: object = {}) =>
  Scene.acting('red', 'magenta 5', 'pink', {
    map: { ...homes, '-1,-2': 'pink barrack', '-1,-1': 'pink house' },
    ...given,
  })
    .answer('red', { do: 'pyramid', hex: hex('-1,-2') })
    .answer('red', { token });

describe('Pyramid tokens that bring something', () => {
  it('draw2: two Power cards, for good', () => {
    const scene = take('draw2');
    expect(scene.player('red').hand).toHaveLength(2);
    expect(scene.final).toBe(true);
  });
  it('cosmo5: 5 Cosmo, up to 12', () => {
    expect(take('cosmo5').player('red').cosmo).toBe(8);
    expect(take('cosmo5', { players: [{ ...four[0]!, cosmo: 10 }, ...four.slice(1)] }).player('red').cosmo).toBe(12);
  });
  it('malusBack3: three steps back, down to 0', () => {
    expect(take('malusBack3', { players: [{ ...four[0]!, malus: 2 }, ...four.slice(1)] }).player('red').malus).toBe(0);
  });
  it('worshipAny1: 1 Worship of any Civ', () => {
    const scene = take('worshipAny1');
    expect(scene.asks).toBe('tokenWorship red');
    expect(scene.answer('red', { civ: 2 }).priest('red', 'violet')).toBe(0);
  });
  it('eachCivOwnCrystal: a crystal of one’s colour for every Civ', () => {
    const scene = take('eachCivOwnCrystal');
    expect(scene.table.civs.map((civ) => civ.crystals[0])).toEqual([1, 1, 1, 1]);
  });
  it('is gone for everybody once taken', () => {
    expect(take('cosmo5').table.tokens).toHaveLength(9);
  });
});
