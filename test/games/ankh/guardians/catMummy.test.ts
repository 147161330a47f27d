import { describe, expect, it } from 'vitest';
import type { GuardianName } from '../../../../shared/games/ankh/names.ts';
import { battle, sceneOf } from '../scene.ts';

const guardians = ['catMummy', 'mummy', 'scorpion'] as GuardianName[];

describe('Cat-Mummy (p. 31)', () => {
  it('killed in Battle Resolution costs every other god 1, after the rewards and before Miracle', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis', 'ra'],
      guardians,
      board: { '2,5': 'osiris', '1,5': 'isis catMummy', '2,7': 'isis', '8,6': 'ra' },
      devotion: { ra: 4, isis: 5, osiris: 6 },
    });
    const events = scene.play({ osiris: 'chariots', isis: 'miracle' });
    expect(scene.asks).toBe('shelter isis');
    events.push(...scene.answer('isis', []));
    expect([scene.devotion('osiris'), scene.devotion('isis'), scene.devotion('ra')]).toEqual([6, 6, 3]);
    const types = events.map((event) => `${event.type} ${'seat' in event ? event.seat : ''}`);
    expect(types.indexOf('devotionGained 0')).toBeLessThan(types.indexOf('devotionLost 2'));
    expect(types.indexOf('devotionLost 2')).toBeLessThan(types.indexOf('devotionLost 0')); // ascending
    expect(types.indexOf('devotionLost 0')).toBeLessThan(types.indexOf('devotionGained 1'));
  });

  it('killed by Plague strikes at once; two of them strike twice', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis', 'ra'],
      guardians,
      board: { '2,5': 'osiris', '1,5': 'isis catMummy', '1,6': 'isis catMummy', '2,7': 'isis', '8,6': 'ra' },
      devotion: { ra: 4, isis: 5, osiris: 6 },
    });
    scene.play({ osiris: 'plague', isis: 'cycle' });
    scene.answers({ osiris: 1, isis: 0 });
    expect(scene.devotion('ra')).toBe(2);
  });

  it('costs a merged god 1, not 2', () => {
    const scene = sceneOf({
      gods: ['isis', 'osiris', 'ra'],
      guardians,
      board: { '2,5': 'osiris', '1,5': 'isis catMummy', '2,7': 'isis' },
      merged: { higher: 'osiris', lower: 'ra' },
      devotion: { osiris: 4, isis: 9 },
      event: 16,
      turn: { player: 'isis', taken: ['move'], stage: 'conflict', triggered: true },
      conflict: { number: 4, tiebreaker: 'isis' },
      agenda: [{ do: 'battle', region: 3 }, { do: 'endTurn' }],
    });
    scene.play({ osiris: 'plague', isis: 'chariots' });
    scene.answers({ isis: 0, osiris: 1 });
    expect(scene.devotion('osiris')).toBe(3);
  });

  it('stops at 0, where a token keeps its place in the stack', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis', 'ra'],
      guardians,
      board: { '2,5': 'osiris', '1,5': 'isis catMummy', '2,7': 'isis', '8,6': 'ra' },
      devotion: { ra: 0, isis: 0, osiris: 0 },
    });
    scene.play({ osiris: 'plague', isis: 'drought' });
    scene.answers({ osiris: 1, isis: 0 });
    scene.answer('osiris', 'keep'); // of a tie: nobody gains
    expect(scene.table.devotion).toEqual([0, 0, 0]);
    expect(scene.ranking).toBe('ra isis osiris');
  });
});
