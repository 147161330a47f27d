import * as v from 'valibot';
import type { Calendar } from './calendar.ts';
import type { Pace } from './pace.ts';
import { runsOut, used } from './runs.ts';

/**
 * One seat's clock. Only moments are stored, never a countdown: `left` was left at `since`, and the clock has been
 * running from then on; `since` null: it stands. `held`: it stands because the table is paused, and runs on after.
 *
 * An undone decision leaves no increment behind, and the time since it counts: see `turnBack`.
 */
export const clockSchema = v.strictObject({
  left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  since: v.nullable(v.pipe(v.number(), v.integer())),
  held: v.boolean(),
});
export type Clock = v.InferOutput<typeof clockSchema>;

/** A seat's clock at the start of the game; none where there is no time to keep. */
export function clockOf(pace: Pace): Clock | undefined {
  return pace.kind === 'none' ? undefined : { left: pace.bank, since: null, held: false };
}

/** The seat is asked. A clock that runs already runs on; one held by a pause will run when it ends. */
export function start(clock: Clock, now: number): Clock {
  return clock.since !== null || clock.held ? clock : { ...clock, since: now };
}

/** The seat is no longer asked, by nothing it did. */
export function stop(clock: Clock, now: number, calendar: Calendar): Clock {
  return { left: leftAt(clock, now, calendar), since: null, held: false };
}

/** The seat has decided and play passes on: its clock stops and gains the increment, up to the cap. */
export function passOn(clock: Clock, now: number, pace: Pace, calendar: Calendar): Clock {
  const stopped = stop(clock, now, calendar);
  if (pace.kind === 'none' || (clock.since === null && !clock.held)) return stopped;
  // What a vote gave beyond the cap is kept.
  return { ...stopped, left: Math.max(stopped.left, Math.min(stopped.left + pace.increment, pace.cap)) };
}

export function pause(clock: Clock, now: number, calendar: Calendar): Clock {
  return clock.since === null ? clock : { ...stop(clock, now, calendar), held: true };
}

export function resume(clock: Clock, now: number): Clock {
  return clock.held ? { left: clock.left, since: now, held: false } : clock;
}

/** More time by a vote of the table; it may lift the clock above the cap. One that has run out gets it from now on. */
export function extend(clock: Clock, by: number, now: number, calendar: Calendar): Clock {
  const settled = settle(clock, now, calendar);
  return { ...settled, left: settled.left + by };
}

/**
 * A player whose clock had run out is back: it stands at a quarter of the bank, or an increment where that is more, so
 * that nobody returns to a clock that runs out at once.
 */
export function comeBack(clock: Clock, pace: Pace): Clock {
  if (pace.kind === 'none') return clock;
  return {
    ...clock,
    left: Math.max(clock.left, Math.min(pace.cap, Math.max(pace.increment, Math.floor(pace.bank / 4)))),
  };
}

/** The same clock with its time counted up to now: done before a player's calendar changes, so no past is rewritten. */
export function settle(clock: Clock, now: number, calendar: Calendar): Clock {
  return clock.since === null
    ? clock
    : { ...clock, left: leftAt(clock, now, calendar), since: Math.max(now, clock.since) };
}

export function leftAt(clock: Clock, now: number, calendar: Calendar): number {
  if (clock.since === null) return clock.left;
  return Math.max(0, clock.left - used(clock.since, now, calendar));
}

/** When it runs out unless it is stopped; a clock that stands never does. */
export function deadline(clock: Clock, calendar: Calendar): number | undefined {
  return clock.since === null ? undefined : runsOut(clock.since, clock.left, calendar);
}

/** From its deadline on a clock has run out: an answer at that very moment is late. */
export function hasRunOut(clock: Clock, now: number, calendar: Calendar): boolean {
  const at = deadline(clock, calendar);
  return at !== undefined && at <= now;
}
