import type { Calendar, Sleep, Span } from './calendar.ts';
import { stretches } from './zone.ts';

const minute = 60_000;
const day = 1440 * minute;

// No clock that the schemas allow runs so long, however much of the time it stands.
const longest = 40 * 365 * day;

/** How much of a clock's time passes between two moments. */
export function used(from: number, until: number, calendar: Calendar): number {
  let sum = 0;
  for (const run of runs(from, until, calendar)) sum += run.until - run.from;
  return sum;
}

/**
 * When a clock with so much left runs out, started at `from`. A clock runs out only while it runs: one that reaches zero
 * as the night begins does so in the morning, and a vacation day that begins at the end puts the end off by a day.
 */
export function runsOut(from: number, left: number, calendar: Calendar): number {
  let still = Math.max(0, left);
  for (const run of runs(from, from + longest, calendar)) {
    const length = run.until - run.from;
    if (length > still) return run.from + still;
    still -= length;
  }
  throw new RangeError(`A clock with ${left} ms left would not run out in 40 years by ${JSON.stringify(calendar)}.`);
}

/** The spans between two moments in which a clock runs: it stands whenever the player's wall clock says night or weekend. */
export function* runs(from: number, until: number, calendar: Calendar): Generator<Span> {
  for (const span of atHome(from, until, calendar.away)) yield* awake(span, calendar);
}

function* atHome(from: number, until: number, away: readonly Span[]): Generator<Span> {
  let at = from;
  for (const gone of away) {
    if (gone.until <= at) continue;
    if (gone.from >= until) break;
    if (gone.from > at) yield { from: at, until: gone.from };
    at = gone.until;
  }
  if (at < until) yield { from: at, until };
}

function* awake(span: Span, { zone, sleep, weekend }: Calendar): Generator<Span> {
  const hours = sleep ? wakingHours(sleep) : [{ from: 0, until: day }];
  if (weekend.length === 0 && hours.length === 1 && hours[0]?.from === 0 && hours[0].until === day) {
    yield span;
    return;
  }
  for (const { from, until, offset } of stretches(zone, span.from, span.until)) {
    for (let midnight = Math.floor((from + offset) / day) * day; midnight - offset < until; midnight += day) {
      if (weekend.includes(weekdayOf(midnight))) continue;
      for (const waking of hours) {
        const begins = Math.max(from, midnight - offset + waking.from);
        const ends = Math.min(until, midnight - offset + waking.until);
        if (begins < ends) yield { from: begins, until: ends };
      }
    }
  }
}

function wakingHours(sleep: Sleep): Span[] {
  const [from, until] = [sleep.from * minute, sleep.until * minute];
  const hours =
    from < until
      ? [
          { from: 0, until: from },
          { from: until, until: day },
        ]
      : [{ from: until, until: from }];
  return from === until ? [{ from: 0, until: day }] : hours.filter((span) => span.from < span.until);
}

/** Monday 1 to Sunday 7. The epoch began on a Thursday. */
function weekdayOf(midnight: number): number {
  const since = (Math.floor(midnight / day) + 3) % 7;
  return (since < 0 ? since + 7 : since) + 1;
}
