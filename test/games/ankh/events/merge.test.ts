import { describe, expect, it } from 'vitest';
import type { PositionGiven } from '../../../../shared/games/ankh/notation/position.ts';
import { sceneOf } from '../scene.ts';

const merge = (position: Omit<PositionGiven, 'agenda'>) =>
  sceneOf({
    event: 12,
    turn: { player: position.gods[0]!, taken: ['unlock'], stage: 'conflict', triggered: true },
    conflict: { number: 3, tiebreaker: position.gods[0]! },
    ...position,
    agenda: [{ do: 'closeConflict' }, { do: 'afterConflict' }, { do: 'endTurn' }],
  });

const example = (more: Partial<PositionGiven> = {}) =>
  merge({
    gods: ['isis', 'amun', 'ra'],
    guardians: ['catMummy', 'mummy', 'androsphinx'],
    board: {
      '2,5': 'isis',
      '7,6': 'amun',
      '7,7': 'amun warrior',
      '6,6': 'amun temple',
      '4,3': 'ra',
      '4,4': 'ra warrior',
      '5,3': 'ra catMummy',
      '5,4': 'ra pyramid',
    },
    devotion: { ra: 3, amun: 5, isis: 9 },
    followers: { amun: 2, ra: 4 },
    powers: { amun: ['revered'], ra: ['inspiring', 'commanding', 'templeAttuned'] },
    used: { ra: ['flood'], amun: ['miracle'] },
    ...more,
  });

describe('Merging Gods (p. 25)', () => {
  it('example: Ra merges into Amun', () => {
    const scene = example();
    expect(scene.asks).toBe('keepGuardians amun');
    scene.answer('amun', [scene.id('5,3')]);
    expect(scene.on('4,3')).toBeUndefined();
    expect(scene.on('4,4')).toBeUndefined();
    expect(scene.on('5,4')).toBeUndefined();
    expect(scene.on('5,3')).toBe('amun catMummy'); // stays where it stands, with an Amun base
    expect(scene.god('amun')).toMatchObject({
      followers: 6,
      abilities: ['amun', 'ra'],
      powers: ['revered'],
      used: ['miracle'],
      partner: 2,
    });
    expect(scene.god('ra')).toMatchObject({ fate: 'merged', partner: 1, hand: [], used: [], tokens: 0, followers: 0 });
    expect(scene.devotion('amun')).toBe(3);
    expect(scene.ranking).toBe('amun isis');
    expect(scene.asks).toBe('firstAction amun');
  });

  it('removes without killing: no Cat-Mummy strikes', () => {
    const scene = example();
    scene.answer('amun', []);
    expect(scene.devotion('isis')).toBe(9);
    expect(scene.on('5,3')).toBeUndefined();
  });

  it('happens only with three or more players', () => {
    const scene = merge({
      gods: ['isis', 'amun'],
      board: { '2,5': 'isis', '7,6': 'amun' },
      devotion: { isis: 0, amun: 4 },
    });
    expect(scene.ranking).toBe('isis amun');
  });

  it('the higher god chooses among the lower one’s Guardians when bases run out, and keeps its own', () => {
    const scene = example({
      gods: ['isis', 'amun', 'ra', 'osiris'],
      board: {
        '2,5': 'isis',
        '8,3': 'osiris',
        '7,6': 'amun',
        '7,7': 'amun mummy',
        '4,3': 'ra',
        '5,3': 'ra catMummy',
        '4,2': 'ra mummy',
      },
      devotion: { ra: 3, amun: 5, isis: 9, osiris: 9 },
    });
    expect(scene.offered('amun')).toMatchObject({ kind: 'some', min: 0, max: 1 });
    scene.answer('amun', [scene.id('4,2')]);
    expect(scene.on('4,2')).toBe('amun mummy');
    expect(scene.on('7,7')).toBe('amun mummy');
    expect(scene.on('5,3')).toBeUndefined();
  });

  it('with Anubis as the lower god, his captives of the higher go home, the others stay trapped', () => {
    const scene = merge({
      gods: ['isis', 'amun', 'anubis'],
      board: { '2,5': 'isis', '7,6': 'amun', '4,3': 'anubis' },
      devotion: { anubis: 0, amun: 2, isis: 9 },
      captives: { anubis: ['amun', 'isis'] },
    });
    expect(scene.pool('amun', 'warrior')).toBe(6);
    expect(scene.pool('isis', 'warrior')).toBe(5);
    expect(scene.table.captives).toMatchObject([{ by: 1 }]);
  });

  it('with Anubis as the higher god, captives of the lower leave the game', () => {
    const scene = merge({
      gods: ['isis', 'amun', 'anubis'],
      board: { '2,5': 'isis', '7,6': 'amun', '4,3': 'anubis' },
      devotion: { amun: 0, anubis: 2, isis: 9 },
      captives: { anubis: ['amun', 'isis'] },
    });
    expect(scene.table.captives).toHaveLength(1);
    expect(scene.god('anubis').abilities).toEqual(['anubis', 'amun']);
  });

  it('keeps the lower god’s tokens for the merged god: Underworld tokens change hands', () => {
    const scene = merge({
      gods: ['isis', 'amun', 'osiris'],
      board: { '2,5': 'isis', '7,6': 'amun', '4,3': 'osiris' },
      devotion: { osiris: 0, amun: 2, isis: 9 },
      underworld: ['8,7'],
    });
    expect(scene.table.gates).toMatchObject([{ owner: 1 }]);
  });
});

describe('Merged God Gameplay (p. 26)', () => {
  const merged = (more: Partial<PositionGiven> = {}) =>
    sceneOf({
      gods: ['isis', 'amun', 'ra'],
      board: { '2,5': 'isis', '7,6': 'amun', '7,7': 'amun warrior' },
      merged: { higher: 'amun', lower: 'ra' },
      devotion: { amun: 3, isis: 9 },
      event: 12,
      turn: { player: 'amun' },
      ...more,
    });

  it('each player takes one action a turn, the same one if they like, for the god they share', () => {
    const scene = merged();
    scene.answer('amun', 'gain');
    expect(scene.asks).toBe('firstAction ra');
    scene.answer('ra', 'summon');
    expect(scene.asks).toBe('summonFigure ra');
    scene.answer('ra', scene.options('ra')[1]!);
    expect(scene.asks).toBe('radiate ra'); // Ra's ability, decided by the player whose turn it is
    scene.answer('ra', 'sun');
    expect(scene.pool('amun', 'warrior')).toBe(4);
    expect(scene.asks).toBe('firstAction isis');
  });

  it('the higher god’s player decides battles; the partner sees the sealed card', async () => {
    const { viewFor } = await import('../../../../shared/engine/index.ts');
    const { ankh } = await import('../../../../shared/games/ankh/ankh.ts');
    const scene = merged({
      board: { '2,5': 'isis', '2,6': 'amun', '2,7': 'amun warrior' },
      turn: { player: 'ra', taken: ['move'], stage: 'conflict', triggered: true },
      conflict: { number: 4, tiebreaker: 'amun' },
      agenda: [{ do: 'battle', region: 3 }, { do: 'closeConflict' }, { do: 'endTurn' }],
    });
    expect(scene.asks).toBe('announceTwoCards amun');
    scene.answer('amun', 'one');
    expect(scene.asks).toBe('playCards amun isis');
    scene.answer('amun', ['flood']);
    expect(viewFor(ankh, scene.state, scene.seat('ra')).asking?.sealed).toEqual({ 1: ['flood'] });
    expect(viewFor(ankh, scene.state, scene.seat('isis')).asking?.sealed).toBeUndefined();
    expect(viewFor(ankh, scene.state, null).asking?.sealed).toBeUndefined();
  });

  it('in a Conflict the higher god’s player also says where a Mummy returns and what shines, though it is the other’s turn', () => {
    const scene = merged({
      board: { '2,5': 'isis', '1,5': 'isis warrior', '8,6': 'amun', '2,7': 'amun mummy' },
      guardians: ['satet', 'mummy', 'scorpion'],
      turn: { player: 'ra', taken: ['move'], stage: 'conflict', triggered: true },
      conflict: { number: 4, tiebreaker: 'amun' },
      agenda: [{ do: 'battle', region: 3 }, { do: 'closeConflict' }, { do: 'endTurn' }],
    });
    scene.answer('amun', 'one');
    scene.play({ amun: 'cycle', isis: 'chariots' });
    expect(scene.asks).toBe('returnMummy amun');
    scene.answer('amun', scene.options('amun')[0]!);
    expect(scene.asks).toBe('radiate amun');
  });

  it('the god holds the tiebreaker, whichever of the two triggers the Conflict', () => {
    const scene = merged({
      board: { '2,5': 'isis', '2,6': 'amun' },
      turn: { player: 'ra' },
      markers: { gain: 5 },
      event: 15,
    });
    scene.answer('ra', 'gain');
    expect(scene.table.conflict).toMatchObject({ number: 4, tiebreaker: 1 });
    scene.answer('amun', 'one');
    scene.play({ amun: 'cycle', isis: 'cycle' });
    expect(scene.asks).toBe('breakTie amun');
  });

  it('leaves the markers’ start at the number of players the game began with', () => {
    const scene = merged({ markers: { gain: 5 } });
    scene.answer('amun', 'gain');
    expect(scene.asks).toBe('layCaravan amun');
    scene.answer('amun', 'decline');
    expect(scene.table.markers.gain).toBe(2);
  });

  it('wins and loses together', () => {
    const scene = merged({
      devotion: { isis: 9, amun: 30 },
      conflict: { number: 4, tiebreaker: 'amun' },
      agenda: [{ do: 'domination', region: 2, seat: 1 }, { do: 'endTurn' }],
    });
    expect(scene.state.result).toEqual({ winners: [1, 2], scores: [9, 31, 31], how: 'top' });
  });

  it('unlocks for both at once', () => {
    const scene = merged({ turn: { player: 'ra' } });
    scene.answer('ra', 'unlock');
    scene.answer('ra', 'revered');
    expect(scene.god('amun').powers).toEqual(['revered']);
  });
});
