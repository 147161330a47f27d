import { describe, expect, it } from 'vitest';
import { battle } from '../scene.ts';

const board = {
  '2,5': 'isis',
  '2,4': 'isis warrior',
  '2,7': 'ra',
  '1,7': 'ra warrior',
  '3,6': 'osiris warrior',
  '8,8': 'osiris',
};
const gods = ['isis', 'ra', 'osiris'] as const;
const followers = { isis: 3, ra: 3, osiris: 3 };

describe('Plague of Locusts (p. 29)', () => {
  it('kills all Warriors and Guardians but those of the sole highest bidder; all bids are lost', () => {
    const scene = battle(3, { gods: [...gods], board, followers });
    scene.play({ isis: 'plague', ra: 'cycle', osiris: 'cycle' });
    expect(scene.offered('ra')).toEqual({ kind: 'number', min: 0, max: 3 });
    scene.answers({ isis: 0, ra: 2, osiris: 1 });
    expect([scene.on('2,4'), scene.on('1,7'), scene.on('3,6')]).toEqual([undefined, 'ra warrior', undefined]);
    expect(scene.on('2,5')).toBe('isis god');
    expect(gods.map((god) => scene.god(god).followers)).toEqual([3, 1, 2]);
  });

  it('spares nobody when the highest bid is tied', () => {
    const scene = battle(3, { gods: [...gods], board, followers });
    scene.play({ isis: 'plague', ra: 'cycle', osiris: 'cycle' });
    scene.answers({ isis: 2, ra: 2, osiris: 1 });
    expect([scene.on('2,4'), scene.on('1,7'), scene.on('3,6')]).toEqual([undefined, undefined, undefined]);
  });

  it('two Plagues are two bids, of all who were there when the first was sent', () => {
    const scene = battle(3, { gods: [...gods], board, followers });
    scene.play({ isis: 'plague', ra: 'plague', osiris: 'cycle' });
    scene.answers({ isis: 1, ra: 0, osiris: 0 });
    expect(scene.asks).toBe('bidFollowers osiris ra isis'); // Osiris has no figure left and bids still
    scene.answers({ isis: 0, ra: 0, osiris: 1 });
    expect(scene.on('2,4')).toBeUndefined();
  });

  it('kills what a Flood shelters in Battle Resolution', () => {
    const scene = battle(3, {
      gods: ['isis', 'ra'],
      board: { '2,5': 'isis', '2,4': 'isis warrior', '2,7': 'ra' },
      followers,
    });
    scene.play({ isis: 'flood', ra: 'plague' });
    expect(scene.god('isis').followers).toBe(5); // the Flood comes first
    scene.answers({ isis: 0, ra: 1 });
    expect(scene.on('2,4')).toBeUndefined();
  });

  it('who has no figure left is 0 strong, without majority, and can’t win', () => {
    const scene = battle(3, {
      gods: ['isis', 'osiris'],
      board: { '2,5': 'isis', '2,6': 'osiris warrior', '1,2': 'osiris temple', '8,8': 'osiris' },
      followers,
    });
    scene.play({ isis: 'plague', osiris: 'chariots' });
    scene.answers({ isis: 1, osiris: 0 });
    expect(scene.devotion('osiris')).toBe(0);
    expect(scene.devotion('isis')).toBe(1);
    expect(scene.events).toContainEqual(expect.objectContaining({ type: 'battleWon', seat: 0, margin: 2 }));
  });

  it('nobody wins where nobody is left', () => {
    const scene = battle(3, {
      gods: ['isis', 'ra'],
      board: { '2,5': 'isis warrior', '2,6': 'ra warrior', '8,8': 'ra', '8,2': 'isis' },
      followers,
    });
    scene.play({ isis: 'plague', ra: 'chariots' });
    scene.answers({ isis: 1, ra: 1 });
    expect(scene.events).toContainEqual({ type: 'battleUnwon', region: 3, seats: [], why: 'nobodyLeft' });
    expect([scene.devotion('isis'), scene.devotion('ra')]).toEqual([0, 0]);
  });

  it('a bid of a god without Followers gives itself and stays sealed', () => {
    const scene = battle(3, {
      gods: ['isis', 'ra'],
      board: { '2,5': 'isis', '2,7': 'ra' },
      followers: { isis: 0, ra: 2 },
    });
    scene.play({ isis: 'plague', ra: 'cycle' });
    expect(scene.state.asking).toMatchObject({ answers: { 0: 0 }, quiet: [0] });
  });
});
