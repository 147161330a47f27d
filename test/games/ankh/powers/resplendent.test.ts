import { describe, expect, it } from 'vitest';
import { battle, sum } from '../scene.ts';

const two = ['revered', 'inspiring'] as const;
const strength = (board: { [space: string]: string }) =>
  sum(
    battle(3, {
      gods: ['ra', 'isis'],
      board: { '2,5': 'ra', '2,4': 'ra warrior', '2,7': 'isis', ...board },
      powers: { ra: [...two, 'resplendent'] },
    }).table.battle!.strength[0]!,
  );

describe('Resplendent (p. 28)', () => {
  it('makes the God 3 strong with three Monuments of one type anywhere', () => {
    expect(strength({ '8,2': 'ra temple', '8,6': 'ra temple', '1,2': 'ra temple' })).toBe(4);
  });

  it('not with three of different types, nor with another’s', () => {
    expect(strength({ '8,2': 'ra temple', '8,6': 'ra temple', '1,2': 'ra obelisk' })).toBe(2);
    expect(strength({ '8,2': 'ra temple', '8,6': 'isis temple', '1,2': 'ra temple' })).toBe(2);
  });
});
