import { describe, expect, it } from 'vitest';
import { action, summoned } from '../scene.ts';

const others = { '8,6': 'isis', '2,5': 'ra' };

describe('Summon Figure', () => {
  const example = () =>
    action('summon', {
      gods: ['amun', 'isis', 'ra'],
      board: { ...others, '4,3': 'amun', '4,4': 'amun warrior', '5,4': 'amun temple' },
      pools: { amun: ['mummy'] },
    });

  it('puts one figure beside an own figure or Monument, on empty land of the same region', () => {
    const scene = example();
    const right = ['3,3', '4,2', '4,5', '5,3', '5,5'];
    expect(scene.targets('amun', 'warrior')).toEqual(right);
    expect(scene.targets('amun', 'mummy')).toEqual(right);
    expect(scene.refused('amun', summoned('warrior', '3,4'))).toEqual({ why: 'river' });
    expect(scene.refused('amun', summoned('warrior', '6,4'))).toEqual({ why: 'water' });
    expect(scene.refused('amun', summoned('warrior', '4,4'))).toEqual({ why: 'occupied' });
    scene.answer('amun', summoned('mummy', '5,5'));
    expect(scene.on('5,5')).toBe('amun mummy');
    expect(scene.asks).toBe('secondAction amun');
  });

  it('may bring nothing', () => {
    const scene = example();
    scene.answer('amun', 'done');
    expect(scene.pool('amun', 'warrior')).toBe(5);
    expect(scene.asks).toBe('secondAction amun');
  });

  it('may be chosen with an empty pool', () => {
    const army = { '4,4': 'amun warrior', '4,5': 'amun warrior', '5,5': 'amun warrior' };
    const more = { '3,3': 'amun warrior', '4,2': 'amun warrior', '5,3': 'amun warrior' };
    const scene = action('summon', {
      gods: ['amun', 'isis', 'ra'],
      board: { ...others, '4,3': 'amun', ...army, ...more },
    });
    expect(scene.asks).toBe('secondAction amun');
  });

  it('knows no neighbours across camels', () => {
    const scene = action('summon', {
      gods: ['amun', 'isis', 'ra', 'osiris'],
      board: { ...others, '3,1': 'amun', '7,0': 'osiris' },
    });
    // Middle Kingdom for four: camels on 3,1|4,0, 3,1|4,1.
    expect(scene.targets('amun', 'warrior')).toEqual(['2,1', '3,0', '3,2', '4,2']);
  });
});
