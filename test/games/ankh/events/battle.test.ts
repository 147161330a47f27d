import { describe, expect, it } from 'vitest';
import { battle, sceneOf } from '../scene.ts';

describe('Monument Majority (p. 23)', () => {
  it('example: two Pyramids against one pay Isis; Temples are even; Ra’s Obelisk pays nobody, he is not there', () => {
    const scene = battle(1, {
      gods: ['isis', 'amun', 'ra'],
      board: {
        '4,1': 'isis',
        '4,3': 'amun',
        '8,6': 'ra',
        '3,1': 'isis pyramid',
        '4,0': 'isis pyramid',
        '5,4': 'amun temple',
        '5,1': 'amun pyramid',
        '8,1': 'ra temple',
        '7,2': 'ra obelisk',
      },
    });
    scene.answer('amun', 'one');
    const events = scene.play({ isis: 'cycle', amun: 'chariots' });
    const gains = events.filter((event) => event.type === 'devotionGained');
    expect(gains[0]).toMatchObject({ seat: 0, parts: [{ because: 'majority.pyramid', amount: 1 }] });
    expect(scene.devotion('isis')).toBe(1);
    expect(scene.devotion('ra')).toBe(0);
    expect(scene.devotion('amun')).toBe(1); // for the win, by Chariots
  });
});

describe('Battle Resolution (p. 24)', () => {
  const example = () =>
    battle(3, {
      gods: ['isis', 'amun'],
      board: {
        '2,5': 'isis',
        '2,6': 'isis warrior',
        '1,6': 'isis warrior',
        '1,5': 'isis warrior',
        '2,3': 'amun',
        '2,4': 'amun warrior',
        '3,4': 'amun warrior',
      },
    });

  it('example: Flood brings four Followers, 4 : 4, Isis spends the tiebreaker, wins, and Amun’s Warriors die but not his God', () => {
    const scene = example();
    scene.answer('amun', 'one');
    const events = scene.play({ isis: 'flood', amun: 'drought' });
    expect(scene.god('isis').followers).toBe(5);
    expect(events).toContainEqual({
      type: 'strengthsCompared',
      region: 3,
      sides: [
        {
          seat: 1,
          total: 4,
          parts: [
            { because: 'figures', amount: 3 },
            { because: 'drought', amount: 1 },
          ],
        },
        { seat: 0, total: 4, parts: [{ because: 'figures', amount: 4 }] },
      ],
    });
    expect(scene.asks).toBe('breakTie isis');
    scene.answer('isis', 'use');
    expect(scene.devotion('isis')).toBe(1);
    expect(scene.pool('amun', 'warrior')).toBe(6);
    expect(scene.on('2,3')).toBe('amun god');
    expect(scene.on('2,6')).toBe('isis warrior');
  });

  it('all lose a tie that is not broken; Gods stay', () => {
    const scene = example();
    scene.answer('amun', 'one');
    scene.play({ isis: 'flood', amun: 'drought' });
    const events = scene.answer('isis', 'keep');
    expect(events).toContainEqual({ type: 'battleUnwon', region: 3, seats: [1, 0], why: 'tie' });
    expect(scene.devotion('isis')).toBe(0);
    expect(scene.pool('amun', 'warrior')).toBe(6);
    expect(scene.on('2,6')).toBe('isis warrior'); // the Flood sheltered them
  });

  it('the tiebreaker works once a Conflict and only among those who tie', () => {
    const used = battle(3, {
      gods: ['isis', 'amun'],
      board: { '2,5': 'isis', '2,3': 'amun' },
      conflict: { number: 1, tiebreaker: 'isis', used: true },
    });
    used.answer('amun', 'one');
    expect(used.play({ isis: 'flood', amun: 'cycle' })).toContainEqual({
      type: 'battleUnwon',
      region: 3,
      seats: [1, 0],
      why: 'tie',
    });
    const twice = sceneOf({
      gods: ['isis', 'ra'],
      board: { '2,5': 'isis', '2,3': 'ra', '8,2': 'isis warrior', '8,1': 'ra warrior' },
      event: 4,
      turn: { player: 'isis', taken: ['move'], stage: 'conflict', triggered: true },
      conflict: { number: 1, tiebreaker: 'isis' },
      agenda: [{ do: 'battle', region: 1 }, { do: 'battle', region: 3 }, { do: 'closeConflict' }, { do: 'endTurn' }],
    });
    twice.play({ isis: 'flood', ra: 'flood' });
    twice.answer('isis', 'use');
    expect(twice.play({ isis: 'cycle', ra: 'cycle' })).toContainEqual(
      expect.objectContaining({ type: 'battleUnwon', region: 3 }),
    );
    const outside = battle(3, {
      gods: ['isis', 'amun', 'ra'],
      board: { '2,5': 'isis', '2,3': 'amun', '2,4': 'amun warrior', '1,6': 'ra', '1,7': 'ra warrior' },
    });
    outside.answer('amun', 'one');
    expect(outside.play({ isis: 'flood', amun: 'cycle', ra: 'cycle' }).map((event) => event.type)).toContain(
      'battleUnwon',
    );
  });

  it('used cards stay on the table', () => {
    const scene = example();
    scene.answer('amun', 'one');
    scene.play({ isis: 'chariots', amun: 'build' });
    expect(scene.god('isis').used).toEqual(['chariots']);
    expect(scene.god('isis').hand).not.toContain('chariots');
  });

  it('cards stay sealed until the last is in', () => {
    const scene = example();
    scene.answer('amun', 'one');
    scene.answer('isis', ['flood']);
    expect(scene.table.battle?.cards).toEqual([[], []]);
    expect(scene.god('isis').hand).toHaveLength(7);
  });
});
