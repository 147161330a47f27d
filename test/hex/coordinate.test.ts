import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disc, distance, line, nearest, neighbour, neighbours, ring, sameHex } from '../../shared/hex/coordinate.ts';
import { axial, fromOffset, offset, toOffset } from '../../shared/hex/naming.ts';
import { hex } from './arbitrary.ts';

const radius = fc.integer({ min: 0, max: 8 });
const names = (hexes: readonly { q: number; r: number }[]) => new Set(hexes.map(axial.name));

describe('distance', () => {
  test('is a metric', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(distance(a, a)).toBe(0);
        expect(distance(a, b) === 0).toBe(sameHex(a, b));
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });

  test('counts steps: some neighbour is one nearer, none is more', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        fc.pre(!sameHex(a, b));
        const nearestStep = Math.min(...neighbours(a).map((next) => distance(next, b)));
        expect(nearestStep).toBe(distance(a, b) - 1);
      }),
    );
  });
});

describe('neighbours', () => {
  test('are six, one step away, each the other way round in the opposite direction', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: -12, max: 12 }), (a, direction) => {
        expect(names(neighbours(a)).size).toBe(6);
        const next = neighbour(a, direction);
        expect(distance(a, next)).toBe(1);
        expect(neighbour(next, direction + 3)).toEqual(a);
        expect(neighbour(a, direction + 6)).toEqual(next);
        expect(distance(next, neighbour(a, direction + 1))).toBe(1);
      }),
    );
  });

  // The table of the map's own coordinates: N, NE, SE, S, SW, NW as steps of [row, col].
  test.each([
    [
      'even',
      4,
      [
        [-1, 0],
        [-1, 1],
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, -1],
      ],
    ],
    [
      'odd',
      5,
      [
        [-1, 0],
        [0, 1],
        [1, 1],
        [1, 0],
        [1, -1],
        [0, -1],
      ],
    ],
    [
      'odd west of the first',
      -3,
      [
        [-1, 0],
        [0, 1],
        [1, 1],
        [1, 0],
        [1, -1],
        [0, -1],
      ],
    ],
  ])('of an %s column', (_, col, steps) => {
    const expected = steps.map(([row = 0, side = 0]) => ({ row: 4 + row, col: col + side }));
    expect(neighbours(fromOffset({ row: 4, col })).map(toOffset)).toEqual(expected);
  });
});

describe('ring and disc', () => {
  test('have 6n and 3n(n+1)+1 hexes at the right distance', () => {
    fc.assert(
      fc.property(hex, radius, (centre, n) => {
        const around = ring(centre, n);
        expect(names(around).size).toBe(n === 0 ? 1 : 6 * n);
        expect(around.length).toBe(n === 0 ? 1 : 6 * n);
        for (const one of around) expect(distance(one, centre)).toBe(n);
        const within = disc(centre, n);
        expect(names(within).size).toBe(3 * n * (n + 1) + 1);
        expect(within.length).toBe(3 * n * (n + 1) + 1);
      }),
    );
  });

  test('a ring is walked step by step and closes', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 8 }), (centre, n) => {
        const around = ring(centre, n);
        around.forEach((one, i) => {
          expect(distance(one, around[(i + 1) % around.length]!)).toBe(1);
        });
        expect(around[0]).toEqual({ q: centre.q, r: centre.r - n });
      }),
    );
  });
});

test('a line goes from end to end, one step at a time, never further than the ends are apart', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const hexes = line(a, b);
      expect(hexes.length).toBe(distance(a, b) + 1);
      expect(hexes[0]).toEqual(a);
      expect(hexes.at(-1)).toEqual(b);
      hexes.forEach((one, i) => {
        expect(distance(a, one)).toBe(i);
      });
    }),
  );
});

describe('names', () => {
  test.each([
    ['axial', axial],
    ['offset', offset],
  ])('%s names round-trip and differ', (_, naming) => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(naming.parse(naming.name(a))).toEqual(a);
        expect(naming.name(a) === naming.name(b)).toBe(sameHex(a, b));
        expect(Math.sign(naming.compare(a, b))).toBe(-Math.sign(naming.compare(b, a)) + 0);
        expect(naming.compare(a, b) === 0).toBe(sameHex(a, b));
      }),
    );
  });

  test('offset coordinates round-trip', () => {
    fc.assert(
      fc.property(hex, (a) => {
        expect(fromOffset(toOffset(a))).toEqual(a);
      }),
    );
    expect(toOffset(fromOffset({ row: 6, col: 9 }))).toEqual({ row: 6, col: 9 });
  });

  test.each(['', '1', '1,2,3', '1.5,2', 'a,b', '1, 2', '1|2'])('%j names no hex', (name) => {
    expect(() => axial.parse(name)).toThrow(/names no hex/);
    expect(() => offset.parse(name)).toThrow(/names no hex/);
  });
});

test('the nearest hex never is minus zero', () => {
  expect(nearest(-0.2, -0.1)).toEqual({ q: 0, r: 0 });
  expect(Object.is(nearest(-0.2, -0.1).q, 0)).toBe(true);
});
