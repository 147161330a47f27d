import type { Calendar } from './calendar.ts';
import { type Clock, deadline, passOn, pause, resume, start, stop } from './clock.ts';
import type { Pace } from './pace.ts';

/** The clocks of a table, by seat, each with its player's calendar (as far as the table allows it: `calendarAt`). */
export type Ticking = { clock: Clock; calendar: Calendar };

/**
 * After a decision: the clocks of all who are now asked run (a sealed question asks several at once), the others stand.
 * `by` decided, and gets the increment if the next decision is not theirs as well.
 */
export function turn(
  table: readonly Ticking[],
  change: { asked: readonly number[]; by: number | undefined; now: number; pace: Pace },
): Clock[] {
  const { asked, by, now, pace } = change;
  return table.map(({ clock, calendar }, seat) => {
    if (asked.includes(seat)) return start(clock, now);
    if (clock.since === null && !clock.held) return clock;
    return seat === by ? passOn(clock, now, pace, calendar) : stop(clock, now, calendar);
  });
}

export function pauseAll(table: readonly Ticking[], now: number): Clock[] {
  return table.map(({ clock, calendar }) => pause(clock, now, calendar));
}

export function resumeAll(table: readonly Ticking[], now: number): Clock[] {
  return table.map(({ clock }) => resume(clock, now));
}

/** Whose clock runs out first, and when: what the room's alarm is set to. */
export function firstOut(table: readonly Ticking[]): { seat: number; at: number } | undefined {
  let first: { seat: number; at: number } | undefined;
  for (const [seat, { clock, calendar }] of table.entries()) {
    const at = deadline(clock, calendar);
    if (at !== undefined && (first === undefined || at < first.at)) first = { seat, at };
  }
  return first;
}
