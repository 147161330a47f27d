import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

const ends = (given: object = {}) =>
  new Scene({
    taken: 7,
    bonusDie: 'magenta',
    bonusHolder: 'red',
    turn: { player: 'white', die: 'pink 1', civ: 'pink', space: 0 },
    asking: { task: { do: 'afterAction', seat: 3 } },
    civs: { pink: { row: ['pink 1'] } },
    bonuses: ['expansion', 'factory', 'barrack', 'pyramid', 'holidayWar'],
    ...given,
  } as never).answer('white', { done: true });

describe('End Round Bonus', () => {
  it('lets its holder Expand with the Civ of the die, tile or not; the round’s bonus counts', () => {
    const scene = ends();
    expect(scene.asks).toBe('endRoundBonus red');
    expect(scene.offers('red', { hex: hex('3,-4') })).toBe(true);
    expect(scene.offers('red', { hex: hex('2,-2'), tile: 'start' })).toBe(true);
    expect(scene.offers('red', { skip: true })).toBe(true);
    scene.answer('red', { hex: hex('3,-4') });
    expect(scene.told('built')[0]).toMatchObject({ by: 'bonus', kind: 1 });
    expect(scene.told('worship')[0]).toMatchObject({ seat: 0, civ: 0, by: 1, why: 'roundBonus' });
  });

  it('may be left', () => {
    expect(ends().answer('red', { skip: true }).told('bonusSkipped')).toEqual([
      { type: 'bonusSkipped', seat: 0, impossible: false },
    ]);
  });

  it('is skipped where there is no place, and where nobody holds the card', () => {
    const scene = ends({
      players: [{ ...four[0]!, tiles: { start: 'used' } }, ...four.slice(1)],
      map: { ...homes, '3,-4': 'turquoise house' },
    });
    expect(scene.told('bonusSkipped')).toEqual([{ type: 'bonusSkipped', seat: 0, impossible: true }]);
    expect(ends({ bonusHolder: undefined }).asks).not.toContain('endRoundBonus');
  });
});
