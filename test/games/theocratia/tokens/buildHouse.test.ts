import { describe, expect, it } from 'vitest';
import { hex } from '../scene.ts';
import { bonusNow, group, red, taking } from './taking.ts';

const noTile = red({ tiles: { start: 'used' } });

describe('buildHouse', () => {
  it('puts a House by the rules of Expand, with a tile if need be; the round’s bonus counts', () => {
    const scene = taking('buildHouse', { bonuses: bonusNow('expansion') });
    expect(scene.asks).toBe('tokenBuild red');
    scene.answer('red', { hex: hex('-2,0'), tile: 'start' });
    expect(scene.at('-2,0')).toBe('pink house on red starting tile');
    expect(scene.crystals('pink')).toEqual({ green: 3 });
    expect(scene.told('built')[0]).toMatchObject({ by: 'token', kind: 1 });
    expect(scene.priest('red', 'pink')).toBe(1); // the Pyramid and the bonus
  });

  it('reaches only what is next to the Civ that built the Pyramid', () => {
    const map = { ...group, '-3,0': 'pink house' };
    const scene = taking('buildHouse', { map, players: noTile });
    expect(scene.at('-3,1')).toBe('pink house'); // Red’s only ground there: one place, and nobody is asked
    expect(scene.told('nothing')).toEqual([]);
  });

  it('may be taken where there is no place, and does nothing', () => {
    const scene = taking('buildHouse', { players: noTile });
    expect(scene.told('nothing')).toEqual([{ type: 'nothing', seat: 0, why: 'buildHouse' }]);
    expect(scene.player('red').tokens).toEqual(['buildHouse']);
  });

  it('does nothing where the Civ has no House left', () => {
    const map = {
      ...group,
      '-1,-1': 'pink barrack', // so that no House comes back for the Pyramid
      '-3,1': 'pink house',
      '-3,0': 'pink house',
      '-3,-1': 'pink house',
      '1,-1': 'pink house',
      '3,-4': 'pink house',
    };
    expect(taking('buildHouse', { map }).told('nothing')).toHaveLength(1);
  });
});
