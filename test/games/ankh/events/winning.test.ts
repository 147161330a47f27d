import { describe, expect, it } from 'vitest';
import { sceneOf } from '../scene.ts';

const board = { '2,5': 'amun', '7,6': 'isis' };
const ending = (event: number, devotion: { amun: number; isis: number }) =>
  sceneOf({
    gods: ['amun', 'isis'],
    board,
    event,
    devotion:
      devotion.amun < devotion.isis
        ? { amun: devotion.amun, isis: devotion.isis }
        : { isis: devotion.isis, amun: devotion.amun },
    conflict: { number: 4, tiebreaker: 'amun' },
    agenda: [{ do: 'closeConflict' }, { do: 'afterConflict' }, { do: 'endTurn' }],
  });

describe('Winning the Game (p. 13)', () => {
  it('the only god left after the fourth Conflict wins', () => {
    expect(ending(16, { amun: 20, isis: 21 }).state.result).toEqual({ winners: [1], scores: [20, 21], how: 'only' });
  });

  it('nobody wins when all are forgotten', () => {
    expect(ending(16, { amun: 20, isis: 3 }).state.result).toEqual({ winners: [], scores: [20, 3], how: 'forgotten' });
  });

  it('the game goes on when two are left', () => {
    expect(ending(16, { amun: 22, isis: 21 }).asks).toBe('firstAction isis');
  });

  it('after the fifth Conflict the most Devotion wins, in a stack the top one', () => {
    expect(ending(18, { amun: 22, isis: 25 }).state.result).toEqual({
      winners: [1],
      scores: [22, 25],
      how: 'devotion',
    });
    expect(ending(18, { amun: 22, isis: 22 }).state.result?.winners).toEqual([0]);
  });

  it('after another Conflict nothing more happens', () => {
    expect(ending(8, { amun: 2, isis: 2 }).asks).toBe('firstAction isis');
  });

  it('the top is reached in the middle of a Battle: a majority wins it before the Battle is resolved', () => {
    const scene = sceneOf({
      gods: ['osiris', 'isis'],
      board: { '2,5': 'osiris', '2,6': 'isis', '2,4': 'osiris temple', '1,5': 'isis warrior' },
      devotion: { isis: 29, osiris: 30 },
      event: 8,
      conflict: { number: 2, tiebreaker: 'isis' },
      agenda: [{ do: 'battle', region: 3 }, { do: 'endTurn' }],
    });
    const events = scene.play({ osiris: 'cycle', isis: 'chariots' }).map((event) => event.type);
    expect(scene.state.result).toMatchObject({ winners: [0], how: 'top' });
    expect(events).not.toContain('strengthsCompared');
  });

  it('gains of one moment go up from the least Devotion: who is behind may get there first', () => {
    const scene = sceneOf({
      gods: ['osiris', 'isis'],
      board: { '2,5': 'osiris', '2,6': 'isis', '2,4': 'osiris temple', '1,6': 'isis pyramid' },
      devotion: { isis: 30, osiris: 30 },
      event: 8,
      conflict: { number: 2, tiebreaker: 'isis' },
      agenda: [{ do: 'battle', region: 3 }, { do: 'endTurn' }],
    });
    scene.play({ osiris: 'cycle', isis: 'cycle' });
    expect(scene.state.result?.winners).toEqual([1]);
  });
});

describe('Devotion (p. 11)', () => {
  it('a token that comes to a stack goes on top', () => {
    const scene = sceneOf({
      gods: ['amun', 'isis', 'ra'],
      board: { '2,5': 'amun', '7,6': 'isis', '8,2': 'ra' },
      devotion: { amun: 2, isis: 3, ra: 5 },
      regions: { 1: '2,5', 2: '7,6', 3: '8,2' },
      conflict: { number: 2, tiebreaker: 'isis' },
      agenda: [{ do: 'domination', region: 1, seat: 0 }, { do: 'endTurn' }],
    });
    expect(scene.devotion('amun')).toBe(3);
    expect(scene.ranking).toBe('isis amun ra');
  });
});
