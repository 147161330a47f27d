import * as v from 'valibot';
import type { Calendar } from './calendar.ts';
import { type Clock, deadline } from './clock.ts';
import { runsOut } from './runs.ts';

/** Told again when this share of the time is left, or so many hours before the end. */
export const reminderSchema = v.variant('when', [
  v.strictObject({ when: v.literal('share'), share: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)) }),
  v.strictObject({ when: v.literal('before'), hours: v.pipe(v.number(), v.gtValue(0), v.maxValue(24 * 30)) }),
]);
export type Reminder = v.InferOutput<typeof reminderSchema>;

/** When it is due; undefined for a clock that stands, and where it would come no later than the turn itself. */
export function remindAt(clock: Clock, calendar: Calendar, reminder: Reminder): number | undefined {
  const until = deadline(clock, calendar);
  if (clock.since === null || until === undefined) return undefined;
  const at =
    reminder.when === 'share'
      ? runsOut(clock.since, clock.left - Math.floor(clock.left * reminder.share), calendar)
      : until - Math.round(reminder.hours * 3_600_000);
  return at > clock.since && at < until ? at : undefined;
}

/** All that are due for this turn, in order. */
export function remindersOf(clock: Clock, calendar: Calendar, reminders: readonly Reminder[]): number[] {
  const due = reminders.map((reminder) => remindAt(clock, calendar, reminder)).filter((at) => at !== undefined);
  return [...new Set(due)].sort((a, b) => a - b);
}
