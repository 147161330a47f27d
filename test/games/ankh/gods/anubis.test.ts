import { describe, expect, it } from 'vitest';
import { action, battle, summoned } from '../scene.ts';

const board = {
  '2,5': 'anubis',
  '2,4': 'anubis warrior',
  '1,5': 'anubis warrior',
  '2,7': 'osiris',
  '1,7': 'osiris warrior',
  '1,8': 'osiris warrior',
};

describe('Anubis: Judge of the Dead (p. 30)', () => {
  it('traps one of the enemy Warriors killed at one moment', () => {
    const scene = battle(3, { gods: ['anubis', 'osiris'], board });
    scene.play({ anubis: 'chariots', osiris: 'cycle' });
    expect(scene.asks).toBe('trapWarrior anubis');
    expect(scene.options('anubis')).toEqual(['decline', 1]);
    scene.answer('anubis', 1);
    expect(scene.table.captives).toMatchObject([{ by: 0 }]);
    expect(scene.pool('osiris', 'warrior')).toBe(5);
  });

  it('traps in the Plague and again in Battle Resolution, each captive adding to his God at once', () => {
    const scene = battle(3, {
      gods: ['anubis', 'osiris', 'ra'],
      board: { ...board, '3,6': 'ra', '2,6': 'ra warrior' },
      followers: { anubis: 0, osiris: 3, ra: 0 },
    });
    scene.play({ anubis: 'chariots', osiris: 'plague', ra: 'cycle' });
    scene.answers({ osiris: 3 });
    expect(scene.asks).toBe('trapWarrior anubis');
    expect(scene.options('anubis')).toEqual(['decline', 2]);
    const events = scene.answer('anubis', 2);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'strengthsCompared',
        sides: expect.arrayContaining([
          {
            seat: 0,
            total: 5,
            parts: [
              { because: 'figures', amount: 1 },
              { because: 'anubis', amount: 1 },
              { because: 'chariots', amount: 3 },
            ],
          },
        ]),
      }),
    );
    expect(scene.asks).toBe('trapWarrior anubis'); // Osiris lost 4 : 5 and his Warriors died
    expect(scene.options('anubis')).toEqual(['decline', 1]);
  });

  it('holds three at most', () => {
    const scene = battle(3, {
      gods: ['anubis', 'osiris'],
      board,
      captives: { anubis: ['osiris', 'osiris', 'osiris'] },
    });
    scene.play({ anubis: 'chariots', osiris: 'cycle' });
    expect(scene.asks).not.toContain('trapWarrior');
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'battleWon', strength: 9 })); // 3 + 3 + 3
  });

  it('never traps his own', () => {
    const scene = battle(3, { gods: ['anubis', 'osiris'], board });
    scene.play({ anubis: 'cycle', osiris: 'chariots' });
    expect(scene.asks).toBe('firstAction osiris');
  });

  it('gets the Follower when a captive is summoned instead of a Warrior from the pool', () => {
    const scene = action('summon', {
      gods: ['osiris', 'anubis'],
      board: { '2,7': 'osiris', '8,2': 'anubis' },
      captives: { anubis: ['osiris'] },
    });
    scene.answer('osiris', summoned('warrior', '1,7', true));
    expect(scene.on('1,7')).toBe('osiris warrior');
    expect([scene.god('osiris').followers, scene.god('anubis').followers]).toEqual([0, 2]);
    expect(scene.table.captives).toEqual([]);
    expect(scene.pool('osiris', 'warrior')).toBe(5);
  });

  it('lets nobody go who can’t pay', () => {
    const scene = action('summon', {
      gods: ['osiris', 'anubis'],
      board: { '2,7': 'osiris', '8,2': 'anubis' },
      captives: { anubis: ['osiris'] },
      followers: { osiris: 0 },
    });
    expect(scene.offers('osiris', summoned('warrior', '1,7', true))).toBe(false);
    expect(scene.offers('osiris', summoned('warrior', '1,7'))).toBe(true);
  });
});
