import { describe, expect, it } from 'vitest';
import { hex } from '../scene.ts';
import { bonusNow, group, taking } from './taking.ts';

describe('buildFactory', () => {
  it('puts a Factory as Expand puts a House: no House is needed, nothing is produced, the round’s bonus counts', () => {
    const houses = { '-3,1': 'pink house', '-3,0': 'pink house', '-3,-1': 'pink house', '1,-1': 'pink house' };
    const scene = taking('buildFactory', {
      bonuses: bonusNow('factory'),
      map: { ...group, ...houses, '-1,-1': 'pink barrack', '3,-4': 'pink house' }, // all five
    });
    const { supply } = scene.civ('pink');
    expect(scene.asks).toBe('tokenBuild red');
    scene.answer('red', { hex: hex('-2,0'), tile: 'start' });
    expect(scene.at('-2,0')).toBe('pink factory on red starting tile');
    expect(scene.crystals('pink')).toEqual({ green: 3 }); // the one on the plain
    expect(scene.civ('pink').supply).toBe(supply);
    expect(scene.priest('red', 'pink')).toBe(1); // the Pyramid and the bonus
  });

  it('does nothing where the Civ has no Factory left', () => {
    const map = {
      ...group,
      '-2,-2': 'pink barrack',
      '-3,-1': 'pink factory',
      '-3,0': 'pink factory',
      '1,-1': 'pink factory',
    };
    expect(taking('buildFactory', { map }).told('nothing')).toHaveLength(1);
  });
});
