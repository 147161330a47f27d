import { describe, expect, it } from 'vitest';
import { battle } from '../scene.ts';

const strength = (board: { [space: string]: string }) =>
  battle(3, {
    gods: ['ra', 'isis'],
    board: { '2,5': 'ra', '2,7': 'isis', ...board },
    powers: { ra: ['revered', 'inspiring', 'templeAttuned'] },
  }).table.battle!.strength[0];

describe('Temple Attuned (p. 28)', () => {
  it('adds 2 for each own Temple with an own figure beside it, however many figures', () => {
    expect(strength({ '2,4': 'ra temple', '1,5': 'ra temple', '3,4': 'ra warrior' })).toEqual([
      { because: 'figures', amount: 2 },
      { because: 'templeAttuned', amount: 4 },
    ]);
  });

  it('not without a figure beside it, not for another’s or in another region', () => {
    expect(strength({ '1,2': 'ra temple', '2,4': 'isis temple' })).toEqual([{ because: 'figures', amount: 1 }]);
    expect(strength({ '4,4': 'ra temple', '5,4': 'ra warrior' })).toEqual([{ because: 'figures', amount: 1 }]);
  });
});
