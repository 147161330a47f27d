import { describe, expect, it } from 'vitest';
import { hex } from '../scene.ts';
import { bonusNow, group, taking } from './taking.ts';

const map = { ...group, '-3,1': 'pink house', '1,-1': 'pink house', '-3,0': 'pink house', '3,-4': 'magenta factory' };

describe('upgradeFactory', () => {
  it('makes a Factory of one’s own House of the Civ, and the new Factory alone produces', () => {
    const scene = taking('upgradeFactory', { map: { ...map, '-1,2': 'pink factory' } });
    expect(scene.options('red')).toEqual([{ hex: hex('1,-1') }, { hex: hex('-3,1') }]);
    const houses = scene.civ('pink').area[1]!;
    scene.answer('red', { hex: hex('-3,1') });
    expect(scene.at('-3,1')).toBe('pink factory');
    expect(scene.civ('pink').area[1]).toBe(houses + 1);
    expect(scene.crystals('pink')).toEqual({ green: 2, red: 1 });
    expect(scene.crystals('magenta')).toEqual({ green: 1 });
    expect(scene.told('built')[0]).toMatchObject({ by: 'token', kind: 2 });
    expect(scene.priest('red', 'pink')).toBe(0); // the Pyramid; the round rewards something else
  });

  it('earns the round’s bonus for Factories', () => {
    const scene = taking('upgradeFactory', { map, bonuses: bonusNow('factory') }).answer('red', { hex: hex('-3,1') });
    expect(scene.priest('red', 'pink')).toBe(1);
  });

  it('does nothing without a House of one’s own, or without a Factory left', () => {
    expect(taking('upgradeFactory').told('nothing')).toHaveLength(1);
    const used = { '-1,2': 'pink factory', '3,0': 'pink factory', '-3,-1': 'pink factory', '-2,-2': 'pink barrack' };
    expect(taking('upgradeFactory', { map: { ...map, ...used } }).told('nothing')).toHaveLength(1);
  });
});
