import type { NoticeSettings, TableCard } from '../../shared/api/desk.ts';
import { type Calendar, calendarAt, offsetAt, remindersOf, wallAt } from '../../shared/clock/index.ts';
import { type News, newsIn } from './news.ts';
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

// What is to be told of a table, given its card and what of it is no news. The grace counts from when the table changed,
// however late the word of it comes.
export function plan(
  card: TableCard,
  isKnown: (news: News) => boolean,
  settings: NoticeSettings,
  calendar: Calendar,
  now: number,
): Pending[] {
  const { id, asked } = card;
  const dueAt = mayTell(Math.max(now, card.changedAt + settings.delay * minute), settings, calendar.zone);
  const planned: Pending[] = newsIn(card)
    .filter((news) => !isKnown(news))
    .map((news) => ({ id, ...news, dueAt, rung: 0 }));
  if (asked !== null && asked.clock !== null && settings.digest === null) {
    for (const at of remindersOf(asked.clock, calendarAt(calendar, card.pace), settings.reminders)) {
      const dueAt = inTime(at, asked.until ?? undefined, settings, calendar.zone);
      if (dueAt > now) planned.push({ id, seq: asked.since, occasion: 'reminder', dueAt, rung: 0 });
    }
  }
  return planned;
}

// When what was pushed goes by mail too if it stays unseen: after the wait that was chosen, and before more than half of
// the time that is left has gone.
export function mailAt(now: number, until: number | undefined, settings: NoticeSettings, zone: string): number {
  const wait = (settings.mailAfter ?? 0) * minute;
  const half = until === undefined ? wait : Math.max(0, Math.floor((until - now) / 2));
  return inTime(now + Math.min(wait, half), until, settings, zone);
}

// What quiet hours would carry past the deadline comes before them instead of never.
function inTime(at: number, until: number | undefined, settings: NoticeSettings, zone: string): number {
  const allowed = mayTell(at, settings, zone);
  return until !== undefined && allowed >= until ? at : allowed;
}

function minuteOfDay(at: number, zone: string): number {
  const wall = new Date(wallAt(zone, at));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

// From `at` to the next time the player's wall clock shows this minute. Where the clocks change on the way the night is
// longer or shorter; a minute that they leave out is taken for the one an hour later.
function until(at: number, minuteWanted: number, zone: string): number {
  const minutes = (minuteWanted - minuteOfDay(at, zone) + day) % day;
  const wait = minutes * minute - (at % minute);
  const changed = wait - (offsetAt(zone, at + wait) - offsetAt(zone, at));
  return changed >= 0 && minuteOfDay(at + changed, zone) === minuteWanted ? changed : wait;
}
