import { describe, expect, it } from 'vitest';
import type { PowerName } from '../../../../shared/games/ankh/names.ts';
import { battle, sceneOf } from '../scene.ts';

const board = { '2,5': 'ra', '2,7': 'isis' };
const powers = { ra: ['commanding'] as PowerName[] };

describe('Commanding (p. 28)', () => {
  it('brings three Followers for a Battle won', () => {
    const scene = battle(3, { gods: ['ra', 'isis'], board, powers });
    scene.play({ ra: 'chariots', isis: 'cycle' });
    expect(scene.god('ra').followers).toBe(4);
  });

  it('not for one lost, and not for a domination', () => {
    const lost = battle(3, { gods: ['ra', 'isis'], board, powers });
    lost.play({ ra: 'cycle', isis: 'chariots' });
    expect(lost.god('ra').followers).toBe(1);
    const dominated = sceneOf({
      gods: ['ra', 'isis'],
      board: { '2,5': 'ra', '8,6': 'isis' },
      powers,
      conflict: { number: 1, tiebreaker: 'ra' },
      agenda: [{ do: 'domination', region: 3, seat: 0 }, { do: 'endTurn' }],
    });
    expect(dominated.god('ra').followers).toBe(1);
  });
});
