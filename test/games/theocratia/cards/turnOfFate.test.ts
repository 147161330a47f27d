import { describe, expect, it } from 'vitest';
import { four, Scene } from '../scene.ts';

const holding = (...hand: string[]) => [{ ...four[0]!, hand }, ...four.slice(1)] as typeof four;

describe('Turn of Fate', () => {
  it('turns the die to any number from 1 to 5 for nothing', () => {
    const scene = Scene.drafting('red', { players: holding('turnOfFate'), dice: ['violet 1', 'pink 1'] });
    scene.answer('red', { draft: [2, 1] });
    expect(scene.offers('red', { civ: 0, face: 3, cost: 4 })).toBe(false); // 3 Cosmo do not reach
    scene.answer('red', { play: 'turnOfFate' });
    expect(scene.offers('red', { civ: 0, face: 6 })).toBe(false);
    scene.answer('red', { civ: 0, face: 3 });
    expect(scene.player('red').cosmo).toBe(3);
    expect(scene.civ('magenta').row[0]?.face).toBe(3);
  });

  it('makes a 6 another number without Malus', () => {
    const scene = Scene.drafting('red', { players: holding('turnOfFate'), dice: ['violet 6', 'pink 1'] });
    scene
      .answer('red', { play: 'turnOfFate' })
      .answer('red', { draft: [2, 6] })
      .answer('red', { civ: 0, face: 3 });
    expect(scene.player('red').malus).toBe(0);
    expect(scene.table.turn?.divined).toBe(false);
  });
});
