import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disc, distance, neighbours } from '../../shared/hex/coordinate.ts';
import { edgeOf } from '../../shared/hex/edge.ts';
import { bounds, centre, edgePoints, hexAt, type Layout, outline, type Point } from '../../shared/hex/layout.ts';
import { fromOffset } from '../../shared/hex/naming.ts';
import { hex } from './arbitrary.ts';

const layout: fc.Arbitrary<Layout> = fc.record({
  top: fc.constantFrom('flat', 'pointy'),
  size: fc.double({ min: 1, max: 100, noNaN: true }),
  origin: fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) }),
});
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const unit = (top: Layout['top']): Layout => ({ top, size: 1, origin: { x: 0, y: 0 } });

/** Directions as a screen shows them, measured from the centres. */
function compass(from: Point, to: Point): string {
  const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  const words: Record<number, string> = {
    0: 'E',
    30: 'SE',
    60: 'SE',
    90: 'S',
    120: 'SW',
    150: 'SW',
    180: 'W',
    [-150]: 'NW',
    [-120]: 'NW',
    [-90]: 'N',
    [-60]: 'NE',
    [-30]: 'NE',
  };
  return words[angle] ?? `${angle}`;
}

describe('on the screen', () => {
  test.each([
    ['flat', ['N', 'NE', 'SE', 'S', 'SW', 'NW']],
    ['pointy', ['NW', 'NE', 'E', 'SE', 'SW', 'W']],
  ] as const)('%s-top directions go clockwise as documented', (top, words) => {
    const home = { q: 3, r: -2 };
    const shown = neighbours(home).map((next) => compass(centre(unit(top), home), centre(unit(top), next)));
    expect(shown).toEqual(words);
  });

  test('odd columns of a flat-top map sit half a hex lower', () => {
    const even = centre(unit('flat'), fromOffset({ row: 2, col: 4 }));
    const odd = centre(unit('flat'), fromOffset({ row: 2, col: 5 }));
    expect(odd.x - even.x).toBeCloseTo(1.5);
    expect(odd.y - even.y).toBeCloseTo(Math.sqrt(3) / 2);
  });

  test('a pointy-top map uses x = √3 (q + r/2), y = 1.5 r', () => {
    const { x, y } = centre(unit('pointy'), { q: 2, r: -3 });
    expect(x).toBeCloseTo(Math.sqrt(3) * 0.5);
    expect(y).toBeCloseTo(-4.5);
  });
});

test('neighbours lie √3 sizes apart, corners one size from the centre and from each other', () => {
  fc.assert(
    fc.property(layout, hex, (drawn, a) => {
      const middle = centre(drawn, a);
      for (const next of neighbours(a))
        expect(apart(middle, centre(drawn, next)) / drawn.size).toBeCloseTo(Math.sqrt(3));
      const points = outline(drawn, a);
      points.forEach((point, i) => {
        expect(apart(point, middle) / drawn.size).toBeCloseTo(1);
        expect(apart(point, points[(i + 1) % 6]!) / drawn.size).toBeCloseTo(1);
      });
    }),
  );
});

test('an outline starts at the top (pointy) or upper right (flat)', () => {
  const [top] = outline(unit('pointy'), { q: 0, r: 0 });
  expect(top?.x).toBeCloseTo(0);
  expect(top?.y).toBeCloseTo(-1);
  const [upperRight] = outline(unit('flat'), { q: 0, r: 0 });
  expect(upperRight?.x).toBeCloseTo(0.5);
  expect(upperRight?.y).toBeCloseTo(-Math.sqrt(3) / 2);
});

test('side i runs from corner i - 1 to corner i', () => {
  fc.assert(
    fc.property(layout, hex, fc.nat(5), (drawn, a, i) => {
      const points = outline(drawn, a);
      const [from, to] = edgePoints(drawn, edgeOf(a, i));
      expect(apart(from, points[(i + 5) % 6]!) / drawn.size).toBeCloseTo(0);
      expect(apart(to, points[i]!) / drawn.size).toBeCloseTo(0);
    }),
  );
});

test('every point inside a hex leads back to it', () => {
  const within = fc.record({ corner: fc.nat(5), way: fc.double({ min: 0, max: 0.98, noNaN: true }) });
  fc.assert(
    fc.property(layout, hex, within, (drawn, a, { corner, way }) => {
      const middle = centre(drawn, a);
      const towards = outline(drawn, a)[corner]!;
      const point = { x: middle.x + (towards.x - middle.x) * way, y: middle.y + (towards.y - middle.y) * way };
      expect(hexAt(drawn, point)).toEqual(a);
    }),
  );
});

test('any point leads to the hex whose centre is nearest', () => {
  const spot = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom<Layout['top'][]>('flat', 'pointy'), spot, spot, (top, x, y) => {
      const found = hexAt(unit(top), { x, y });
      const mine = apart(centre(unit(top), found), { x, y });
      for (const other of disc(found, 2)) {
        if (distance(found, other) > 0) expect(apart(centre(unit(top), other), { x, y })).toBeGreaterThan(mine - 1e-9);
      }
    }),
  );
});

test('bounds hold every outline and no more', () => {
  const flat = bounds(unit('flat'), [{ q: 0, r: 0 }]);
  expect(flat.width).toBeCloseTo(2);
  expect(flat.height).toBeCloseTo(Math.sqrt(3));
  expect(flat.x).toBeCloseTo(-1);
  const pointy = bounds(unit('pointy'), disc({ q: 0, r: 0 }, 4));
  expect(pointy.width).toBeCloseTo(9 * Math.sqrt(3));
  expect(pointy.height).toBeCloseTo(8 * 1.5 + 2);
  expect(() => bounds(unit('flat'), [])).toThrow(/no hexes/);
});
