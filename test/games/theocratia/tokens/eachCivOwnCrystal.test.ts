import { expect, it } from 'vitest';
import { taking } from './taking.ts';

it('eachCivOwnCrystal: a crystal of one’s colour for every Civ', () => {
  expect(taking('eachCivOwnCrystal').table.civs.map((civ) => civ.crystals[0])).toEqual([1, 1, 1, 1]);
});
