import type { Calendar } from '../../shared/clock/index.ts';
import type { Person } from './schema.ts';

// They have left, or turned out to be somebody else: this desk only passes their seats on.
export const isGone = ({ heir }: Person): boolean => heir !== null;

// Whether there is somebody to be told: they may leave while a room or a mail server is asked.
export const isThere = ({ person }: { person: Person | undefined }): boolean => person !== undefined && !isGone(person);

// When they are not expected to play.
export function calendarOf({ zone, hours, vacation }: Person): Calendar {
  return { zone, sleep: hours.sleep, weekend: hours.weekend, away: vacation.away };
}
