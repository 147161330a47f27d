import type { Outcome } from './outcome.ts';

const minute = 60_000;
const hour = 60 * minute;

/** One thing to tell by one channel, as it is stored until it is settled. */
export type Attempt = {
  /** `game:seq:channel`: told at least once, recorded only once. */
  key: string;
  tries: number;
  /** When to try next; null once it is settled. */
  due: number | null;
  state: 'waiting' | 'delivered' | 'refused' | 'gone' | 'given up';
  /** Why the last try failed. */
  why: string | null;
};

export const mostTries = 14;

/** Half a minute, then three times as long each time, up to six hours: two days in all. `jitter` from 0 to 1 spreads it. */
export function waitAfter(tries: number, jitter: number): number {
  const wait = Math.min(0.5 * minute * 3 ** (tries - 1), 6 * hour);
  return Math.round(wait * (0.8 + 0.4 * jitter));
}

/** What is stored after a try. A settled attempt stays as it is, whatever a late second try says. */
export function afterTry(attempt: Attempt, outcome: Outcome, now: number, jitter: number): Attempt {
  if (attempt.state !== 'waiting') return attempt;
  const tries = attempt.tries + 1;
  const settled = { ...attempt, tries, due: null };
  if (outcome.kind === 'delivered') return { ...settled, state: 'delivered', why: null };
  if (outcome.kind !== 'later') return { ...settled, state: outcome.kind, why: outcome.why };
  if (tries >= mostTries) return { ...settled, state: 'given up', why: outcome.why };
  const wait = Math.max(waitAfter(tries, jitter), Math.min(outcome.after ?? 0, 24 * hour));
  return { ...attempt, tries, due: now + wait, why: outcome.why };
}
