import * as fc from 'fast-check';
import * as v from 'valibot';
import { type Calendar, type Pace, paceSchema, type Span, sleepLength } from '../../shared/clock/index.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe', // half an hour of summer time
  'Asia/Kolkata', // half an hour off, no summer time
  'Asia/Beirut', // changes at midnight
  'America/Santiago', // changes at midnight, on the other half of the year
  'Africa/Casablanca', // changes twice around Ramadan
  'Pacific/Kiritimati', // fourteen hours ahead
];

/** Anywhere from 2024 to 2031, so all changes of the clocks are met. */
export const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2031, 0, 1) });

const minuteOfDay = fc.integer({ min: 0, max: 1439 });
const sleep = fc.record({ from: minuteOfDay, until: minuteOfDay }).filter((window) => sleepLength(window) <= 720);

export const spans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 40 * day }), fc.integer({ min: 1, max: 5 * day })), { maxLength: 3 })
  .map((steps) => {
    const list: Span[] = [];
    let at = 0;
    for (const [gap, length] of steps) {
      list.push({ from: at + gap, until: at + gap + length });
      at += gap + length;
    }
    return list;
  });

/** A calendar whose vacations lie in the months after this moment. */
export function calendarFrom(start: number): fc.Arbitrary<Calendar> {
  return fc.record({
    zone: fc.constantFrom(...zones),
    sleep: fc.option(sleep),
    weekend: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
    away: spans.map((list) => list.map(({ from, until }) => ({ from: start + from, until: start + until }))),
  });
}

export const pace: fc.Arbitrary<Extract<Pace, { kind: 'bank' }>> = fc
  .record({
    kind: fc.constant('bank' as const),
    bank: fc.integer({ min: minute, max: 10 * day }),
    increment: fc.integer({ min: 0, max: 2 * day }),
    more: fc.integer({ min: 0, max: 10 * day }),
  })
  .map(({ more, ...rest }) => ({ ...rest, cap: rest.bank + more, stops: ['sleep', 'weekend', 'vacation'] as const }))
  .map((made) => ({ ...made, stops: [...made.stops] }))
  .filter((made) => v.is(paceSchema, made));

/** Whether a clock runs at this moment, asked of Intl directly: slow, and nothing of shared/clock is in it. */
export function runsAt(at: number, { zone, sleep, weekend, away }: Calendar): boolean {
  if (away.some(({ from, until }) => from <= at && at < until)) return false;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const read = (type: string) => parts.find((part) => part.type === type)!.value;
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(read('weekday')) + 1;
  if (weekend.includes(weekday)) return false;
  if (!sleep || sleep.from === sleep.until) return true;
  const now = Number(read('hour')) * 60 + Number(read('minute'));
  const asleep =
    sleep.from < sleep.until ? sleep.from <= now && now < sleep.until : now >= sleep.from || now < sleep.until;
  return !asleep;
}
