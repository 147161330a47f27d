import { describe, expect, it } from 'vitest';
import { battle } from '../scene.ts';

describe('Flood (p. 29)', () => {
  const board = { '4,4': 'ra', '4,5': 'ra warrior', '5,3': 'ra warrior', '8,3': 'isis', '8,2': 'isis warrior' };

  it('brings a Follower for each own figure on fertile land, at once, and shelters these from Battle Resolution', () => {
    const scene = battle(1, { gods: ['isis', 'ra'], board });
    scene.play({ isis: 'chariots', ra: 'flood' });
    expect(scene.god('ra').followers).toBe(3);
    expect(scene.on('4,5')).toBe('ra warrior');
    expect(scene.on('5,3')).toBeUndefined(); // on desert
  });

  it('water is not fertile', () => {
    const scene = battle(3, {
      gods: ['isis', 'ra'],
      guardians: ['satet', 'apep', 'scorpion'],
      board: { '0,6': 'ra apep', '8,8': 'ra', '2,5': 'isis' },
    });
    scene.play({ isis: 'chariots', ra: 'flood' });
    expect(scene.god('ra').followers).toBe(1);
    expect(scene.pool('ra', 'apep')).toBe(1);
  });
});
