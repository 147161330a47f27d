import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, clone, difference, equal, isJson, type Json } from '../../shared/engine/index.ts';

// A key named __proto__ can't be kept in a plain object, and no game has one.
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value): Json => JSON.parse(JSON.stringify(value)));

describe('the way back', () => {
  it('leads from any value to any other and leaves both as they were', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        const [fromBefore, toBefore] = [clone(from), clone(to)];
        const result = changed(from, difference(from, to));
        expect(equal(result, to)).toBe(true);
        expect(equal(from, fromBefore) && equal(to, toBefore)).toBe(true);
        expect(equal(changed(from, JSON.parse(JSON.stringify(difference(from, to) ?? null)) ?? undefined), to)).toBe(
          true,
        );
      }),
    );
  });

  it('is short where little changed', () => {
    const from = { board: Array.from({ length: 100 }, (_, i) => ({ id: i, at: i })), deck: [1, 2, 3, 4] };
    const to = clone(from);
    to.board[50]!.at = 7;
    to.deck.pop();
    expect(difference(from, to)).toEqual({
      keys: { board: { items: { 50: { keys: { at: { set: 7 } } } } }, deck: { splice: [3, 1, []] } },
    });
    expect(difference(from, clone(from))).toBeUndefined();
  });
});

describe('json', () => {
  it('clones and compares', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(clone(a)).toEqual(a);
        expect(equal(a, clone(a))).toBe(true);
        expect(equal(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
      }),
    );
  });

  it('knows what is not JSON', () => {
    for (const value of [undefined, Number.NaN, 1n, () => 1, [undefined], { a: Number.POSITIVE_INFINITY }])
      expect(isJson(value)).toBe(false);
    fc.assert(fc.property(json, (value) => isJson(value)));
  });
});

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return {
    keys: Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  };
}
