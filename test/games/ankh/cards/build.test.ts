import { describe, expect, it } from 'vitest';
import { battle, built } from '../scene.ts';

const board = { '2,5': 'isis', '2,7': 'ra', '3,5': 'temple' };

describe('Build Monument (p. 29)', () => {
  it('costs 3 Followers and a token, on any empty land of the region; its majority pays in the same Battle', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board, followers: { isis: 4 } });
    scene.play({ isis: 'build', ra: 'chariots' });
    expect(scene.options('isis')).toHaveLength(1 + 3 * (22 - 3));
    expect(scene.refused('isis', built('temple', '3,5'))).toEqual({ why: 'occupied' });
    scene.answer('isis', built('pyramid', '1,1'));
    expect(scene.on('1,1')).toBe('isis pyramid');
    expect(scene.god('isis')).toMatchObject({ followers: 1, tokens: 8 });
    expect(scene.devotion('isis')).toBe(1);
  });

  it('may be declined', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board, followers: { isis: 4 } });
    scene.play({ isis: 'build', ra: 'chariots' });
    expect(scene.answer('isis', 'decline')).toContainEqual({ type: 'buildSkipped', seat: 0, why: 'declined' });
    expect(scene.god('isis').followers).toBe(4);
  });

  it('with several, the least Devotion builds first', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board, followers: { isis: 3, ra: 3 } });
    scene.play({ isis: 'build', ra: 'build' });
    expect(scene.asks).toBe('buildMonument ra');
    scene.answer('ra', built('temple', '1,1'));
    expect(scene.offers('isis', built('temple', '1,1'))).toBe(false);
  });

  it('a type that is used up can’t be built', () => {
    const spaces = ['8,0', '8,1', '8,3', '8,4', '7,0', '7,1', '7,2', '7,3', '6,0', '6,1'];
    const temples = Object.fromEntries(spaces.map((name) => [name, 'temple']));
    const scene = battle(3, {
      gods: ['isis', 'ra'],
      board: { '2,5': 'isis', '2,7': 'ra', ...temples },
      followers: { isis: 3 },
    });
    scene.play({ isis: 'build', ra: 'chariots' });
    expect(scene.refused('isis', built('temple', '1,1'))).toEqual({ why: 'noSupply' });
    expect(scene.offers('isis', built('obelisk', '1,1'))).toBe(true);
  });

  it('comes before Plague: a god that then dies has built all the same', () => {
    const scene = battle(3, {
      gods: ['isis', 'ra'],
      board: { '2,5': 'isis warrior', '8,2': 'isis', '2,7': 'ra' },
      followers: { isis: 3, ra: 1 },
    });
    scene.play({ isis: 'build', ra: 'plague' });
    scene.answer('isis', built('pyramid', '1,1'));
    scene.answers({ ra: 1 });
    expect(scene.on('1,1')).toBe('isis pyramid');
    expect(scene.devotion('isis')).toBe(0);
  });
});
