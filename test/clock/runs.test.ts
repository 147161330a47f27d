import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysThere, type Calendar, runs, runsOut, used } from '../../shared/clock/index.ts';
import { calendarFrom, day, hour, minute, moment, runsAt, zones } from './arbitrary.ts';

const at = (text: string) => Date.parse(text);
const asleep = (zone: string, from: number, until: number): Calendar => ({
  ...alwaysThere,
  zone,
  sleep: { from: from * 60, until: until * 60 },
});

describe('one night in the year is longer or shorter than the others', () => {
  // Sleep from 23 to 7: the clock stands as long as the player really sleeps.
  for (const [zone, evening, hours] of [
    ['Europe/Berlin', '2026-03-28T12:00Z', 7],
    ['Europe/Berlin', '2026-03-29T12:00Z', 8],
    ['Europe/Berlin', '2026-10-24T12:00Z', 9],
    ['America/New_York', '2026-03-07T17:00Z', 7],
    ['America/New_York', '2026-10-31T17:00Z', 9],
    ['Australia/Lord_Howe', '2026-04-04T02:00Z', 8.5],
    ['Australia/Lord_Howe', '2026-10-03T02:00Z', 7.5],
    ['Asia/Kolkata', '2026-03-28T07:00Z', 8],
  ] as const) {
    it(`${hours} hours in ${zone} after ${evening}`, () => {
      expect(used(at(evening), at(evening) + day, asleep(zone, 23, 7))).toBe(day - hours * hour);
    });
  }
});

it('stands in a window that is skipped or comes twice exactly as long as the wall clock shows it', () => {
  // Berlin skips 2:00 to 3:00 in March and repeats it in October.
  const lateNight = asleep('Europe/Berlin', 2, 3);
  expect(used(at('2026-03-28T12:00Z'), at('2026-03-29T12:00Z'), lateNight)).toBe(day);
  expect(used(at('2026-10-24T12:00Z'), at('2026-10-25T12:00Z'), lateNight)).toBe(day - 2 * hour);
});

it('has a weekend by the wall clock of the player', () => {
  const calendar: Calendar = { ...alwaysThere, zone: 'Pacific/Kiritimati', weekend: [6, 7] };
  // 14 hours ahead: Saturday begins at 10:00 UTC on Friday, and ends at 10:00 UTC on Sunday.
  expect(runsOut(at('2026-05-15T09:00Z'), 2 * hour, calendar)).toBe(at('2026-05-17T11:00Z'));
});

it('treats a window of no length as none', () => {
  const calendar = asleep('Europe/Berlin', 5, 5);
  expect(used(at('2026-01-01'), at('2027-01-01'), calendar)).toBe(365 * day);
});

it('sleeps across midnight, and up to midnight', () => {
  expect(used(at('2026-01-01'), at('2026-01-03'), asleep('UTC', 22, 6))).toBe(32 * hour);
  expect(used(at('2026-01-01'), at('2026-01-03'), asleep('UTC', 12, 0))).toBe(24 * hour);
  expect(used(at('2026-01-01'), at('2026-01-03'), asleep('UTC', 0, 12))).toBe(24 * hour);
});

it('runs out only while it runs', () => {
  const calendar = asleep('UTC', 22, 6);
  expect(runsOut(at('2026-01-01T20:00Z'), hour, calendar)).toBe(at('2026-01-01T21:00Z'));
  expect(runsOut(at('2026-01-01T20:00Z'), 2 * hour, calendar)).toBe(at('2026-01-02T06:00Z'));
  expect(runsOut(at('2026-01-01T23:00Z'), 0, calendar)).toBe(at('2026-01-02T06:00Z'));
});

describe('for any calendar', () => {
  const situation = moment.chain((start) =>
    fc.record({
      start: fc.constant(start),
      calendar: calendarFrom(start),
      left: fc.integer({ min: 0, max: 20 * day }),
      spent: fc.integer({ min: 0, max: 30 * day }),
      later: fc.integer({ min: 0, max: 30 * day }),
    }),
  );

  it('agrees minute by minute with what the wall clock shows', () => {
    const fewDays = moment.chain((start) =>
      fc.record({ start: fc.constant(start - (start % minute)), calendar: calendarFrom(start) }),
    );
    fc.assert(
      fc.property(fewDays, ({ start, calendar }) => {
        const away = calendar.away.map(({ from, until }) => ({
          from: from - (from % minute),
          until: until - (until % minute) + minute,
        }));
        const exact = { ...calendar, away };
        const until = start + 3 * day;
        let minutes = 0;
        for (let t = start; t < until; t += minute * 10) if (runsAt(t, exact)) minutes += 1;
        const fine = Array.from(runs(start, until, exact));
        let counted = 0;
        for (let t = start; t < until; t += minute * 10) {
          if (fine.some((run) => run.from <= t && t < run.until)) counted += 1;
        }
        expect(counted).toBe(minutes);
      }),
      { numRuns: 30 },
    );
  });

  it('meets every change of the clocks of every zone as the wall clock does', () => {
    for (const zone of zones) {
      const calendar = { ...alwaysThere, zone, sleep: { from: 23 * 60, until: 2 * 60 + 30 }, weekend: [6] };
      const pieces = Array.from(runs(at('2026-01-01'), at('2027-01-01'), calendar));
      for (const { from, until } of pieces) {
        expect([runsAt(from, calendar), runsAt(until - 1, calendar)]).toEqual([true, true]);
      }
      // Between two pieces it stands; where they touch, the wall clock only jumped.
      for (const [index, piece] of pieces.entries()) {
        const next = pieces[index + 1];
        if (next && next.from > piece.until) {
          expect(runsAt(piece.until, calendar)).toBe(false);
          expect(runsAt(next.from - 1, calendar)).toBe(false);
        }
      }
    }
  });

  it('has used all of it at the deadline, not before, and more right after', () => {
    fc.assert(
      fc.property(situation, ({ start, calendar, left }) => {
        const end = runsOut(start, left, calendar);
        expect(used(start, end, calendar)).toBe(left);
        expect(used(start, end + 1, calendar)).toBe(left + 1);
      }),
    );
  });

  it('loses nothing by being looked at: what is used and what is left give the same deadline', () => {
    fc.assert(
      fc.property(situation, ({ start, calendar, left, spent }) => {
        const end = runsOut(start, left, calendar);
        const between = Math.min(start + spent, end);
        const gone = used(start, between, calendar);
        expect(runsOut(between, left - gone, calendar)).toBe(end);
      }),
    );
  });

  it('never runs backwards, nor faster than time', () => {
    fc.assert(
      fc.property(situation, ({ start, calendar, left, spent, later }) => {
        const [soon, late] = [start + spent, start + spent + later];
        const [less, more] = [used(start, soon, calendar), used(start, late, calendar)];
        expect(less).toBeLessThanOrEqual(more);
        expect(more - less).toBeLessThanOrEqual(late - soon);
        expect(more).toBe(less + used(soon, late, calendar));
        expect(runsOut(start, left, calendar)).toBeLessThanOrEqual(runsOut(start + later, left, calendar));
        expect(runsOut(start, left, calendar)).toBeLessThan(runsOut(start, left + 1, calendar));
      }),
    );
  });
});

it('reckons a year in a few milliseconds', () => {
  const calendar = { ...asleep('Australia/Lord_Howe', 23, 7), weekend: [6, 7] };
  const start = at('2026-01-01');
  used(start, start + 365 * day, calendar);
  const began = performance.now();
  for (let turn = 0; turn < 100; turn++) used(start + turn * day, start + (turn + 120) * day, calendar);
  // A hundred players' four months; a generous bound, for a busy machine.
  expect(performance.now() - began).toBeLessThan(300);
});
