import type { NoticeSettings, TableCard } from '../../shared/api/desk.ts';
import { type Calendar, calendarAt, remindersOf, wallAt } from '../../shared/clock/index.ts';
import type { Pending } from './schema.ts';

const minute = 60_000;
const day = 1440;

// When a notice that could go out at `at` may: not in the player's quiet hours, and with a digest only once a day.
export function mayTell(at: number, { quiet, digest }: NoticeSettings, zone: string): number {
  const after = digest === null ? at : at + until(at, digest, zone);
  if (quiet === null || digest !== null) return after;
  const now = minuteOfDay(after, zone);
  const length = (quiet.until - quiet.from + day) % day;
  const into = (now - quiet.from + day) % day;
  return into < length ? after + until(after, quiet.until, zone) : after;
}

// What is to be told of a table, given its new card. Nothing of a turn that was known already, but for its reminders.
// The grace counts from when the table changed, however late the word of it comes.
export function plan(
  card: TableCard,
  before: TableCard | undefined,
  settings: NoticeSettings,
  calendar: Calendar,
  now: number,
): Pending[] {
  const { id, asked, seq } = card;
  const planned: Pending[] = [];
  const dueAt = mayTell(Math.max(now, card.changedAt + settings.delay * minute), settings, calendar.zone);
  if (card.phase === 'over') {
    if (before && before.phase !== 'over') {
      planned.push({
        id,
        seq: seq ?? 0,
        occasion: 'finished',
        dueAt,
      });
    }
    return planned;
  }
  if (card.invited && !before) {
    planned.push({ id, seq: 0, occasion: 'invited', dueAt });
  }
  if (asked === null) return planned;
  if (before?.asked?.since !== asked.since) {
    planned.push({
      id,
      seq: asked.since,
      occasion: 'turn',
      dueAt,
    });
  }
  if (asked.clock !== null && settings.digest === null) {
    for (const at of remindersOf(asked.clock, calendarAt(calendar, card.pace), settings.reminders)) {
      // A reminder that quiet hours would carry past the deadline comes before them instead of never.
      const allowed = mayTell(at, settings, calendar.zone);
      const dueAt = asked.until !== null && allowed >= asked.until ? at : allowed;
      if (dueAt > now) planned.push({ id, seq: asked.since, occasion: 'reminder', dueAt });
    }
  }
  return planned;
}

function minuteOfDay(at: number, zone: string): number {
  const wall = new Date(wallAt(zone, at));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

// From `at` to the next time the player's wall clock shows this minute.
function until(at: number, minuteWanted: number, zone: string): number {
  const minutes = (minuteWanted - minuteOfDay(at, zone) + day) % day;
  return minutes * minute - (at % minute);
}
