import { describe, expect, it } from 'vitest';
import { hex } from '../scene.ts';
import { bonusNow, group, taking } from './taking.ts';

const map = { ...group, '-3,1': 'pink house', '1,-1': 'pink house', '-3,0': 'pink house', '-3,-1': 'pink barrack' };

describe('upgradeBarrack', () => {
  it('makes a Barrack of one’s own House of the Civ, and the new Barrack alone arms a Warrior', () => {
    const scene = taking('upgradeBarrack', { map });
    const { supply, idle } = scene.civ('pink');
    scene.answer('red', { hex: hex('1,-1') });
    expect(scene.at('1,-1')).toBe('pink barrack');
    expect(scene.civ('pink')).toMatchObject({ supply: supply + 1, idle: idle - 1 });
    expect(scene.crystals('pink')).toEqual({ green: 2 });
    expect(scene.priest('red', 'pink')).toBe(0); // the Pyramid; the round rewards something else
  });

  it('earns the round’s bonus for Barracks', () => {
    const scene = taking('upgradeBarrack', { map, bonuses: bonusNow('barrack') }).answer('red', { hex: hex('-3,1') });
    expect(scene.priest('red', 'pink')).toBe(1);
  });

  it('does nothing without a House of one’s own, or without a Barrack left', () => {
    expect(taking('upgradeBarrack').told('nothing')).toHaveLength(1);
    const used = { '-1,-2': 'pink factory', '3,0': 'pink barrack', '-1,2': 'pink barrack' };
    expect(taking('upgradeBarrack', { map: { ...map, ...used } }).told('nothing')).toHaveLength(1);
  });
});
