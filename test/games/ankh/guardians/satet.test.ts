import { describe, expect, it } from 'vitest';
import { action, space } from '../scene.ts';

describe('Satet (p. 31)', () => {
  const gods = ['amun', 'isis'] as const;

  it('ends on an enemy’s space; her player says where it goes, across a river too', () => {
    const scene = action('move', {
      gods: [...gods],
      board: { '8,6': 'amun', '2,4': 'amun satet', '3,4': 'isis' },
    });
    const satet = scene.id('2,4');
    scene.answer('amun', scene.move('2,4', '3,4'));
    expect(scene.asks).toBe('push amun');
    expect(scene.options('amun')).toContain(space('4,4')); // over the river
    expect(scene.options('amun')).toContain(space('2,4')); // where she came from
    scene.answer('amun', space('4,4'));
    expect(scene.table.figures[satet]!.at).toBe(space('3,4'));
    expect(scene.on('4,4')).toBe('isis god');
  });

  it('does not push her own, nor Monuments', () => {
    const scene = action('move', {
      gods: [...gods],
      board: { '2,5': 'amun', '2,4': 'amun satet', '1,4': 'temple', '8,6': 'isis' },
    });
    expect(scene.refused('amun', scene.move('2,4', '2,5'))).toEqual({ why: 'occupied' });
    expect(scene.refused('amun', scene.move('2,4', '1,4'))).toEqual({ why: 'occupied' });
  });

  it('can’t move in where the enemy has no way out', () => {
    // 8,0: beside it lie only 7,0, 7,1 and 8,1.
    const scene = action('move', {
      gods: [...gods],
      board: { '8,0': 'isis', '7,0': 'temple', '7,1': 'pyramid', '8,1': 'obelisk', '6,0': 'amun satet', '2,5': 'amun' },
    });
    expect(scene.refused('amun', scene.move('6,0', '8,0'))).toEqual({ why: 'cannotBePushed' });
  });

  it('never goes into water, even to a figure there', () => {
    const scene = action('move', {
      gods: [...gods],
      guardians: ['satet', 'apep', 'scorpion'],
      board: { '5,3': 'amun satet', '6,3': 'isis apep', '2,5': 'amun', '8,6': 'isis' },
    });
    expect(scene.refused('amun', scene.move('5,3', '6,3'))).toEqual({ why: 'water' });
  });

  it('pushes nobody onto an Underworld token, but its owner', () => {
    const gate = (pushed: 'isis' | 'osiris') =>
      action('move', {
        gods: ['amun', 'isis', 'osiris'],
        board: {
          '8,0': `${pushed} warrior`,
          '7,0': 'temple',
          '7,1': 'pyramid',
          '6,0': 'amun satet',
          '2,5': 'amun',
          '8,6': 'isis',
          '8,8': 'osiris',
        },
        underworld: ['8,1'],
      });
    const stranger = gate('isis');
    expect(stranger.offers('amun', stranger.move('6,0', '8,0'))).toBe(false);
    const owner = gate('osiris');
    expect(owner.offers('amun', owner.move('6,0', '8,0'))).toBe(true);
  });

  it('makes a pushed Scorpion aim anew, by its owner', () => {
    const scene = action('move', {
      gods: [...gods],
      board: { '2,4': 'amun satet', '2,5': 'isis scorpion > 1,5 2,6', '8,6': 'isis', '8,2': 'amun' },
    });
    scene.answer('amun', scene.move('2,4', '2,5'));
    scene.answer('amun', space('2,6'));
    expect(scene.asks).toBe('aimClaws isis');
    scene.answer('isis', scene.options('isis')[0]!);
    expect(scene.asks).toBe('moveFigures amun');
  });
});
