import { hexByName, hexes } from '../../../../shared/games/theocratia/map/board.ts';
import { bounds, centre, type Layout, outline, type Point } from '../../../../shared/hex/layout.ts';
import { at } from '../../../../shared/hex/table.ts';

// The sheet the board is drawn on: a hex's side is 40 of its units, whatever its size on the screen.
export const side = 40;
const layout: Layout = { top: 'pointy', size: side, origin: { x: 0, y: 0 } };

export const centres: readonly Point[] = hexes.map((hex) => centre(layout, hex));
const outlines: readonly Point[][] = hexes.map((hex) => outline(layout, hex));

const margin = 24; // the clay around the hexes
const { x, y, width, height } = bounds(layout, hexes);
export const sheet = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };

const round = (value: number) => Math.round(value * 10) / 10;

export function hexPath(hex: number, shrink = 1): string {
  const middle = at(centres, hex);
  const corners = at(outlines, hex).map(
    (corner) =>
      `${round(middle.x + (corner.x - middle.x) * shrink)} ${round(middle.y + (corner.y - middle.y) * shrink)}`,
  );
  return `M${corners.join('L')}z`;
}

// Where an arrow key leads on a pointy-topped map: left and right stay in the row; up and down stay in the column,
// which zigzags. undefined at the border, and for other keys.
export function hexTowards(key: string, hex: number): number | undefined {
  const { q, r } = at(hexes, hex);
  const isOdd = Math.abs(r) % 2 === 1;
  const steps: { [key: string]: readonly (readonly [number, number])[] } = {
    ArrowLeft: [[-1, 0]],
    ArrowRight: [[1, 0]],
    ArrowUp: isOdd
      ? [
          [0, -1],
          [1, -1],
        ]
      : [
          [1, -1],
          [0, -1],
        ],
    ArrowDown: isOdd
      ? [
          [-1, 1],
          [0, 1],
        ]
      : [
          [0, 1],
          [-1, 1],
        ],
  };
  for (const [dq, dr] of steps[key] ?? []) {
    const next = hexByName.get(`${q + dq},${r + dr}`);
    if (next !== undefined) return next;
  }
  return undefined;
}
