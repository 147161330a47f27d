import { describe, expect, it } from 'vitest';
import type { PowerName } from '../../../../shared/games/ankh/names.ts';
import { battle, sceneOf } from '../scene.ts';

const five = ['revered', 'inspiring', 'resplendent', 'templeAttuned', 'bountiful'] as PowerName[];
const powers = { isis: five };
const board = { '2,5': 'isis', '2,4': 'isis temple', '2,7': 'ra' };

describe('Bountiful (p. 28)', () => {
  it('in the red, majorities are one gain and the win another: 1 more each', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board: { ...board, '1,2': 'isis obelisk' }, powers });
    scene.play({ isis: 'chariots', ra: 'cycle' });
    expect(scene.devotion('isis')).toBe(2 + 1 + 1 + 1);
  });

  it('the last red space counts, the first blue one does not', () => {
    const at = (devotion: number) =>
      sceneOf({
        gods: ['isis', 'ra'],
        board: { '2,5': 'isis', '8,6': 'ra' },
        powers,
        devotion: { ra: 0, isis: devotion },
        conflict: { number: 1, tiebreaker: 'isis' },
        agenda: [{ do: 'domination', region: 3, seat: 0 }, { do: 'endTurn' }],
      }).devotion('isis');
    expect(at(20)).toBe(22);
    expect(at(21)).toBe(22);
  });

  it('adds 1 to the whole reward: Glorious, Drought and Radiance together', () => {
    const scene = battle(1, {
      gods: ['ra', 'isis'],
      board: { '4,3': 'ra', '5,3': 'ra warrior sun', '4,2': 'ra warrior', '8,3': 'isis' },
      powers: { ra: ['revered', 'inspiring', 'resplendent', 'templeAttuned', 'glorious', 'bountiful'] },
    });
    const events = scene.play({ ra: 'drought', isis: 'cycle' });
    expect(events).toContainEqual({
      type: 'devotionGained',
      seat: 0,
      amount: 8,
      from: 0,
      to: 8,
      parts: [
        { because: 'win', amount: 1 },
        { because: 'drought', amount: 3 },
        { because: 'ra', amount: 1 },
        { because: 'glorious', amount: 2 },
        { because: 'bountiful', amount: 1 },
      ],
    });
  });

  it('gives nothing to who gains nothing', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board, powers });
    scene.play({ isis: 'miracle', ra: 'chariots' });
    expect(scene.devotion('isis')).toBe(2); // the majority, not a Miracle without dead
  });
});
