import { describe, expect, it } from 'vitest';
import type { PositionGiven } from '../../../../shared/games/ankh/notation/position.ts';
import { edges, sceneOf, space } from '../scene.ts';

const revolt = (more: Partial<PositionGiven>) =>
  sceneOf({
    gods: ['isis', 'ra', 'osiris'],
    setup: 'peoplesRevolt',
    board: { '2,3': 'isis', '2,6': 'ra', '8,3': 'osiris' },
    event: 5,
    ...more,
  });

describe('Consolidation, in place of Camel Caravan', () => {
  const open = () => revolt({ agenda: [{ do: 'camelCaravan' }, { do: 'endTurn' }] });

  it('brings a Follower and asks for two regions that camels part', () => {
    const scene = open();
    expect(scene.god('isis').followers).toBe(2);
    // Delta: 2 | 5; West: 3 | 7; East: 1 | 6 along the Nile, 6 | 4 in the south.
    expect(scene.options('isis')).toEqual([
      [1, 6],
      [2, 5],
      [3, 7],
      [4, 6],
    ]);
  });

  it('removes all camels between them and the highest token of the board; here one of the two', () => {
    const scene = open();
    scene.answer('isis', [3, 7]);
    expect(scene.table.regions).toEqual([
      space('2,9'),
      space('0,1'),
      space('1,0'),
      space('7,7'),
      space('1,5'),
      space('4,6'),
      -2,
      -1,
    ]);
    expect(scene.table.camels).not.toContain(edges('3,1|4,1')[0]);
    expect(scene.asks).toBe('firstAction ra');
  });

  it('two tokens left in the new region: one replaces the token removed elsewhere', () => {
    const scene = open();
    scene.answer('isis', [2, 5]);
    expect(scene.asks).toBe('replaceToken isis');
    expect(scene.options('isis')).toEqual([2, 5]);
    scene.answer('isis', 2);
    expect(scene.table.regions.slice(0, 7)).toEqual([
      space('2,9'),
      space('3,3'),
      space('1,0'),
      space('7,7'),
      space('0,1'),
      space('4,6'),
      -2,
    ]);
  });
});

describe('The People Have Had Enough', () => {
  const fight = (more: Partial<PositionGiven> = {}) =>
    revolt({
      board: { '2,3': 'isis', '2,4': 'isis warrior', '1,4': 'ra', '1,2': 'ra warrior', '8,3': 'osiris' },
      turn: { player: 'isis', taken: ['move'], stage: 'conflict', triggered: true },
      conflict: { number: 1, tiebreaker: 'isis' },
      agenda: [{ do: 'battle', region: 2 }, { do: 'closeConflict' }, { do: 'endTurn' }],
      ...more,
    });

  it('it is the winner’s figures that die, the losers’ live; the reward comes first', () => {
    const scene = fight();
    scene.play({ isis: 'cycle', ra: 'chariots' });
    expect(scene.devotion('ra')).toBe(1);
    expect(scene.on('1,2')).toBeUndefined();
    expect(scene.on('2,4')).toBe('isis warrior');
  });

  it('nobody dies in a tie that is not broken', () => {
    const scene = fight();
    scene.play({ isis: 'cycle', ra: 'cycle' });
    expect(scene.answer('isis', 'keep').map((event) => event.type)).not.toContain('killed');
    expect(scene.asks).toContain('firstAction');
    expect([scene.on('1,2'), scene.on('2,4')]).toEqual(['ra warrior', 'isis warrior']);
  });

  it('Flood shelters, Isis may keep her Protected ones, and the dead count for Miracle', () => {
    const flood = fight({
      board: { '2,3': 'isis', '1,4': 'ra', '1,2': 'ra warrior', '1,3': 'ra warrior', '8,3': 'osiris' },
    });
    flood.play({ isis: 'cycle', ra: 'flood' });
    expect(flood.devotion('ra')).toBe(1); // he won
    expect(flood.on('1,2')).toBe('ra warrior');
    const isis = fight({
      board: { '2,3': 'isis', '1,4': 'ra', '1,3': 'isis warrior', '1,1': 'isis warrior', '8,3': 'osiris' },
    });
    isis.play({ isis: 'miracle', ra: 'cycle' });
    expect(isis.asks).toBe('shelter isis');
    expect(isis.options('isis')).toEqual([isis.id('1,3')]);
    isis.answer('isis', [isis.id('1,3')]);
    expect(isis.on('1,1')).toBeUndefined();
    expect(isis.devotion('isis')).toBe(2); // the win and one dead
  });

  it('a dominator’s figures die too, after the Devotion', () => {
    const scene = revolt({
      board: { '2,3': 'isis', '2,4': 'isis warrior', '1,8': 'ra', '8,3': 'osiris' },
      conflict: { number: 1, tiebreaker: 'isis' },
      agenda: [{ do: 'domination', region: 2, seat: 0 }, { do: 'closeConflict' }, { do: 'endTurn' }],
    });
    expect(scene.devotion('isis')).toBe(1);
    expect(scene.on('2,4')).toBeUndefined();
    expect(scene.on('2,3')).toBe('isis god');
  });
});
