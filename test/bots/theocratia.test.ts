import { describe, expect, it } from 'vitest';
import { random } from '../../shared/bots/index.ts';
import { evaluate, theocratia as greedy } from '../../shared/bots/theocratia.ts';
import { theocratia } from '../../shared/games/theocratia/theocratia.ts';
import { four, Scene } from '../games/theocratia/scene.ts';
import { share } from './match.ts';

describe('the one-ahead bot of theocratia', () => {
  it('beats chance in 90 of 100 games of two', { timeout: 600_000 }, () => {
    expect(share(theocratia, {}, 2, greedy, random, 200)).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['Cosmo', { cosmo: 6 }],
    ['a higher Priest', { priests: { magenta: 1, turquoise: -1, violet: -1, pink: 1 } }],
    ['a card', { hand: ['muster' as const] }],
  ])('likes %s', (_, better) => {
    const worth = (change: object) =>
      evaluate(Scene.drafting('red', { players: [{ ...four[0]!, ...change }, ...four.slice(1)] }).state, 0);
    expect(worth(better)).toBeGreaterThan(worth({}));
  });

  it('dislikes Malus, and what its rival has', () => {
    const worth = (red: object, brown: object) =>
      evaluate(
        Scene.drafting('red', { players: [{ ...four[0]!, ...red }, { ...four[1]!, ...brown }, ...four.slice(2)] })
          .state,
        0,
      );
    expect(worth({ malus: 3 }, {})).toBeLessThan(worth({}, {}));
    expect(worth({}, { cosmo: 9 })).toBeLessThan(worth({}, {}));
  });
});
