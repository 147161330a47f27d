import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Attempt, afterTry, mostTries, waitAfter } from '../../worker/notify/retry.ts';

const hour = 3_600_000;
const now = Date.parse('2026-05-11T08:00Z');
const fresh: Attempt = { key: 'g1:7:email', tries: 0, due: now, state: 'waiting', why: null };
const later = { kind: 'later', why: 'busy' } as const;

it('waits longer each time, up to six hours, and gives up after two days', () => {
  let attempt = fresh;
  const waits: number[] = [];
  let at = now;
  while (attempt.state === 'waiting') {
    attempt = afterTry(attempt, later, at, 0.5);
    if (attempt.due === null) break;
    waits.push(attempt.due - at);
    at = attempt.due;
  }
  expect(waits.slice(0, 4)).toEqual([30_000, 90_000, 270_000, 810_000]);
  expect(waits.at(-1)).toBe(6 * hour);
  expect(attempt).toMatchObject({ state: 'given up', tries: mostTries, due: null, why: 'busy' });
  expect((at - now) / hour).toBeGreaterThan(36);
  expect((at - now) / hour).toBeLessThan(72);
});

it('is spread by a fifth to either side', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: mostTries }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, jitter) => {
      const middle = waitAfter(tries, 0.5);
      expect(waitAfter(tries, jitter)).toBeGreaterThanOrEqual(Math.floor(middle * 0.8));
      expect(waitAfter(tries, jitter)).toBeLessThanOrEqual(Math.ceil(middle * 1.2));
    }),
  );
});

it('waits as long as the other side asks, within a day', () => {
  expect(afterTry(fresh, { ...later, after: 2 * hour }, now, 0).due).toBe(now + 2 * hour);
  expect(afterTry(fresh, { ...later, after: 1_000 }, now, 0.5).due).toBe(now + 30_000);
  expect(afterTry(fresh, { ...later, after: 1_000 * hour }, now, 0).due).toBe(now + 24 * hour);
});

it('is settled once: a second try that was already on its way changes nothing', () => {
  const done = afterTry(fresh, { kind: 'delivered' }, now, 0);
  expect(done).toEqual({ key: 'g1:7:email', tries: 1, due: null, state: 'delivered', why: null });
  expect(afterTry(done, later, now, 0)).toBe(done);
  expect(afterTry(done, { kind: 'delivered' }, now, 0)).toBe(done);
  expect(afterTry(fresh, { kind: 'gone', why: '410' }, now, 0)).toMatchObject({ state: 'gone', due: null, why: '410' });
  expect(afterTry(fresh, { kind: 'refused', why: '550' }, now, 0)).toMatchObject({ state: 'refused', why: '550' });
});
