import * as v from 'valibot';
import { type Calendar, type Span, spanSchema } from './calendar.ts';
import { type Clock, deadline } from './clock.ts';
import { wallAt } from './zone.ts';

const day = 86_400_000;

/**
 * Vacation belongs to the player, not to a table, and is spent day by day: when a clock would run out, a day of 24 hours
 * begins at that moment and stops all of the player's clocks. (Days, not hours: a player can count them, and a table
 * asks the desk once a day at most.) A second table whose clock would run out in that day spends nothing more. A spent
 * day stays spent, even if the player is back earlier. It counts for the year in which it begins by the player's own
 * wall clock; what a year leaves over is not carried on.
 */
export const vacationSchema = v.strictObject({
  perYear: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366)),
  /** The days spent, in order; days that follow each other are one span. */
  away: v.array(spanSchema),
});
export type Vacation = v.InferOutput<typeof vacationSchema>;

export const usualVacation: Vacation = { perYear: 20, away: [] };

export function daysLeft(vacation: Vacation, at: number, zone: string): number {
  const year = yearAt(at, zone);
  const spent = vacation.away.flatMap(daysOf).filter((begin) => yearAt(begin, zone) === year).length;
  return Math.max(0, vacation.perYear - spent);
}

/** The vacation with the day that begins at `at` spent; as it is if that moment is covered; undefined if none is left. */
export function spendDay(vacation: Vacation, at: number, zone: string): Vacation | undefined {
  if (vacation.away.some(({ from, until }) => from <= at && at < until)) return vacation;
  if (daysLeft(vacation, at, zone) === 0) return undefined;
  const earlier = vacation.away.filter(({ until }) => until <= at);
  const later = vacation.away.filter(({ from }) => from > at);
  const last = earlier.at(-1);
  // A day booked ahead cuts this one short, so that no moment is paid for twice.
  const until = Math.min(at + day, later[0]?.from ?? Number.POSITIVE_INFINITY);
  const spent =
    last?.until === at ? [...earlier.slice(0, -1), { from: last.from, until }] : [...earlier, { from: at, until }];
  return { ...vacation, away: [...spent, ...later] };
}

/** So many days as this clock needs not to have run out by now, and its new deadline; all there are, if they don't do. */
export function spendUntil(
  clock: Clock,
  now: number,
  calendar: Calendar,
  vacation: Vacation,
): { vacation: Vacation; deadline: number | undefined } {
  let held = vacation;
  for (;;) {
    const at = deadline(clock, { ...calendar, away: held.away });
    if (at === undefined || at > now) return { vacation: held, deadline: at };
    const spent = spendDay(held, at, calendar.zone);
    if (spent === undefined || spent === held) return { vacation: held, deadline: at };
    held = spent;
  }
}

/** A span may be cut short by the next one: a begun day is a day. */
function daysOf({ from, until }: Span): number[] {
  return Array.from({ length: Math.ceil((until - from) / day) }, (_, index) => from + index * day);
}

function yearAt(at: number, zone: string): number {
  return new Date(wallAt(zone, at)).getUTCFullYear();
}
