import { describe, expect, it } from 'vitest';
import { action, battle, sceneOf, summoned } from '../scene.ts';

const gods = ['ra', 'isis'] as const;

describe('Ra: Radiance (p. 30)', () => {
  it('may give a Sun token to a figure he summons', () => {
    const scene = action('summon', { gods: [...gods], board: { '2,5': 'ra', '8,6': 'isis' } });
    scene.answer('ra', summoned('warrior', '2,4'));
    expect(scene.asks).toBe('radiate ra');
    scene.answer('ra', 'sun');
    expect(scene.table.radiant).toEqual([scene.id('2,4')]);
  });

  it('has three of them', () => {
    const suns = { '1,4': 'ra warrior sun', '1,5': 'ra warrior sun', '1,6': 'ra warrior sun' };
    const scene = action('summon', { gods: [...gods], board: { '2,5': 'ra', ...suns, '8,6': 'isis' } });
    scene.answer('ra', summoned('warrior', '2,4'));
    expect(scene.asks).toBe('secondAction ra');
  });

  it('dominates for one Devotion more, however many radiant figures', () => {
    const board = { '2,5': 'ra', '1,4': 'ra warrior sun', '1,5': 'ra warrior sun', '8,6': 'isis' };
    const scene = sceneOf({
      gods: [...gods],
      board,
      conflict: { number: 1, tiebreaker: 'ra' },
      agenda: [{ do: 'domination', region: 3, seat: 0 }, { do: 'endTurn' }],
    });
    expect(scene.devotion('ra')).toBe(2);
  });

  it('wins for one more, only with a radiant figure alive in the region', () => {
    const board = { '2,5': 'ra', '1,5': 'ra warrior sun', '2,7': 'isis' };
    const there = battle(3, { gods: [...gods], board });
    there.play({ ra: 'chariots', isis: 'cycle' });
    expect(there.devotion('ra')).toBe(2);
    const away = battle(3, { gods: [...gods], board: { '2,5': 'ra', '8,2': 'ra warrior sun', '2,7': 'isis' } });
    away.play({ ra: 'chariots', isis: 'cycle' });
    expect(away.devotion('ra')).toBe(1);
  });

  it('gets the token back when the figure is killed', () => {
    const scene = battle(3, { gods: [...gods], board: { '2,5': 'ra', '1,5': 'ra warrior sun', '2,7': 'isis' } });
    scene.play({ ra: 'cycle', isis: 'chariots' });
    expect(scene.table.radiant).toEqual([]);
  });
});
