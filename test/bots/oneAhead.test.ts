import { describe, expect, it } from 'vitest';
import { candidates, oneAhead } from '../../shared/bots/oneAhead.ts';
import { imagine, optionsFor, startFast } from '../../shared/engine/index.ts';
import { goofspiel } from '../../shared/games/goofspiel/goofspiel.ts';
import type { Table } from '../../shared/games/goofspiel/table.ts';

describe('candidates', () => {
  it('are all of a short list', () => {
    expect(candidates({ kind: 'one', of: ['a', 'b'] }, 5, { fast: 1 })).toEqual(['a', 'b']);
    expect(candidates({ kind: 'number', min: 2, max: 4 }, 5, { fast: 1 })).toEqual([2, 3, 4]);
    expect(candidates({ kind: 'some', of: ['a', 'b'], min: 0, max: 2 }, 5, { fast: 1 })).toEqual(
      expect.arrayContaining([[], ['a'], ['b'], ['a', 'b']]),
    );
    expect(candidates({ kind: 'some', of: ['a', 'b', 'c'], min: 1, max: 1 }, 9, { fast: 1 }).toSorted()).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
  });

  it('of a long list are so many legal ones', () => {
    const of = Array.from({ length: 300 }, (_, i) => i);
    const some = candidates({ kind: 'one', of }, 60, { fast: 1 });
    expect(new Set(some).size).toBe(60);
    const numbers = candidates({ kind: 'number', min: 0, max: 300 }, 4, { fast: 1 });
    expect(numbers).toEqual([0, 100, 200, 300]);
    for (const chosen of candidates({ kind: 'some', of, min: 2, max: 3 }, 20, { fast: 1 })) {
      expect((chosen as number[]).length).toBeOneOf([2, 3]);
    }
  });
});

describe('the bot that thinks one ahead', () => {
  it('takes the answer after which its seat stands best, and leaves the imagined game as it was', () => {
    const state = startFast(goofspiel, 3, { cards: 5 }, 7);
    const hoarder = oneAhead('hoarder', ({ table }, seat) => -Math.max(...((table as Table).hands[seat] ?? [])));
    const imagined = imagine(goofspiel, state, 1, { fast: 3 });
    const before = structuredClone(imagined);
    const options = optionsFor(goofspiel, imagined, 1);
    expect(options && hoarder.choose(goofspiel, imagined, 1, options, { fast: 5 })).toBe(5);
    expect(imagined).toEqual(before);
  });

  it('knows what others will be asked, not what they have sealed', () => {
    const winner = oneAhead('winner', ({ table }, seat) => (table as Table).won[seat]?.length ?? 0, { worlds: 40 });
    const state = startFast(goofspiel, 2, { cards: 5 }, 7);
    const imagined = imagine(goofspiel, state, 0, { fast: 3 });
    const options = optionsFor(goofspiel, imagined, 0);
    expect(options && winner.choose(goofspiel, imagined, 0, options, { fast: 5 })).toBe(5);
  });
});
