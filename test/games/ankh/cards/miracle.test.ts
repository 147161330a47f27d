import { describe, expect, it } from 'vitest';
import { battle } from '../scene.ts';

describe('Miracle (p. 29)', () => {
  const board = {
    '2,5': 'ra',
    '2,4': 'ra warrior',
    '3,4': 'ra warrior',
    '2,7': 'isis',
    '1,7': 'isis warrior',
    '1,8': 'isis warrior',
  };

  it('brings 1 Devotion for each own figure killed in the Battle', () => {
    const scene = battle(3, { gods: ['isis', 'ra'], board });
    scene.play({ isis: 'chariots', ra: 'miracle' });
    expect(scene.devotion('ra')).toBe(2);
  });

  it('those of the Plague count, for who has nobody left too', () => {
    const scene = battle(3, {
      gods: ['isis', 'ra'],
      board: { '2,4': 'ra warrior', '3,4': 'ra warrior', '8,8': 'ra', '2,7': 'isis' },
    });
    scene.play({ isis: 'plague', ra: 'miracle' });
    scene.answers({ isis: 1, ra: 0 });
    expect(scene.devotion('ra')).toBe(2);
  });

  it('several Miracles go from the least Devotion up', () => {
    const scene = battle(3, {
      gods: ['osiris', 'ra'],
      board: { '2,5': 'ra', '2,4': 'ra warrior', '2,7': 'osiris', '1,7': 'osiris warrior' },
    });
    scene.play({ osiris: 'miracle', ra: 'miracle' });
    const events = scene.answer('osiris', 'keep');
    if (scene.asks === 'placeUnderworld osiris') events.push(...scene.answer('osiris', 'decline'));
    expect(events.filter((event) => event.type === 'devotionGained')).toMatchObject([{ seat: 1 }, { seat: 0 }]);
  });
});
