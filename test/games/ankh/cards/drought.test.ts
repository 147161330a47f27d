import { describe, expect, it } from 'vitest';
import { battle } from '../scene.ts';

describe('Drought (p. 29)', () => {
  // God 4,3 and Warrior 5,3 on desert, Warrior 4,4 on fertile land; one more on desert in another region.
  const board = { '4,3': 'isis', '5,3': 'isis warrior', '4,4': 'isis warrior', '5,8': 'isis warrior', '8,3': 'ra' };

  it('adds 1 strength, and on a win 1 Devotion for each own figure on desert in the region', () => {
    const scene = battle(1, { gods: ['isis', 'ra'], board });
    const events = scene.play({ isis: 'drought', ra: 'cycle' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'battleWon', strength: 4 }));
    expect(scene.devotion('isis')).toBe(3);
  });

  it('pays nothing without a win', () => {
    const scene = battle(1, { gods: ['isis', 'ra'], board: { ...board, '8,2': 'ra warrior', '8,1': 'ra warrior' } });
    scene.play({ isis: 'drought', ra: 'chariots' });
    expect(scene.devotion('isis')).toBe(0);
  });

  it('an Underworld token is no desert', () => {
    const scene = battle(1, {
      gods: ['isis', 'osiris'],
      board: { '4,3': 'isis', '5,3': 'isis warrior', '8,3': 'osiris' },
      underworld: ['5,3'],
    });
    scene.play({ isis: 'drought', osiris: 'cycle' });
    expect(scene.devotion('isis')).toBe(2);
  });
});
