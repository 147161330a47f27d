import {
  alwaysThere,
  type Calendar,
  type Clock,
  calendarAt,
  clockOf,
  comeBack,
  deadline,
  firstOut,
  type Pace,
  type Span,
  settle,
  type Ticking,
} from '../../shared/clock/index.ts';
import { equal, type Seat } from '../../shared/engine/index.ts';
import type { Position } from './players.ts';
import type { Store } from './store.ts';

// The clocks of a table as they are stored: moments, never countdowns. `out`: the clock ran out then, and the player is
// not back. `calendar` is the player's own, as their desk last told it.
export type SeatClock = { clock: Clock; calendar: Calendar; out: number | null };
export type Clocks = { seats: SeatClock[]; paused: number | null; pauses: Span[] };

export function newClocks(pace: Pace, seats: number): Clocks | undefined {
  const clock = clockOf(pace);
  if (!clock) return undefined;
  const each = { clock, calendar: alwaysThere, out: null };
  return { seats: Array.from({ length: seats }, () => each), paused: null, pauses: [] };
}

export function ticking({ seats }: Clocks, pace: Pace): Ticking[] {
  return seats.map(({ clock, calendar }) => ({ clock, calendar: calendarAt(calendar, pace) }));
}

export function withClocks(clocks: Clocks, each: readonly Clock[]): Clocks {
  return { ...clocks, seats: clocks.seats.map((seat, i) => ({ ...seat, clock: each[i] ?? seat.clock })) };
}

export function withSeat(clocks: Clocks, seat: Seat, change: Partial<SeatClock>): Clocks {
  return { ...clocks, seats: clocks.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

// Whose clock runs out first, and when.
export function nextOut({ state, clocks, game }: Store): { seat: Seat; at: number } | undefined {
  if (!clocks || !state || state.result !== null) return undefined;
  return firstOut(ticking(clocks, game.pace));
}

export function ranOut(clocks: Clocks, seat: Seat, at: number): Clocks {
  return withSeat(clocks, seat, { clock: { left: 0, since: null, held: false }, out: at });
}

// Somebody new sits down in a game under way: they begin with a full bank.
export function seatedAnew({ clocks, game }: Store, seat: Seat): Clocks | undefined {
  const clock = clockOf(game.pace);
  return clocks && clock && withSeat(clocks, seat, { clock, calendar: alwaysThere, out: null });
}

// The player is back, if they were away.
export function returned({ clocks, game }: Store, seat: Seat): Clocks | undefined {
  const own = clocks?.seats[seat];
  if (!clocks || !own || own.out === null) return undefined;
  return withSeat(clocks, seat, { clock: comeBack(own.clock, game.pace), out: null });
}

// When this seat's clock ran out, if its player is not back yet.
export function lateSince({ clocks }: Store, seat: Seat): number | undefined {
  return clocks?.seats[seat]?.out ?? undefined;
}

// Another calendar from `at` on; what passed before counts by the old one.
export function recalendared({ clocks, game }: Store, seat: Seat, calendar: Calendar, at: number): Clocks | undefined {
  const own = clocks?.seats[seat];
  if (!clocks || !own || equal(own.calendar, calendar)) return undefined;
  return withSeat(clocks, seat, { clock: settle(own.clock, at, calendarAt(own.calendar, game.pace)), calendar });
}

// When this seat's player must have answered; undefined while their clock stands.
export function untilOf({ clocks, game }: Store, seat: Seat): number | undefined {
  const own = clocks && ticking(clocks, game.pace)[seat];
  return own && deadline(own.clock, own.calendar);
}

export const position = ({ game, seats, state, clocks }: Store): Position => ({ game, seats, state, clocks });
