import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  alwaysThere,
  type Calendar,
  type Clock,
  calendarAt,
  calendarSchema,
  clockOf,
  clockSchema,
  deadline,
  extend,
  firstOut,
  hasRunOut,
  leftAt,
  type Pace,
  paceSchema,
  paces,
  passOn,
  pause,
  pauseAll,
  remindAt,
  reminderSchema,
  remindersOf,
  resume,
  resumeAll,
  settle,
  start,
  stop,
  turn,
} from '../../shared/clock/index.ts';
import { calendarFrom, day, hour, moment, pace } from './arbitrary.ts';

const begin = Date.parse('2026-05-11T08:00Z'); // a Monday
const fresh = clockOf(paces.post)!;
const nights: Calendar = { ...alwaysThere, zone: 'Europe/Berlin', sleep: { from: 22 * 60, until: 6 * 60 } };

it('runs out after its bank, and gains the increment when play passes on', () => {
  const running = start(fresh, begin);
  expect(deadline(running, alwaysThere)).toBe(begin + 72 * hour);
  expect(leftAt(running, begin + 20 * hour, alwaysThere)).toBe(52 * hour);
  const passed = passOn(running, begin + 20 * hour, paces.post, alwaysThere);
  expect(passed).toEqual({ left: 64 * hour, since: null, held: false });
  expect(deadline(passed, alwaysThere)).toBeUndefined();
});

it('gains nothing beyond the cap, and keeps what a vote gave beyond it', () => {
  expect(passOn(start({ ...fresh, left: 119 * hour }, begin), begin, paces.post, alwaysThere).left).toBe(120 * hour);
  const given = extend({ ...fresh, left: 119 * hour }, 48 * hour, begin, alwaysThere);
  expect(passOn(start(given, begin), begin + hour, paces.post, alwaysThere).left).toBe(166 * hour);
});

it('gives no increment for what a seat did not decide, nor for a clock that stood', () => {
  expect(stop(start(fresh, begin), begin + hour, alwaysThere).left).toBe(71 * hour);
  expect(passOn(fresh, begin, paces.post, alwaysThere)).toEqual(fresh);
});

it('is out of time from its deadline on', () => {
  const running = start(fresh, begin);
  expect(hasRunOut(running, begin + 72 * hour - 1, alwaysThere)).toBe(false);
  expect(hasRunOut(running, begin + 72 * hour, alwaysThere)).toBe(true);
  expect(leftAt(running, begin + 100 * day, alwaysThere)).toBe(0);
  expect(hasRunOut(fresh, begin + 100 * day, alwaysThere)).toBe(false);
});

it('does not start anew when the same seat is asked again', () => {
  const running = start(fresh, begin);
  expect(start(running, begin + hour)).toEqual(running);
});

it('makes nobody richer to decide, undo and decide again', () => {
  const before = start({ ...fresh, left: 10 * hour }, begin);
  passOn(before, begin + hour, paces.post, alwaysThere);
  // Undone: the clock from before is put back.
  expect(passOn(before, begin + 2 * hour, paces.post, alwaysThere).left).toBe((10 - 2 + 12) * hour);
});

it('stands while the table is paused', () => {
  const held = pause(start(fresh, begin), begin + hour, alwaysThere);
  expect(deadline(held, alwaysThere)).toBeUndefined();
  expect(start(held, begin + day)).toEqual(held);
  const on = resume(held, begin + 30 * day);
  expect(deadline(on, alwaysThere)).toBe(begin + 30 * day + 71 * hour);
  expect(pause(fresh, begin, alwaysThere)).toEqual(fresh);
  expect(resume(fresh, begin)).toEqual(fresh);
});

it('is settled before a calendar changes, so the past stays as it was', () => {
  const running = start(fresh, begin);
  // 20 hours are gone, the night included; from 6:00 in Berlin on the other 52 are 16 each day.
  const settled = settle(running, begin + 20 * hour, alwaysThere);
  expect(deadline(settled, nights)).toBe(Date.parse('2026-05-15T08:00Z'));
  expect(deadline(running, nights)).toBe(Date.parse('2026-05-15T16:00Z'));
  // A word that is late, or a machine whose clock lags, takes no time from anybody.
  expect(settle(running, begin - hour, alwaysThere)).toEqual(running);
});

it('revives a clock that has run out when it is extended', () => {
  const running = start(fresh, begin);
  const later = extend(running, 24 * hour, begin + 80 * hour, alwaysThere);
  expect(deadline(later, alwaysThere)).toBe(begin + 104 * hour);
});

describe('at a table of three', () => {
  const table = (clocks: readonly Clock[]) =>
    clocks.map((clock, seat) => ({ clock, calendar: seat === 1 ? nights : alwaysThere }));
  const change = { now: begin, pace: paces.post, by: undefined };

  it('runs the clocks of all who are asked at once, each by its own calendar', () => {
    const asked = turn(table([fresh, fresh, fresh]), { ...change, asked: [0, 1] });
    expect(asked.map(({ since }) => since)).toEqual([begin, begin, null]);
    expect(firstOut(table(asked))).toEqual({ seat: 0, at: begin + 72 * hour });
    const sealed = turn(table(asked), { ...change, asked: [1], by: 0, now: begin + hour });
    expect(sealed.map(({ left, since }) => [left / hour, since])).toEqual([
      [83, null],
      [72, begin],
      [72, null],
    ]);
    expect(firstOut(table(sealed))?.seat).toBe(1);
  });

  it('runs on through several decisions of one seat, and stops the others without a gift', () => {
    const first = turn(table([fresh, fresh, fresh]), { ...change, asked: [0, 2] });
    const second = turn(table(first), { ...change, asked: [0], by: 0, now: begin + 3 * hour });
    expect(second[0]).toEqual(first[0]);
    expect(second[2]).toEqual({ left: 69 * hour, since: null, held: false });
  });

  it('pauses and resumes as a whole', () => {
    const running = turn(table([fresh, fresh, fresh]), { ...change, asked: [0, 1] });
    const held = pauseAll(table(running), begin + hour);
    expect(firstOut(table(held))).toBeUndefined();
    const on = resumeAll(table(held), begin + day);
    expect(on.map(({ since }) => since)).toEqual([begin + day, begin + day, null]);
    // Someone decided for another reason while it was paused: nobody's clock starts.
    expect(turn(table(held), { ...change, asked: [0, 1, 2], now: begin + 2 * hour })[0]).toEqual(held[0]);
  });
});

describe('reminders', () => {
  const running = start(fresh, begin);
  it('come when a share of the time is left, counted in time that runs', () => {
    expect(remindAt(running, alwaysThere, { when: 'share', share: 0.25 })).toBe(begin + 54 * hour);
    const at = remindAt(running, nights, { when: 'share', share: 0.25 });
    expect(leftAt(running, at!, nights)).toBe(18 * hour);
  });
  it('come so many hours before the end, or not if that is no later than the turn', () => {
    expect(remindAt(running, alwaysThere, { when: 'before', hours: 24 })).toBe(begin + 48 * hour);
    expect(remindAt(running, alwaysThere, { when: 'before', hours: 72 })).toBeUndefined();
    expect(remindAt(fresh, alwaysThere, { when: 'before', hours: 24 })).toBeUndefined();
  });
  it('come in order, each once', () => {
    const rules = [
      { when: 'before', hours: 6 },
      { when: 'share', share: 0.5 },
      { when: 'before', hours: 36 },
    ] as const;
    expect(remindersOf(running, alwaysThere, rules)).toEqual([begin + 36 * hour, begin + 66 * hour]);
  });
});

describe('what is stored and sent is checked', () => {
  const good: { schema: v.GenericSchema; values: unknown[] }[] = [
    { schema: paceSchema, values: Object.values(paces) },
    { schema: calendarSchema, values: [alwaysThere, nights, { ...nights, weekend: [5, 6] }] },
    { schema: clockSchema, values: [fresh, start(fresh, begin)] },
    { schema: reminderSchema, values: [{ when: 'share', share: 0.2 }] },
  ];
  for (const { schema, values } of good) {
    for (const value of values) it(`takes ${JSON.stringify(value)}`, () => expect(v.is(schema, value)).toBe(true));
  }
  const bad: [v.GenericSchema, unknown][] = [
    [paceSchema, { ...paces.post, cap: hour }],
    [paceSchema, { ...paces.post, bank: 0.5 }],
    [paceSchema, { ...paces.post, bank: Number.POSITIVE_INFINITY }],
    [paceSchema, { ...paces.post, stops: ['sleep', 'sleep'] }],
    [paceSchema, { ...paces.none, bank: 1 }],
    [calendarSchema, { ...nights, zone: 'Europe/Atlantis' }],
    [calendarSchema, { ...nights, zone: '+02:00' }],
    [calendarSchema, { ...nights, sleep: { from: 0, until: 13 * 60 } }],
    [calendarSchema, { ...nights, sleep: { from: 0, until: 1440 } }],
    [calendarSchema, { ...nights, weekend: [5, 6, 7] }],
    [calendarSchema, { ...nights, weekend: [6, 6] }],
    [calendarSchema, { ...nights, away: [{ from: 2, until: 2 }] }],
    [clockSchema, { left: -1, since: null, held: false }],
    [reminderSchema, { when: 'share', share: 1 }],
  ];
  for (const [schema, value] of bad) {
    it(`refuses ${JSON.stringify(value)}`, () => expect(v.is(schema, value)).toBe(false));
  }
  it('lets a calendar stop the clock only as far as the table allows', () => {
    const calendar = { ...nights, weekend: [6, 7], away: [{ from: 1, until: 2 }] };
    const only = (list: Extract<Pace, { kind: 'bank' }>['stops']) =>
      calendarAt(calendar, { ...paces.post, stops: list });
    expect(only(['sleep'])).toEqual({ ...nights });
    expect(only(['weekend'])).toEqual({ ...calendar, sleep: null, away: [] });
    expect(only(['vacation'])).toEqual({ ...calendar, sleep: null, weekend: [] });
    expect(calendarAt(calendar, paces.none)).toEqual(alwaysThere);
  });
});

it('keeps the books over months of play, for any pace and calendar', () => {
  const game = moment.chain((from) =>
    fc.record({
      from: fc.constant(from),
      calendar: calendarFrom(from),
      pace,
      thoughts: fc.array(fc.integer({ min: 0, max: 3 * day }), { minLength: 1, maxLength: 60 }),
    }),
  );
  fc.assert(
    fc.property(game, ({ from, calendar, pace, thoughts }) => {
      let clock = clockOf(pace)!;
      let now = from;
      for (const thought of thoughts) {
        clock = start(clock, now);
        const end = deadline(clock, calendar)!;
        now += thought;
        expect(hasRunOut(clock, now, calendar)).toBe(end <= now);
        const left = leftAt(clock, now, calendar);
        // Stopping, looking, pausing for a moment: none of it changes when it runs out.
        if (end > now) expect(deadline(resume(pause(clock, now, calendar), now), calendar)).toBe(end);
        clock = passOn(clock, now, pace, calendar);
        expect(clock.left).toBe(Math.min(left + pace.increment, pace.cap));
        expect(v.is(clockSchema, clock)).toBe(true);
        now += thought;
      }
    }),
  );
});
