import { describe, expect, it } from 'vitest';
import type { PositionGiven } from '../../../../shared/games/ankh/notation/position.ts';
import { sceneOf } from '../scene.ts';

const forget = (position: Omit<PositionGiven, 'agenda'>) =>
  sceneOf({ event: 16, ...position, agenda: [{ do: 'forgetGods' }, { do: 'endTurn' }] });

describe('Forgotten Gods (p. 27)', () => {
  it('example: Amun in the red is out with all he has; Osiris and the merged Isis-Ra play on', () => {
    const scene = forget({
      gods: ['amun', 'osiris', 'isis', 'ra'],
      board: {
        '2,5': 'amun',
        '2,4': 'amun warrior',
        '1,5': 'amun temple',
        '7,6': 'osiris',
        '4,3': 'isis',
      },
      merged: { higher: 'isis', lower: 'ra' },
      devotion: { amun: 18, isis: 22, osiris: 23 },
      followers: { amun: 5 },
    });
    expect(scene.state.result).toBeNull();
    expect(scene.ranking).toBe('isis osiris');
    expect([scene.on('2,5'), scene.on('2,4'), scene.on('1,5')]).toEqual([undefined, undefined, undefined]);
    expect(scene.god('amun')).toMatchObject({ fate: 'forgotten', followers: 0 });
    expect(scene.asks).toBe('firstAction osiris');
    scene.answer('osiris', 'unlock');
    scene.answer('osiris', 'decline');
    scene.answer('isis', 'unlock');
    scene.answer('isis', 'decline');
    scene.answer('ra', 'unlock');
    scene.answer('ra', 'decline');
    expect(scene.asks).toBe('firstAction osiris'); // Amun has no more turns
  });

  it('a merged god that is forgotten takes both players out', () => {
    const scene = forget({
      gods: ['amun', 'osiris', 'isis'],
      board: { '2,5': 'amun', '7,6': 'osiris' },
      merged: { higher: 'amun', lower: 'isis' },
      devotion: { amun: 20, osiris: 21 },
    });
    expect(scene.state.result).toEqual({ winners: [1], scores: [20, 21, 20], how: 'only' });
  });

  it('the last red space is red, the first blue one is not', () => {
    const board = { '2,5': 'amun', '7,6': 'osiris', '4,3': 'isis' };
    const scene = forget({ gods: ['amun', 'osiris', 'isis'], board, devotion: { amun: 20, osiris: 21, isis: 30 } });
    expect(scene.ranking).toBe('osiris isis');
  });

  it('Anubis forgotten lets his captives go; Osiris forgotten takes his tokens away; captives of the forgotten are gone', () => {
    const board = { '2,5': 'anubis', '7,6': 'osiris', '4,3': 'isis', '4,1': 'ra' };
    const gods = ['anubis', 'osiris', 'isis', 'ra'] as const;
    const base = { gods: [...gods], board, captives: { anubis: ['osiris', 'isis'] }, underworld: ['2,7'] };
    const judge = forget({ ...base, devotion: { anubis: 3, osiris: 21, isis: 22, ra: 23 } });
    expect(judge.table.captives).toEqual([]);
    expect(judge.pool('isis', 'warrior')).toBe(6);
    expect(judge.table.gates).toHaveLength(1);
    const gate = forget({ ...base, devotion: { osiris: 3, anubis: 21, isis: 22, ra: 23 } });
    expect(gate.table.gates).toEqual([]);
    expect(gate.table.captives).toHaveLength(1);
  });
});
