import { describe, expect, it } from 'vitest';
import { action } from '../scene.ts';

describe('Move Figures (p. 15)', () => {
  const example = () =>
    action('move', {
      gods: ['amun', 'isis', 'ra'],
      board: {
        '4,3': 'amun',
        '4,2': 'amun warrior',
        '5,3': 'amun warrior',
        '4,4': 'amun warrior',
        '3,0': 'obelisk',
        '7,3': 'pyramid',
        '3,5': 'temple',
        '3,4': 'ra warrior',
        '2,5': 'ra',
        '3,6': 'ra warrior',
        '8,6': 'isis',
      },
    });

  it('example: through an own Warrior, through water and Pyramid, over a Ra Warrior and the river; the last stays', () => {
    const scene = example();
    scene.answer('amun', scene.move('4,3', '4,0'));
    scene.answer('amun', scene.move('5,3', '8,3'));
    for (const blocked of ['3,4', '2,5', '3,6', '3,5']) {
      expect(scene.refused('amun', scene.move('4,4', blocked)), blocked).toEqual({ why: 'occupied' });
    }
    scene.answer('amun', scene.move('4,4', '2,4'));
    scene.answer('amun', 'done');
    expect(scene.on('4,0')).toBe('amun god');
    expect(scene.on('8,3')).toBe('amun warrior');
    expect(scene.on('2,4')).toBe('amun warrior');
    expect(scene.on('4,2')).toBe('amun warrior');
    expect(scene.asks).toBe('secondAction amun');
  });

  it('reaches three spaces and no more', () => {
    const scene = example();
    expect(scene.movesOf('amun', '4,3')).toContain('4,0');
    expect(scene.offers('amun', scene.move('4,3', '5,0'))).toBe(true);
    expect(scene.offers('amun', scene.move('4,3', '4,7'))).toBe(false);
  });

  it('never ends in water', () => {
    const scene = example();
    expect(scene.refused('amun', scene.move('5,3', '6,3'))).toEqual({ why: 'water' });
  });

  it('moves a figure once', () => {
    const scene = example();
    const id = scene.id('5,3');
    scene.answer('amun', scene.move('5,3', '8,3'));
    expect(scene.options('amun').some((one) => JSON.stringify(one).includes(`"figure":${id},`))).toBe(false);
    expect(scene.refused('amun', scene.move('8,3', '8,2'))).toEqual({ why: 'moved' });
  });

  it('frees a space for the next figure', () => {
    const scene = example();
    expect(scene.offers('amun', scene.move('5,3', '4,2'))).toBe(false);
    const mover = scene.move('5,3', '4,2');
    scene.answer('amun', scene.move('4,2', '4,1'));
    expect(scene.offers('amun', mover)).toBe(true);
  });
});
