import { egypt as grid } from '../../../../shared/games/ankh/map/egypt.ts';
import { centre, edgePoints, type Layout, outline, type Point } from '../../../../shared/hex/layout.ts';
import { at } from '../../../../shared/hex/table.ts';

// The sheet the board is drawn on: a hex's side is 40 of its units, whatever its size on the screen.
export const side = 40;
const layout: Layout = { top: 'flat', size: side, origin: { x: 0, y: 0 } };

export const centres: readonly Point[] = grid.hexes.map((hex) => centre(layout, hex));
export const outlines: readonly Point[][] = grid.hexes.map((hex) => outline(layout, hex));
export const edges: readonly (readonly [Point, Point])[] = grid.edges.map((edge) => edgePoints(layout, edge));
export const middles: readonly Point[] = edges.map(([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));

const margin = 9;
const all = outlines.flat();
const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
const [upper, lower] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
export const sheet = {
  x: left - margin,
  y: upper - margin,
  width: right - left + 2 * margin,
  height: lower - upper + 2 * margin,
};

const round = (value: number) => Math.round(value * 10) / 10;
export const spot = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

export function hexPath(space: number, shrink = 1): string {
  const { x, y } = at(centres, space);
  const corners = at(outlines, space).map((corner) =>
    spot({ x: x + (corner.x - x) * shrink, y: y + (corner.y - y) * shrink }),
  );
  return `M${corners.join('L')}z`;
}

export function edgePath(edge: number, shrink = 1): string {
  const { x, y } = at(middles, edge);
  const ends = at(edges, edge).map((end) => spot({ x: x + (end.x - x) * shrink, y: y + (end.y - y) * shrink }));
  return `M${ends.join('L')}`;
}

// Sides that run on from one another become one line, so that its joints are round and its dashes even.
export function linesOf(sides: readonly number[]): string {
  const left = new Set(sides);
  const lines: string[] = [];
  const endsOf = (edge: number) => at(grid.ends, edge);
  const meeting = (corner: number) => at(grid.edgesAt, corner).filter((edge) => left.has(edge));
  while (left.size > 0) {
    const loose = [...left].find((edge) => endsOf(edge).some((corner) => meeting(corner).length === 1)) ?? [...left][0];
    if (loose === undefined) break;
    const [one, other] = endsOf(loose);
    let corner = meeting(one).length === 1 ? one : other;
    const points = [spot(pointOf(loose, corner))];
    for (let edge: number | undefined = loose; edge !== undefined; edge = meeting(corner)[0]) {
      left.delete(edge);
      const [from, to] = endsOf(edge);
      corner = from === corner ? to : from;
      points.push(spot(pointOf(edge, corner)));
    }
    lines.push(`M${points.join('L')}`);
  }
  return lines.join('');
}

function pointOf(edge: number, corner: number): Point {
  return at(edges, edge)[at(grid.ends, edge)[0] === corner ? 0 : 1];
}
