import { extend, pauseAll, resumeAll } from '../../shared/clock/index.ts';
import { type Seat, unanswered } from '../../shared/engine/index.ts';
import type { Ballot } from './ballot.ts';
import { type Clocks, position, ticking, withClocks, withSeat } from './clocks.ts';
import { cancel } from './leave.ts';
import { answererOf, isOut } from './players.ts';
import { nameOf, reopened } from './seats.ts';
import type { Store, Written } from './store.ts';

const hour = 3_600_000;
const longUnheard = 7 * 24 * hour; // at a table without a pace

// What a vote that has passed does to the table.
export type Effect = Written & { reopened?: { seat: Seat; secret: string; user: string | null } };

// Why the table can't agree on this now.
export function objectionTo(store: Store, { kind, seat }: Ballot, now: number): string | undefined {
  const { clocks } = store;
  switch (kind) {
    case 'cancel':
      return undefined;
    case 'pause':
      if (!clocks) return 'This table has no clocks to pause.';
      return clocks.paused === null ? undefined : 'This table is paused already.';
    case 'resume':
      return clocks && clocks.paused !== null ? undefined : 'This table is not paused.';
    case 'extend':
      if (!clocks) return 'This table has no clocks: everyone has all the time they want.';
      return seat === null ? undefined : objectionToSeat(store, seat);
    case 'skip':
      if (seat === null || !unanswered(store.begun).includes(seat)) return 'Nothing is asked of this seat now.';
      return objectionToSeat(store, seat) ?? objectionToAbsence(store, seat, now);
    case 'replace': {
      const row = seat === null ? undefined : store.seats[seat];
      if (!row || (row.by === 'bot' && !row.former)) return 'This seat is a bot’s.';
      return row.former || row.gone !== null ? undefined : objectionToAbsence(store, row.seat, now);
    }
  }
}

function objectionToSeat(store: Store, seat: Seat): string | undefined {
  return answererOf(position(store), seat) === 'bot' ? 'This seat is a bot’s.' : undefined;
}

// Only who is not there can be skipped or replaced: out of time or, where there are no clocks, unheard of for a week.
function objectionToAbsence(store: Store, seat: Seat, now: number): string | undefined {
  const { clocks, state, seats } = store;
  if (isEmpty(store, seat) || isOut(store, seat)) return undefined;
  const name = seats[seat] ? nameOf(seats[seat]) : `seat ${seat + 1}`;
  if (clocks) return `${name} is not out of time.`;
  const since = state?.asking && unanswered(state).includes(seat) ? store.logRow(state.asking.since)?.at : undefined;
  return since !== undefined && now - since >= longUnheard
    ? undefined
    : `${name} has not kept the table waiting for a week.`;
}

// Its player is replaced, and nobody new has come yet.
export function isEmpty({ seats }: Store, seat: Seat | null): boolean {
  const row = seat === null ? undefined : seats[seat];
  return row !== undefined && row.by === 'player' && row.secret === null;
}

export function effectOf(store: Store, { kind, seat, hours }: Ballot, by: Seat, now: number): Effect {
  const { clocks, game, seats, begun } = store;
  const row = seat === null ? undefined : seats[seat];
  switch (kind) {
    case 'cancel':
      return cancel(store, by, now);
    case 'pause':
      if (!clocks) return {};
      return { clocks: { ...withClocks(clocks, pauseAll(ticking(clocks, game.pace), now)), paused: now } };
    case 'resume': {
      if (!clocks || clocks.paused === null) return {};
      const pauses = [...clocks.pauses, ...(clocks.paused < now ? [{ from: clocks.paused, until: now }] : [])];
      return { clocks: { ...withClocks(clocks, resumeAll(ticking(clocks, game.pace), now)), paused: null, pauses } };
    }
    case 'extend':
      return clocks ? { clocks: extended(store, clocks, seat, (hours ?? 0) * hour, now) } : {};
    case 'skip':
      return row && begun.asking ? { seats: [{ ...row, skips: begun.asking.since }] } : {};
    case 'replace': {
      if (!row) return {};
      const { row: empty, secret } = reopened(row);
      return { seats: [empty], reopened: { seat: row.seat, secret, user: row.user } };
    }
  }
}

// More time for one seat or for all players. Who had run out is back in time by it.
function extended(store: Store, clocks: Clocks, seat: Seat | null, by: number, now: number): Clocks {
  return ticking(clocks, store.game.pace).reduce((all, { clock, calendar }, one) => {
    if ((seat !== null && seat !== one) || objectionToSeat(store, one) !== undefined) return all;
    return withSeat(all, one, { clock: extend(clock, by, now, calendar), out: null });
  }, clocks);
}
