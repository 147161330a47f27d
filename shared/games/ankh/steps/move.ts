import { type Json, one, only, type Seat, type Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { figure, figureAt, figuresOf, isBarred, occupied, piece } from '../board.ts';
import type { EventOf } from '../events.ts';
import { pushes } from '../guardians/data.ts';
import { egypt, isWater, spaceCount } from '../map/egypt.ts';
import { reach } from '../map/reach.ts';
import type { Answer, Args, Because, Move, Option } from '../questions.ts';
import { ownerOf } from '../seats.ts';
import type { Ankh, Figure, G, Table } from '../table.ts';

// The same move is always the same object: lists of hundreds of them are made for every question.
const moves: Move[][] = [];
export function moveOf(figure: number, to: number): Move {
  let row = moves[figure];
  if (!row) {
    row = Array.from({ length: spaceCount }, (_, to) => ({ figure, to }));
    moves[figure] = row;
  }
  return at(row, to);
}

// Where an enemy pushed off its space can go: one space on, across anything, to an empty land space it may end on.
// The pusher has left its own space by then.
function pushTargets(table: Table, pushed: Figure, by: Figure, taken: Uint8Array): number[] {
  return at(egypt.neighbours, pushed.at).filter(
    (to) => !isWater(to) && (taken[to] !== 1 || to === by.at) && !isBarred(table, to, pushed.owner),
  );
}

function whyNot(table: Table, mover: Figure, to: number, taken: Uint8Array): Because | undefined {
  if (isWater(to)) return { why: 'water' };
  if (isBarred(table, to, mover.owner)) return { why: 'underworld' };
  if (taken[to] !== 1) return undefined;
  if (!pushes(mover.kind)) return { why: 'occupied' };
  const other = table.figures[figureAt(table, to)];
  if (!other || other.owner === mover.owner) return { why: 'occupied' };
  return pushTargets(table, other, mover, taken).length > 0 ? undefined : { why: 'cannotBePushed' };
}

export const openMove: Step<Ankh> = {
  run: (g) => g.add({ do: 'moveFigures', moved: [] }),
};

// Move Figures: each figure up to three spaces, over anything, to an empty land space; one figure at a time.
export const moveFigures: Step<Ankh, Args<'moveFigures'>, Option<'moveFigures'>, Answer<'moveFigures'>> = {
  ask: (g) => [g.table.turn.player],
  options(g, { moved }, seat) {
    const { table } = g;
    const taken = occupied(table);
    const found: Option<'moveFigures'>[] = ['done'];
    for (const id of figuresOf(table, ownerOf(table, seat))) {
      if (moved.includes(id)) continue;
      const mover = figure(table, id);
      for (const to of at(reach, mover.at))
        if (whyNot(table, mover, to, taken) === undefined) found.push(moveOf(id, to));
    }
    return one(found);
  },
  refused(g, { moved }, seat) {
    const { table } = g;
    const taken = occupied(table);
    return figuresOf(table, ownerOf(table, seat)).flatMap((id): { option: Json; because: Because }[] => {
      const mover = figure(table, id);
      return at(reach, mover.at).flatMap((to): { option: Json; because: Because }[] => {
        const because: Because | undefined = moved.includes(id) ? { why: 'moved' } : whyNot(table, mover, to, taken);
        return because ? [{ option: moveOf(id, to), because }] : [];
      });
    });
  },
  resolve(g, { moved }, answers) {
    const [, move] = only(answers);
    if (move === 'done') return;
    const other = figureAt(g.table, move.to);
    if (other >= 0) g.add({ do: 'push', figure: other, by: move.figure });
    else shift(g, move, 'action');
    g.add({ do: 'moveFigures', moved: [...moved, move.figure] });
  },
};

export function shift(g: G, { figure: id, to }: Move, by: EventOf<'moved'>['by']): void {
  const mover = figure(g.table, id);
  const from = mover.at;
  mover.at = to;
  g.emit({ type: 'moved', seat: mover.owner, figure: piece(g.table, id), from, to, by });
}

// A figure that may push ends on an enemy's space; its player says where the enemy goes.
export const push: Step<Ankh, Args<'push'>, Option<'push'>, Answer<'push'>> = {
  ask: (g) => [g.table.turn.player],
  options(g, { figure: id, by }) {
    const { table } = g;
    return one(pushTargets(table, figure(table, id), figure(table, by), occupied(table)));
  },
  resolve(g, { figure: id, by }, answers) {
    const [player, to] = only(answers);
    const { table } = g;
    const pushed = figure(table, id);
    const from = pushed.at;
    pushed.at = to;
    shift(g, moveOf(by, from), 'action');
    const seat: Seat = ownerOf(table, player);
    g.emit({ type: 'pushed', seat, figure: piece(table, id), from, to });
  },
};
