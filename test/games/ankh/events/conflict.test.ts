import { describe, expect, it } from 'vitest';
import type { PositionGiven } from '../../../../shared/games/ankh/notation/position.ts';
import { sceneOf, space } from '../scene.ts';

const conflict = (position: Omit<PositionGiven, 'agenda'>) =>
  sceneOf({ event: 4, ...position, agenda: [{ do: 'conflict' }, { do: 'endTurn' }] });

describe('Domination (p. 22)', () => {
  const example = (more: Partial<PositionGiven> = {}) =>
    conflict({
      gods: ['amun', 'isis'],
      board: {
        '2,5': 'amun',
        '2,4': 'amun obelisk',
        '1,4': 'amun obelisk',
        '2,2': 'amun pyramid',
        '1,8': 'isis pyramid',
        '3,5': 'isis temple',
        '7,6': 'isis',
      },
      regions: { 1: '1,0', 2: '2,9', 3: '0,1' },
      ...more,
    });

  it('example: a majority of Obelisks and the region bring 2 Devotion; Pyramids are even, the owner of the Temple is away', () => {
    const scene = example();
    expect(scene.devotion('amun')).toBe(2);
    expect(scene.devotion('isis')).toBe(1); // for East Egypt, where she is alone
  });

  it('pays the majorities first and the region second', () => {
    // Space 29 + majority = 30, + region = 31: two gains, the second one wins.
    const scene = conflict({
      gods: ['amun', 'isis'],
      board: { '2,5': 'amun', '2,4': 'amun obelisk', '7,6': 'isis' },
      devotion: { isis: 0, amun: 29 },
    });
    expect(scene.state.result).toMatchObject({ winners: [0], how: 'top', scores: [31, 1] });
    const told = sceneOf({
      gods: ['amun', 'isis'],
      board: { '2,5': 'amun', '2,4': 'amun obelisk', '7,6': 'isis' },
      markers: { gain: 5 },
      event: 3,
    }).answer('amun', 'gain');
    const gains = told.filter((event) => event.type === 'devotionGained' && event.seat === 0);
    expect(gains).toMatchObject([
      { parts: [{ because: 'majority.obelisk', amount: 1 }] },
      { parts: [{ because: 'domination', amount: 1 }] },
    ]);
  });

  it('ignores regions without figures and goes by the numbers of the tokens', () => {
    const board = { '2,5': 'amun', '7,6': 'isis' };
    // Both one space below the top: the region resolved first wins.
    const devotion = { isis: 30, amun: 30 };
    const west = { 3: '1,0' };
    const east = conflict({ gods: ['amun', 'isis'], board, devotion, regions: { 1: '2,9', 2: '0,1', ...west } });
    expect(east.state.result?.winners).toEqual([1]);
    const delta = conflict({ gods: ['amun', 'isis'], board, devotion, regions: { 1: '0,1', 2: '2,9', ...west } });
    expect(delta.state.result?.winners).toEqual([0]);
  });
});

describe('Conflict', () => {
  it('gives the tiebreaker to the god that triggered it and takes it back', () => {
    const scene = conflict({
      gods: ['amun', 'isis'],
      board: { '2,5': 'amun', '2,6': 'isis' },
    });
    expect(scene.table.conflict).toMatchObject({ number: 1, tiebreaker: 0, used: false });
    scene.answer('amun', 'one');
    scene.play({ amun: 'flood', isis: 'cycle' });
    expect(scene.asks).toBe('breakTie amun');
    scene.answer('amun', 'use');
    expect(scene.table.conflict).toBeNull();
  });

  it('decides what a region comes to when it is reached: a Mummy that rises makes the next one a Battle', () => {
    const scene = conflict({
      gods: ['amun', 'isis'],
      board: {
        // West: Isis beats Amun, whose Mummy dies and returns beside his God in the East, which then is no more hers alone.
        '7,2': 'amun mummy',
        '7,3': 'isis warrior',
        '8,3': 'isis warrior',
        '4,9': 'amun',
        '8,6': 'isis',
      },
      regions: { 1: '1,0', 2: '2,9', 3: '0,1' },
    });
    scene.answer('amun', 'one');
    scene.play({ amun: 'cycle', isis: 'chariots' });
    expect(scene.asks).toBe('returnMummy amun');
    const events = scene.answer('amun', space('4,8'));
    expect(events).toContainEqual(expect.objectContaining({ type: 'battleBegan', region: 2 }));
  });
});
