import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('action 1, First player', () => {
  it('offers the End Round Bonus card or a Power card while the bonus card lies there', () => {
    const scene = Scene.acting('red', 'violet 1', 'magenta');
    expect(scene.options('red')).toEqual([
      { do: 'first', take: 'bonus' },
      { do: 'first', take: 'card' },
    ]);
    scene.answer('red', { do: 'first', take: 'bonus' });
    expect(scene.table).toMatchObject({ bonusHolder: 0, nextFirst: 0 });
    expect(scene.player('red')).toMatchObject({ cosmo: 4, hand: [] });
    expect(scene.final).toBe(false);
  });

  it('gives a card, which can’t be undone, where the bonus card is left or gone', () => {
    const scene = Scene.acting('red', 'violet 1', 'magenta');
    scene.answer('red', { do: 'first', take: 'card' });
    expect(scene.player('red').hand).toHaveLength(1);
    expect(scene.final).toBe(true);
    expect(scene.table.bonusHolder).toBe(-1);
  });

  it('takes the token from whoever has it, also from oneself', () => {
    for (const from of ['red', 'white'] as const) {
      const scene = Scene.acting('red', 'violet 1', 'magenta', { nextFirst: from });
      scene.answer('red', { do: 'first', take: 'card' });
      expect(scene.told('tookFirst')[0]?.from).toBe(scene.seat(from));
      expect(scene.table.nextFirst).toBe(0);
    }
  });
});
