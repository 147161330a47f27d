import type { Seat } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { figure } from './board.ts';
import type { EventOf, Placed } from './events.ts';
import { dataOf } from './guardians/data.ts';
import type { FigureKind, Size } from './names.ts';
import { weigh } from './strength.ts';
import { type G, POOL, type Table } from './table.ts';
import { basesEach } from './tracks.ts';

export const sizeOf = (kind: FigureKind): Size | undefined => dataOf(kind)?.size;

// The bases of a size a god has left: one goes under each of its Guardians.
export function freeBases(table: Table, owner: Seat, size: Size): number {
  let free = basesEach;
  for (const one of table.figures) if (one.owner === owner && sizeOf(one.kind) === size && one.at >= POOL) free--;
  return free;
}

// A figure leaves its space; the tokens that lay with it go back to their owners.
export function takeOff(table: Table, id: number, to: number): void {
  figure(table, id).at = to;
  if (table.radiant.includes(id)) table.radiant = table.radiant.filter((one) => one !== id);
  if (table.claws.some((one) => one.figure === id)) table.claws = table.claws.filter((one) => one.figure !== id);
}

// Kills figures of one moment together; Gods are never killed. All of them are off the board before anyone reacts.
export function kill(g: G, ids: readonly number[], region: number, moment: EventOf<'killed'>['moment']): void {
  const { table } = g;
  const figures: Placed[] = [];
  for (const id of ids) {
    const { kind, owner, at: space } = figure(table, id);
    if (kind === 'god' || space < 0) continue;
    figures.push({ id, kind, owner, at: space });
    takeOff(table, id, POOL);
    if (table.battle) table.battle.fallen[owner] = at(table.battle.fallen, owner) + 1;
  }
  if (figures.length === 0) return;
  if (table.conflict) {
    const { conflict } = table;
    // What was killed and comes back is not the figure that was sheltered.
    conflict.sheltered = conflict.sheltered.filter((id) => figure(table, id).at >= 0);
  }
  weigh(g);
  g.emit({ type: 'killed', region, moment, figures });
}

// A figure of the pool comes to the board.
export function summon(g: G, id: number, to: number, by: EventOf<'summoned'>['by']): void {
  const one = figure(g.table, id);
  one.at = to;
  weigh(g);
  g.emit({ type: 'summoned', seat: one.owner, figure: { id, kind: one.kind, owner: one.owner }, to, by });
}
