import type { Calendar, Span } from './calendar.ts';
import { type Clock, deadline, leftAt, passOn, pause, resume, start, stop } from './clock.ts';
import type { Pace } from './pace.ts';
import { used } from './runs.ts';

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

/** What a decision gave its seat beyond the time that was left. */
export function gained(before: Ticking, after: Clock, now: number): number {
  return after.since === null ? after.left - leftAt(before.clock, now, before.calendar) : 0;
}

/**
 * After an undo: the increment that the decision gave is taken back, and the time since then counts for its seat as if
 * it had never decided, but for `pauses` of the table. Others whose question vanished get their time back.
 * Undefined if the seat's time would be over by now.
 */
export function turnBack(
  table: readonly Ticking[],
  undone: { asked: readonly number[]; by: number; gained: number; at: number; now: number; pauses: readonly Span[] },
): Clock[] | undefined {
  const { asked, by, now } = undone;
  const clocks: Clock[] = [];
  for (const [seat, { clock, calendar }] of table.entries()) {
    const isStanding = clock.since === null && !clock.held;
    if (seat === by && asked.includes(seat) && isStanding) {
      const away = merged([...calendar.away, ...undone.pauses]);
      const left = clock.left - undone.gained - used(undone.at, now, { ...calendar, away });
      if (left <= 0) return undefined;
      clocks.push({ left, since: now, held: false });
    } else if (asked.includes(seat)) clocks.push(start(clock, now));
    else clocks.push({ ...clock, since: null, held: false });
  }
  return clocks;
}

function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else whole.push({ ...span });
  }
  return whole;
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
