import { describe, expect, it } from 'vitest';
import { four, hex, homes, Scene } from '../scene.ts';

const expand = (given: object = {}) => Scene.acting('red', 'pink 3', 'magenta', given);
const to = (at: string, tile?: string) => ({ do: 'expand', hex: hex(at), ...(tile ? { tile } : {}) });

describe('action 3, Expand', () => {
  it('builds on own ground beside the Civ, and takes the crystal', () => {
    const scene = expand();
    scene.answer('red', to('3,-4'));
    expect(scene.at('3,-4')).toBe('magenta house');
    expect(scene.crystals('magenta')).toEqual({ green: 1, red: 1 });
    expect(scene.civ('magenta').area[1]).toBe(4);
    expect(scene.table.crystals[hex('3,-4')]).toBe(-1);
  });

  it.each([
    ['0,0', 'volcano'],
    ['2,-1', 'monster'],
    ['2,-4', 'occupied'],
    ['3,-3', 'needsTile'],
    ['1,-1', 'notAdjacent'],
  ])('refuses %s: %s', (at, why) => {
    const scene = expand({ players: [{ ...four[0]!, tiles: { start: 'used' } }, ...four.slice(1)] });
    expect(scene.offers('red', to(at))).toBe(false);
    expect(scene.refuses('red', to(at))).toBe(why);
  });

  it('puts the starting tile on neutral ground only, others anywhere free beside the Civ', () => {
    const scene = expand({ players: [{ ...four[0]!, tiles: { 5: 'held' } }, ...four.slice(1)] });
    expect(scene.offers('red', to('2,-2', 'start'))).toBe(true);
    expect(scene.offers('red', to('2,-2', 'normal'))).toBe(true);
    expect(scene.offers('red', to('1,-2', 'start'))).toBe(false);
    expect(scene.offers('red', to('1,-2', 'normal'))).toBe(true);
    expect(scene.offers('red', to('3,-4', 'normal'))).toBe(false); // it is red already
    scene.answer('red', to('2,-2', 'start'));
    expect(scene.at('2,-2')).toBe('magenta house on red starting tile');
    expect(scene.player('red').tiles[0]).toBe('used');
  });

  it('never goes onto the Volcano, with whatever tile', () => {
    const scene = expand({
      players: [{ ...four[0]!, tiles: { 5: 'held' } }, ...four.slice(1)],
      map: { ...homes, '1,-1': 'magenta house' },
    });
    expect(scene.offers('red', to('0,-1', 'start'))).toBe(true); // the desert beside it
    expect(scene.options('red').some((one) => JSON.stringify(one).includes(`"hex":${hex('0,0')},`))).toBe(false);
  });

  it('needs a House in the area', () => {
    const map = {
      ...homes,
      '3,-4': 'magenta house',
      '3,-3': 'magenta house',
      '1,-3': 'magenta house',
      '1,-2': 'magenta house',
      '2,-2': 'magenta house',
    };
    const scene = Scene.drafting('red', { map, dice: ['pink 3', 'violet 1'] });
    scene.answer('red', { draft: [3, 3] });
    expect(scene.offers('red', { civ: 0, face: 3 })).toBe(false);
    expect(scene.refuses('red', { civ: 0, face: 3 })).toBe('noAction');
  });
});
