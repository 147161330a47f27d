import type { Table } from '../../shared/api/table.ts';
import { commitment, type Seat, viewFor } from '../../shared/engine/index.ts';
import { openVotes } from './ballot.ts';
import { type Decision, isSealedBy, objectionToUndo, standing } from './decisions.ts';
import { type Eyes, seatAtTable } from './seats.ts';
import type { Store } from './store.ts';
import { timeShown } from './timeShown.ts';

// The latest decision that stands. Mostly it is the last one; many undone in a row are looked through once more.
export function lastStanding(store: Store): Decision | undefined {
  return standing(store.latest(4)) ?? standing(store.latest(200));
}

export function canUndo(store: Store, seat: Seat): boolean {
  const { state, rules } = store;
  if (!state || state.result !== null || store.seats[seat]?.gone) return false;
  return isSealedBy(rules, state, seat) || objectionToUndo(lastStanding(store), seat) === undefined;
}

// The table for one pair of eyes.
export function tableFor(store: Store, { seat, invited, offered }: Eyes, now: number): Table {
  const { game, rules, state } = store;
  return {
    id: game.id,
    game: game.game,
    name: game.name,
    options: game.options,
    listed: game.listed,
    watch: game.watch,
    pace: game.pace,
    outOfTime: game.outOfTime,
    paused: store.clocks?.paused ?? null,
    phase: state === undefined ? 'gathering' : state.result === null ? 'playing' : 'over',
    seats: store.seats.map((row) => ({ ...seatAtTable(row), ...timeShown(store, row.seat, seat, now) })),
    host: state === undefined ? game.host : null,
    you: seat,
    ...(invited !== undefined && { invited }),
    ...(offered !== undefined && { offered }),
    seq: state?.seq ?? null,
    mine: seat === null ? null : store.mine(seat),
    canUndo: seat !== null && canUndo(store, seat),
    votes: openVotes(store, now),
    commitment: commitment(game.seed),
    madeAt: game.madeAt,
    begunAt: game.begunAt,
    endedAt: game.endedAt,
    ...(seat !== null && game.rematch !== null && { rematch: game.rematch }),
    view: state ? viewFor(rules, state, seat) : null,
  };
}
