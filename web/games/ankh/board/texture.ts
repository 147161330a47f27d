import { at } from '../../../../shared/hex/table.ts';
import { centres } from './geometry.ts';

// Small strokes of the pen on a space. Where each falls is fixed by the space's number, so the land never flickers.
function scatter(space: number, count: number): { x: number; y: number; turn: number }[] {
  let seed = (space + 1) * 2654435761;
  const next = () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 3266489917) >>> 0;
    return seed / 2 ** 32;
  };
  const { x, y } = at(centres, space);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i + next() * 0.7) * ((2 * Math.PI) / count) + space;
    const away = 15 + 11 * next();
    return { x: Math.round(x + away * 1.1 * Math.cos(angle)), y: Math.round(y + away * Math.sin(angle)), turn: next() };
  });
}

const tuft = (x: number, y: number) => `M${x - 3} ${y}q-1-4-3-5M${x} ${y}v-8M${x + 3} ${y}q1-4 3-5`;
const dune = (x: number, y: number) => `M${x - 7} ${y}q7-7 14 0`;
const grain = (x: number, y: number) => `M${x} ${y}h.1`;
const wave = (x: number, y: number) => `M${x - 9} ${y}q4.5-6 9 0t9 0`;

export function reeds(space: number): string {
  return scatter(space, 4)
    .map(({ x, y }) => tuft(x, y))
    .join('');
}

export function sand(space: number): string {
  return scatter(space, 6)
    .map(({ x, y, turn }) => (turn > 0.62 ? dune(x, y) : grain(x, y)))
    .join('');
}

export function waves(space: number): string {
  const { x, y } = at(centres, space);
  const shift = (space % 3) * 3 - 3;
  return [-19, -6, 7, 20]
    .map((down, i) => wave(Math.round(x) + (i % 2 ? 12 : -12) + shift, Math.round(y) + down))
    .join('');
}
