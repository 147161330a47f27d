import { describe, expect, it } from 'vitest';
import { action, battle, built, space, summoned } from '../scene.ts';

const board = { '2,5': 'osiris', '2,4': 'osiris warrior', '2,7': 'isis', '1,7': 'isis warrior' };

describe('Osiris: Gateway to the Underworld (p. 30)', () => {
  it('places a token on empty land of the region after losing, also where his own just died', () => {
    const scene = battle(3, { gods: ['osiris', 'isis'], board });
    scene.play({ osiris: 'cycle', isis: 'chariots' });
    expect(scene.asks).toBe('placeUnderworld osiris');
    expect(scene.offers('osiris', { from: null, to: space('2,4') })).toBe(true);
    expect(scene.offers('osiris', { from: null, to: space('2,5') })).toBe(false);
    expect(scene.offers('osiris', { from: null, to: space('3,3') })).toBe(false);
    scene.answer('osiris', { from: null, to: space('2,4') });
    expect(scene.table.gates).toEqual([{ at: space('2,4'), owner: 0 }]);
  });

  it('may relocate one, leaving a figure that stands on it', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis'],
      board: { ...board, '8,2': 'osiris warrior' },
      underworld: ['8,2'],
    });
    scene.play({ osiris: 'cycle', isis: 'chariots' });
    scene.answer('osiris', { from: space('8,2'), to: space('3,5') });
    expect(scene.table.gates).toEqual([{ at: space('3,5'), owner: 0 }]);
    expect(scene.on('8,2')).toBe('osiris warrior');
  });

  it('puts no two tokens on a space, and has three', () => {
    const scene = battle(3, { gods: ['osiris', 'isis'], board, underworld: ['3,5', '8,2', '5,0'] });
    scene.play({ osiris: 'cycle', isis: 'chariots' });
    expect(scene.offers('osiris', { from: space('8,2'), to: space('3,5') })).toBe(false);
    expect(scene.offers('osiris', { from: space('8,2'), to: space('2,4') })).toBe(true);
    expect(scene.offers('osiris', { from: null, to: space('2,4') })).toBe(false);
  });

  it('loses an unbroken tie like everyone', () => {
    const scene = battle(3, { gods: ['osiris', 'isis'], board });
    scene.play({ osiris: 'cycle', isis: 'cycle' });
    scene.answer('osiris', 'keep');
    expect(scene.asks).toBe('placeUnderworld osiris');
  });

  it('summons one extra figure on a token, however many there are, and chains from it', () => {
    const scene = action('summon', {
      gods: ['osiris', 'isis'],
      board: { '2,5': 'osiris', '8,6': 'isis' },
      underworld: ['8,2', '5,0'],
    });
    expect(scene.offers('osiris', summoned('warrior', '8,2'))).toBe(true);
    expect(scene.offers('osiris', summoned('warrior', '8,3'))).toBe(false);
    scene.answer('osiris', summoned('warrior', '8,2'));
    expect(scene.offers('osiris', summoned('warrior', '8,3'))).toBe(true); // the usual figure, beside the extra one
    expect(scene.offers('osiris', summoned('warrior', '5,0'))).toBe(false); // only one extra
    scene.answer('osiris', summoned('warrior', '8,3'));
    expect(scene.asks).toBe('secondAction osiris');
  });

  it('or the usual figure first and the extra after', () => {
    const scene = action('summon', {
      gods: ['osiris', 'isis'],
      board: { '2,5': 'osiris', '8,6': 'isis' },
      underworld: ['8,2'],
    });
    scene.answer('osiris', summoned('warrior', '2,4'));
    expect(scene.targets('osiris', 'warrior')).toEqual(['8,2']);
  });

  it('his token keeps out others who move, not those who are summoned, and his own never', () => {
    const guests = { '2,5': 'osiris', '8,6': 'isis' };
    const theirs = action('move', { gods: ['isis', 'osiris'], board: guests, underworld: ['8,7'] });
    expect(theirs.refused('isis', theirs.move('8,6', '8,7'))).toEqual({ why: 'underworld' });
    const own = action('move', {
      gods: ['osiris', 'isis'],
      board: { '8,5': 'osiris', '8,6': 'isis' },
      underworld: ['8,7'],
    });
    expect(own.offers('osiris', own.move('8,5', '8,7'))).toBe(true);
    const summoning = action('summon', { gods: ['isis', 'osiris'], board: guests, underworld: ['8,7'] });
    expect(summoning.offers('isis', summoned('warrior', '8,7'))).toBe(true);
  });

  it('nobody builds on it, not even he, and it is neither desert nor fertile', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis'],
      board,
      underworld: ['2,4', '3,5'],
      followers: { osiris: 3, isis: 3 },
    });
    scene.play({ osiris: 'build', isis: 'flood' });
    expect(scene.offers('osiris', built('temple', '3,5'))).toBe(false);
    expect(scene.refused('osiris', built('temple', '3,5'))).toEqual({ why: 'underworld' });
    expect(scene.offers('osiris', built('temple', '3,6'))).toBe(true);
    const flood = battle(3, { gods: ['osiris', 'isis'], board, underworld: ['2,4'] });
    flood.play({ osiris: 'flood', isis: 'cycle' });
    expect(flood.god('osiris').followers).toBe(2); // the God alone
  });
});
