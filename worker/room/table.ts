import type { Table } from '../../shared/api/table.ts';
import { commitment, type Seat, viewFor } from '../../shared/engine/index.ts';
import { type Decision, isSealedBy, objectionToUndo, standing } from './decisions.ts';
import { type Eyes, seatAtTable } from './seats.ts';
import type { Store } from './store.ts';

// The latest decision that stands. Mostly it is the last one; many undone in a row are looked through once more.
export function lastStanding(store: Store): Decision | undefined {
  return standing(store.latest(4)) ?? standing(store.latest(200));
}

export function canUndo(store: Store, seat: Seat): boolean {
  const { state, rules } = store;
  if (!state || state.result !== null) return false;
  return isSealedBy(rules, state, seat) || objectionToUndo(lastStanding(store), seat) === undefined;
}

// The table for one pair of eyes.
export function tableFor(store: Store, { seat, invited }: Eyes): Table {
  const { game, rules, state } = store;
  const table: Table = {
    id: game.id,
    game: game.game,
    name: game.name,
    options: game.options,
    phase: state === undefined ? 'gathering' : state.result === null ? 'playing' : 'over',
    seats: store.seats.map(seatAtTable),
    you: seat,
    seq: state?.seq ?? null,
    canUndo: seat !== null && canUndo(store, seat),
    commitment: commitment(game.seed),
    madeAt: game.madeAt,
    begunAt: game.begunAt,
    endedAt: game.endedAt,
    view: state ? viewFor(rules, state, seat) : null,
  };
  return invited === undefined ? table : { ...table, invited };
}
