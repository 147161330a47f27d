import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alwaysThere,
  daysLeft,
  deadline,
  hasRunOut,
  spendDay,
  spendUntil,
  start,
  type Vacation,
} from '../../shared/clock/index.ts';
import { day, hour, moment, zones } from './arbitrary.ts';

const begin = Date.parse('2026-05-11T08:00Z');
const running = start({ left: 10 * hour, since: null, held: false }, begin);
const twoDays: Vacation = { perYear: 2, away: [] };
const later = (vacation: Vacation) => deadline(running, { ...alwaysThere, away: vacation.away });

it('puts the end off by a day at a time, while days are left', () => {
  const end = begin + 10 * hour;
  const once = spendDay(twoDays, end, 'UTC')!;
  expect(later(once)).toBe(end + day);
  const twice = spendDay(once, end + day, 'UTC')!;
  expect(later(twice)).toBe(end + 2 * day);
  expect(twice.away).toEqual([{ from: end, until: end + 2 * day }]);
  expect(spendDay(twice, end, 'UTC')).toEqual(twice);
  expect(daysLeft(twice, end, 'UTC')).toBe(0);
  expect(spendDay(twice, end + 2 * day, 'UTC')).toBeUndefined();
});

it('covers every table of the player: a second clock that would run out that day costs nothing', () => {
  const once = spendDay(twoDays, begin, 'UTC')!;
  for (const at of [begin, begin + 5 * hour, begin + day - 1]) expect(spendDay(once, at, 'UTC')).toEqual(once);
  expect(daysLeft(once, begin, 'UTC')).toBe(1);
});

it('has a new balance in the new year, by the wall clock of the player', () => {
  const silvester = Date.parse('2026-12-31T20:00Z');
  const spent = spendDay({ perYear: 1, away: [] }, silvester, 'UTC')!;
  expect(daysLeft(spent, silvester, 'UTC')).toBe(0);
  expect(daysLeft(spent, silvester + 5 * hour, 'UTC')).toBe(1);
  // In Kiritimati it has been 2027 for ten hours.
  const there = spendDay({ perYear: 1, away: [] }, silvester, 'Pacific/Kiritimati')!;
  expect(daysLeft(there, silvester + 20 * day, 'Pacific/Kiritimati')).toBe(0);
});

it('does not pay twice for a day that was booked', () => {
  const booked: Vacation = { perYear: 5, away: [{ from: begin + 12 * hour, until: begin + 36 * hour }] };
  const spent = spendDay(booked, begin, 'UTC')!;
  expect(spent.away).toEqual([
    { from: begin, until: begin + 12 * hour },
    { from: begin + 12 * hour, until: begin + 36 * hour },
  ]);
  expect(daysLeft(spent, begin, 'UTC')).toBe(3);
});

describe('catching up', () => {
  it('spends what was needed while the server was away, and no more', () => {
    const { vacation, deadline: end } = spendUntil(running, begin + 50 * hour, alwaysThere, { perYear: 20, away: [] });
    expect(end).toBe(begin + 58 * hour);
    expect(daysLeft(vacation, begin, 'UTC')).toBe(18);
    expect(spendUntil(running, begin + 5 * hour, alwaysThere, twoDays).vacation).toEqual(twoDays);
  });
  it('is out of time when the days do not do', () => {
    const { vacation, deadline: end } = spendUntil(running, begin + 30 * day, alwaysThere, twoDays);
    expect(end).toBe(begin + 58 * hour);
    expect(hasRunOut(running, begin + 30 * day, { ...alwaysThere, away: vacation.away })).toBe(true);
  });
  it('spends the same whether looked at once or every hour', () => {
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 9 }),
        (from, zone, hours, perYear) => {
          const clock = start({ left: 7 * hour, since: null, held: false }, from);
          const calendar = { ...alwaysThere, zone, sleep: { from: 1380, until: 420 }, weekend: [7] };
          let often: Vacation = { perYear, away: [] };
          for (let h = 0; h <= hours; h++) often = spendUntil(clock, from + h * hour, calendar, often).vacation;
          expect(spendUntil(clock, from + hours * hour, calendar, { perYear, away: [] }).vacation).toEqual(often);
        },
      ),
      { numRuns: 50 },
    );
  });
});
