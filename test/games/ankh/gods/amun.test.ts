import { describe, expect, it } from 'vitest';
import type { CardName } from '../../../../shared/games/ankh/names.ts';
import { battle, sceneOf } from '../scene.ts';

const gods = ['amun', 'ra'] as const;
const board = { '2,5': 'amun', '2,7': 'ra', '1,7': 'ra warrior' };

describe('Amun: Mysterious Forms (p. 30)', () => {
  it('announces before anyone chooses, then plays two cards with both strengths and effects', () => {
    const scene = battle(3, { gods: [...gods], board });
    expect(scene.asks).toBe('announceTwoCards amun');
    scene.answer('amun', 'two');
    expect(scene.offered('amun')).toMatchObject({ kind: 'some', min: 2, max: 2 });
    expect(scene.offered('ra')).toMatchObject({ kind: 'some', min: 1, max: 1 });
    const events = scene.play({ amun: ['chariots', 'flood'], ra: 'drought' });
    expect(scene.god('amun').followers).toBe(2);
    expect(events).toContainEqual(expect.objectContaining({ type: 'battleWon', seat: 0, strength: 4, margin: 1 }));
    expect(scene.god('amun').used).toEqual(['chariots', 'flood']);
  });

  it('does so in one Battle of a Conflict, and again in the next Conflict', () => {
    const two = sceneOf({
      gods: [...gods],
      board: { ...board, '7,6': 'ra warrior', '7,7': 'amun warrior' },
      regions: { 1: '0,1', 2: '2,9', 3: '1,0' },
      event: 4,
      agenda: [{ do: 'conflict' }, { do: 'conflict' }, { do: 'endTurn' }],
    });
    two.answer('amun', 'two');
    two.play({ amun: ['cycle', 'plague'], ra: 'cycle' });
    two.answers({ amun: 0, ra: 0 });
    expect(two.asks).toBe('playCards ra amun');
    two.play({ amun: 'cycle', ra: 'cycle' });
    if (two.state.asking?.task.do === 'breakTie') two.answer('amun', 'keep');
    expect(two.asks).toBe('announceTwoCards amun');
  });

  it('is not asked with a single card in hand', () => {
    const used = ['plague', 'build', 'chariots', 'drought', 'flood', 'miracle'] as CardName[];
    const scene = battle(3, { gods: [...gods], board, used: { amun: used } });
    expect(scene.asks).toBe('playCards ra amun');
    expect(scene.state.asking?.answers[0]).toEqual(['cycle']); // forced, and kept sealed
  });
});
