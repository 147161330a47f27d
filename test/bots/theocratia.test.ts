import { describe, expect, it } from 'vitest';
import { random } from '../../shared/bots/index.ts';
import { evaluate, theocratia as greedy } from '../../shared/bots/theocratia.ts';
import { decideUnchecked } from '../../shared/engine/index.ts';
import { theocratia } from '../../shared/games/theocratia/theocratia.ts';
import { four, homes, Scene } from '../games/theocratia/scene.ts';
import { share } from './match.ts';

describe('the one-ahead bot of theocratia', () => {
  it('beats chance in 90 of 100 games of two', { timeout: 600_000 }, () => {
    expect(share(theocratia, {}, 2, greedy, random, 200)).toBeGreaterThanOrEqual(0.9);
  });

  it.each([3, 4])('wins far more than its share against chance at %i', { timeout: 600_000 }, (seats) => {
    expect(share(theocratia, {}, seats, greedy, random, 60)).toBeGreaterThanOrEqual(0.85);
  });

  it('looks at what a die could do before it takes it', () => {
    // No crystals, so no Holidays. Red's only House is Magenta's; a magenta die there brings the bonus too.
    const scene = Scene.drafting('red', {
      dice: ['magenta 2', 'magenta 4', 'pink 4'],
      map: { ...homes, '3,-4': 'magenta house' },
      civs: Object.fromEntries(['magenta', 'turquoise', 'violet', 'pink'].map((civ) => [civ, { crystals: {} }])),
    });
    const drafted = (civ: number, face: number) => {
      const after = structuredClone(scene.state);
      decideUnchecked(theocratia, after, 0, { draft: [civ, face] });
      return evaluate(after, 0);
    };
    expect(drafted(0, 4)).toBeGreaterThan(drafted(3, 4));
    expect(drafted(0, 2)).toBeGreaterThan(drafted(0, 4)); // a War for the same bonus is worth more to it
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
