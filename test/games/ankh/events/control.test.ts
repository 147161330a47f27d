import { describe, expect, it } from 'vitest';
import type { PositionGiven } from '../../../../shared/games/ankh/notation/position.ts';
import { sceneOf, space } from '../scene.ts';

const control = (board: PositionGiven['board'], more: Partial<PositionGiven> = {}) =>
  sceneOf({
    gods: ['isis', 'ra', 'amun'],
    board: { '2,5': 'isis', '7,6': 'ra', '8,2': 'amun', ...board },
    ...more,
    agenda: [{ do: 'controlMonument' }, { do: 'endTurn' }],
  });

describe('Control Monument (p. 20)', () => {
  it('example: the neutral Temple beside the Warrior; not the Pyramid across the river, not Ra’s Obelisk', () => {
    const scene = control({
      '3,4': 'isis warrior',
      '2,5': 'isis',
      '3,5': 'temple',
      '1,5': 'obelisk',
      '3,3': 'pyramid',
      '2,3': 'ra obelisk',
    });
    expect(scene.options('isis')).toEqual([space('1,5'), space('3,5')]);
    expect(scene.refused('isis', space('3,3'))).toEqual({ why: 'river' });
    expect(scene.refused('isis', space('2,3'))).toEqual({ why: 'neutralLeft' });
    scene.answer('isis', space('3,5'));
    expect(scene.on('3,5')).toBe('isis temple');
    expect(scene.god('isis').tokens).toBe(8);
  });

  it('takes the only one there is by itself', () => {
    const scene = control({ '1,5': 'obelisk' });
    expect(scene.on('1,5')).toBe('isis obelisk');
    expect(scene.asks).toBe('firstAction ra');
  });

  it('robs another god only when no neutral Monument is left anywhere; its token goes back', () => {
    const left = control({ '1,5': 'ra obelisk', '8,8': 'temple' });
    expect(left.on('1,5')).toBe('ra obelisk');
    const none = control({ '1,5': 'ra obelisk' });
    expect(none.on('1,5')).toBe('isis obelisk');
    expect(none.god('ra').tokens).toBe(9);
  });

  it('does nothing without a token in the pool', () => {
    const nine = ['8,5', '8,6', '8,7', '8,8', '8,9', '9,6', '9,8', '7,9', '7,7'];
    const scene = control({
      '1,5': 'obelisk',
      ...Object.fromEntries(nine.map((name, i) => [name, `isis ${['temple', 'pyramid'][i % 2]}`])),
    });
    expect(scene.on('1,5')).toBe('obelisk');
  });
});
