import * as v from 'valibot';
import type { Pace } from './pace.ts';
import { isZone } from './zone.ts';

const minutesOfADay = 1440;

/** How long a night may be: a player can't sleep their clock away. */
export const longestSleep = 12 * 60;

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(minutesOfADay - 1));

/** Every night from one minute of the day to another, by the player's own wall clock; it may cross midnight. */
export const sleepSchema = v.pipe(
  v.strictObject({ from: minuteOfDay, until: minuteOfDay }),
  v.check(
    (sleep) => sleepLength(sleep) <= longestSleep,
    ({ input }) => `A sleep window may last 12 hours at most; this one lasts ${sleepLength(input) / 60}.`,
  ),
);
export type Sleep = v.InferOutput<typeof sleepSchema>;

/** From `from` on, and before `until`. */
export const spanSchema = v.pipe(
  v.strictObject({ from: v.pipe(v.number(), v.integer()), until: v.pipe(v.number(), v.integer()) }),
  v.check(({ from, until }) => from < until, 'A span must end after it begins.'),
);
export type Span = v.InferOutput<typeof spanSchema>;

export const zoneSchema = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check(isZone, ({ input }) => `"${input}" is no time zone; one is written like Europe/Berlin.`),
);

/** When a player is not expected to play. Days count as ISO does: Monday 1 to Sunday 7. */
export const calendarSchema = v.strictObject({
  zone: zoneSchema,
  sleep: v.nullable(sleepSchema),
  weekend: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    v.maxLength(2, 'A weekend has two days at most.'),
    v.check((days) => new Set(days).size === days.length, 'A weekend names a day only once.'),
  ),
  /** Vacation already spent, in order, without overlaps. */
  away: v.array(spanSchema),
});
export type Calendar = v.InferOutput<typeof calendarSchema>;

export const alwaysThere: Calendar = { zone: 'UTC', sleep: null, weekend: [], away: [] };

/** A player's calendar as far as the table lets it stop their clock. */
export function calendarAt(calendar: Calendar, pace: Pace): Calendar {
  if (pace.kind === 'none') return alwaysThere;
  return {
    zone: calendar.zone,
    sleep: pace.stops.includes('sleep') ? calendar.sleep : null,
    weekend: pace.stops.includes('weekend') ? calendar.weekend : [],
    away: pace.stops.includes('vacation') ? calendar.away : [],
  };
}

/** In minutes; equal ends mean no sleep at all. */
export function sleepLength({ from, until }: { from: number; until: number }): number {
  return (until - from + minutesOfADay) % minutesOfADay;
}
