import { describe, expect, it } from 'vitest';
import { battle, sceneOf } from '../scene.ts';

// Isis: God 2,5; Warriors 2,6 (beside Osiris' Warrior 2,7) and 1,2 (far away).
const board = {
  '2,5': 'isis',
  '2,6': 'isis warrior',
  '1,2': 'isis warrior',
  '2,7': 'osiris warrior',
  '1,8': 'osiris',
  '2,8': 'osiris warrior',
};

describe('Isis: Protectress (p. 30)', () => {
  it('may keep a doomed figure that stands beside an enemy', () => {
    const scene = battle(3, { gods: ['osiris', 'isis'], board });
    scene.play({ osiris: 'chariots', isis: 'cycle' });
    expect(scene.asks).toBe('shelter isis');
    expect(scene.options('isis')).toEqual([scene.id('2,6')]);
    scene.answer('isis', [scene.id('2,6')]);
    expect(scene.on('2,6')).toBe('isis warrior');
    expect(scene.on('1,2')).toBeUndefined();
  });

  it('or let it die', () => {
    const scene = battle(3, { gods: ['osiris', 'isis'], board });
    scene.play({ osiris: 'chariots', isis: 'cycle' });
    scene.answer('isis', []);
    expect(scene.on('2,6')).toBeUndefined();
  });

  it('protects in a tie too, though the enemy beside dies at the same moment', () => {
    const scene = battle(3, { gods: ['osiris', 'isis'], board });
    scene.play({ osiris: 'flood', isis: 'cycle' });
    scene.answer('osiris', 'keep');
    expect(scene.asks).toBe('shelter isis');
    scene.answer('isis', [scene.id('2,6')]);
    expect(scene.on('2,6')).toBe('isis warrior');
  });

  it('does not protect from Plague', () => {
    const scene = battle(3, { gods: ['osiris', 'isis'], board });
    scene.play({ osiris: 'plague', isis: 'cycle' });
    scene.answers({ osiris: 1, isis: 0 });
    expect(scene.on('2,6')).toBeUndefined();
    expect(scene.asks).not.toContain('shelter');
  });

  it('does not protect across a river', () => {
    const scene = battle(3, {
      gods: ['osiris', 'isis'],
      board: { '2,5': 'isis', '3,4': 'isis warrior', '4,4': 'osiris warrior', '1,8': 'osiris' },
    });
    scene.play({ osiris: 'chariots', isis: 'cycle' });
    expect(scene.on('3,4')).toBeUndefined();
  });

  it('protects Apep in water in every region, though the enemy beside it stands in another', () => {
    const scene = battle(2, {
      gods: ['osiris', 'isis'],
      guardians: ['satet', 'apep', 'scorpion'],
      // 6,4 is water of West and East; the enemy 5,4 beside it is in the West, the Battle in the East.
      board: { '6,4': 'isis apep', '2,5': 'isis', '5,4': 'osiris warrior', '8,8': 'osiris' },
    });
    scene.play({ osiris: 'chariots', isis: 'cycle' });
    expect(scene.asks).toBe('shelter isis');
    scene.answer('isis', [scene.id('6,4')]);
    expect(scene.on('6,4')).toBe('isis apep');
  });

  it('chooses anew in each region: who was kept in one may die in the next', () => {
    const scene = sceneOf({
      gods: ['osiris', 'isis'],
      guardians: ['satet', 'apep', 'scorpion'],
      board: { '6,4': 'isis apep', '2,5': 'isis', '5,4': 'osiris warrior', '8,8': 'osiris' },
      regions: { 1: '1,0', 2: '2,9', 3: '0,1' },
      event: 4,
      agenda: [{ do: 'conflict' }, { do: 'endTurn' }],
    });
    scene.play({ osiris: 'chariots', isis: 'flood' });
    scene.answer('isis', [scene.id('6,4')]);
    scene.play({ osiris: 'drought', isis: 'cycle' });
    expect(scene.asks).toBe('shelter isis');
    scene.answer('isis', []);
    expect(scene.on('6,4')).toBeUndefined();
  });
});
