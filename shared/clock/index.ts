// Time at a table. Every moment is epoch milliseconds and handed in; every duration is milliseconds.

export {
  alwaysThere,
  type Calendar,
  calendarAt,
  calendarSchema,
  longestSleep,
  type Sleep,
  type Span,
  sleepLength,
  sleepSchema,
  spanSchema,
  zoneSchema,
} from './calendar.ts';
export {
  type Clock,
  clockOf,
  clockSchema,
  comeBack,
  deadline,
  extend,
  hasRunOut,
  leftAt,
  passOn,
  pause,
  resume,
  settle,
  start,
  stop,
} from './clock.ts';
export { type Pace, paceSchema, paces, type Stop, stops } from './pace.ts';
export { type Reminder, remindAt, reminderSchema, remindersOf } from './reminder.ts';
export { runs, runsOut, used } from './runs.ts';
export { firstOut, gained, pauseAll, resumeAll, type Ticking, turn, turnBack } from './seats.ts';
export { daysLeft, spendDay, spendUntil, usualVacation, type Vacation, vacationSchema } from './vacation.ts';
export { isZone, offsetAt, wallAt } from './zone.ts';
