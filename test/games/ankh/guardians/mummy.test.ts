import { describe, expect, it } from 'vitest';
import { battle, space } from '../scene.ts';

describe('Mummy (p. 31)', () => {
  const board = { '2,5': 'osiris', '2,7': 'ra mummy', '4,8': 'ra' };

  it('killed, returns at once beside its God, where its owner says', () => {
    const scene = battle(3, { gods: ['osiris', 'ra'], board });
    scene.play({ osiris: 'chariots', ra: 'cycle' });
    expect(scene.asks).toBe('returnMummy ra');
    expect(scene.options('ra')).toEqual(['3,8', '4,9', '5,8', '4,7', '3,7'].map(space));
    scene.answer('ra', space('5,8'));
    expect(scene.on('5,8')).toBe('ra mummy');
  });

  it('that is a summons: Ra may give it a Sun', () => {
    const scene = battle(3, { gods: ['osiris', 'ra'], board });
    scene.play({ osiris: 'chariots', ra: 'cycle' });
    scene.answer('ra', space('5,8'));
    expect(scene.asks).toBe('radiate ra');
    scene.answer('ra', 'sun');
    expect(scene.table.radiant).toEqual([scene.id('5,8')]);
  });

  it('without room it goes to the pool', () => {
    const walls = Object.fromEntries(['3,8', '4,9', '5,8', '4,7', '3,7'].map((name) => [name, 'temple']));
    const scene = battle(3, { gods: ['osiris', 'ra'], board: { ...board, ...walls } });
    scene.play({ osiris: 'chariots', ra: 'cycle' });
    expect(scene.pool('ra', 'mummy')).toBe(1);
  });

  it('killed by Plague in the region of its God, it is back for the rest of the Battle, and counts twice for Miracle', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis'],
      board: { '2,5': 'osiris', '2,7': 'isis mummy', '1,8': 'isis' },
    });
    scene.play({ osiris: 'plague', isis: 'miracle' });
    scene.answers({ osiris: 1, isis: 0 });
    scene.answer('isis', space('2,8'));
    // 2 : 2, and Osiris holds the tiebreaker.
    expect(scene.asks).toBe('breakTie osiris');
    scene.answer('osiris', 'use');
    scene.answer('isis', space('2,8'));
    expect(scene.devotion('isis')).toBe(2);
  });

  it('is no longer sheltered by a Flood it did not survive', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis'],
      board: { '2,5': 'osiris', '2,4': 'osiris warrior', '2,7': 'isis mummy', '1,8': 'isis' },
    });
    scene.play({ osiris: 'plague', isis: 'flood' });
    scene.answers({ osiris: 1, isis: 0 });
    scene.answer('isis', space('2,8'));
    expect(scene.asks).toBe('returnMummy isis'); // killed again, 3 : 2
  });
});
