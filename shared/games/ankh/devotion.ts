import { type Part, type Seat, total } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { ownerOf, playersOf } from './seats.ts';
import type { G, Table } from './table.ts';
import { lastRed, top } from './tracks.ts';

export const devotionOf = (table: Table, owner: Seat): number => at(table.devotion, owner);
export const isRed = (table: Table, owner: Seat): boolean => devotionOf(table, owner) <= lastRed;
export const scores = (table: Table): number[] => table.gods.map((_, seat) => devotionOf(table, ownerOf(table, seat)));

// The token goes on top of the stack it comes to, from above as from below.
function moveToken(table: Table, owner: Seat, to: number): void {
  table.devotion[owner] = to;
  const others = table.ranking.filter((seat) => seat !== owner);
  const place = others.findIndex((seat) => devotionOf(table, seat) > to);
  table.ranking = place < 0 ? [...others, owner] : others.toSpliced(place, 0, owner);
}

// One instance of gaining Devotion, with its reasons. Who reaches the top wins at once, whatever is still to be done.
export function gainDevotion(g: G, owner: Seat, reasons: Part[]): void {
  const { table } = g;
  if (g.over || total(reasons) <= 0) return;
  const parts = g.reckon('devotionGained', reasons, { seat: owner });
  const from = devotionOf(table, owner);
  const to = Math.min(top, from + total(parts));
  moveToken(table, owner, to);
  g.emit({ type: 'devotionGained', seat: owner, amount: to - from, parts, from, to });
  if (to === top) g.end({ winners: playersOf(table, owner), scores: scores(table), how: 'top' });
}

// A token at the bottom stays where it lies in its stack.
export function loseDevotion(g: G, owner: Seat, amount: number, because: string): void {
  const { table } = g;
  const from = devotionOf(table, owner);
  const to = Math.max(0, from - amount);
  if (to === from) return;
  moveToken(table, owner, to);
  g.emit({ type: 'devotionLost', seat: owner, amount: from - to, because, from, to });
}
