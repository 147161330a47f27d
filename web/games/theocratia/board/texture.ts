import { at } from '../../../../shared/hex/table.ts';
import { centres } from './geometry.ts';

// Strokes pressed into a hex, by its ground: cracks, strata, waves, peaks, tufts, dunes. They tell the ground, and so
// its owner, without colour. All lie near the border of the hex, so that what stands in the middle leaves them to see.
type Stroke = (x: number, y: number) => string;

const crack: Stroke = (x, y) => `M${x - 5} ${y - 6}l5 5-3 4 6 5`;
const stratum: Stroke = (x, y) => `M${x - 7} ${y - 3}h9M${x - 3} ${y + 3}h10`;
const wave: Stroke = (x, y) => `M${x - 9} ${y}q4.5-6 9 0t9 0`;
const peak: Stroke = (x, y) => `M${x - 8} ${y + 5}l6-10 4 6 3-4 4 8`;
const tuft: Stroke = (x, y) => `M${x - 3} ${y + 4}q-1-4-3-5M${x} ${y + 4}v-8M${x + 3} ${y + 4}q1-4 3-5`;
const dune: Stroke = (x, y) => `M${x - 7} ${y + 2}q7-7 14 0`;

const strokes: readonly Stroke[] = [crack, stratum, wave, peak, tuft, dune];
const around: readonly (readonly [number, number])[] = [
  [0, -29],
  [-24, -10],
  [24, -10],
  [-23, 12],
  [23, 12],
  [0, 30],
];

export function texture(hex: number, ground: number): string {
  const stroke = strokes[ground];
  if (!stroke) return '';
  const { x, y } = at(centres, hex);
  return around.map(([right, down]) => stroke(Math.round(x + right), Math.round(y + down))).join('');
}
