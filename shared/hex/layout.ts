import { type Hex, nearest } from './coordinate.ts';
import { type Corner, cornersOf } from './corner.ts';
import { cornersOfEdge, type Edge } from './edge.ts';

export type Point = { readonly x: number; readonly y: number };

/** How hexes are drawn: `size` is the length of a side, `origin` the centre of hex 0,0; y grows downwards. */
export type Layout = { readonly top: 'flat' | 'pointy'; readonly size: number; readonly origin: Point };

const ROOT3 = Math.sqrt(3);

export function centre({ top, size, origin }: Layout, { q, r }: Hex): Point {
  const long = 1.5 * size;
  const wide = ROOT3 * size;
  return top === 'flat'
    ? { x: origin.x + long * q, y: origin.y + wide * (r + q / 2) }
    : { x: origin.x + wide * (q + r / 2), y: origin.y + long * r };
}

/** A corner lies in the middle of the three hexes that meet in it. */
export function cornerPoint(layout: Layout, corner: Corner): Point {
  let x = 0;
  let y = 0;
  for (const hex of corner) {
    const point = centre(layout, hex);
    x += point.x / 3;
    y += point.y / 3;
  }
  return { x, y };
}

/** The six corners of a hex, clockwise: from the upper right if flat-topped, from the top if pointy. */
export function outline(layout: Layout, hex: Hex): Point[] {
  return cornersOf(hex).map((corner) => cornerPoint(layout, corner));
}

export function edgePoints(layout: Layout, edge: Edge): [Point, Point] {
  const [from, to] = cornersOfEdge(edge);
  return [cornerPoint(layout, from), cornerPoint(layout, to)];
}

/** The hex that holds a point. */
export function hexAt({ top, size, origin }: Layout, point: Point): Hex {
  const x = (point.x - origin.x) / size;
  const y = (point.y - origin.y) / size;
  return top === 'flat' ? nearest((2 / 3) * x, y / ROOT3 - x / 3) : nearest(x / ROOT3 - y / 3, (2 / 3) * y);
}

/** The smallest box around the outlines of these hexes, as an SVG viewBox wants it. */
export function bounds(layout: Layout, hexes: Iterable<Hex>): { x: number; y: number; width: number; height: number } {
  let [left, upper, right, lower] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const hex of hexes) {
    for (const { x, y } of outline(layout, hex)) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      upper = Math.min(upper, y);
      lower = Math.max(lower, y);
    }
  }
  if (left > right) throw new Error('asked for the bounds of no hexes at all');
  return { x: left, y: upper, width: right - left, height: lower - upper };
}
