import { lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { rates } from '../db/schema.ts';
import type { Env } from '../env.ts';
import { bytesOf, kindOf } from '../notify/address.ts';
import { Refusing } from '../reply.ts';

export type Limit = { most: number; within: number }; // so many in so many milliseconds

const hour = 3_600_000;
const here = 'here';
export const limits = {
  signInByAddress: { most: 5, within: hour },
  signInByPlace: { most: 30, within: hour },
  challengeByPlace: { most: 200, within: hour }, // the page to sign in asks for one every few minutes
  passkey: { most: 30, within: hour },
  guest: { most: 60, within: hour },
  table: { most: 40, within: hour },
  letter: { most: 30, within: hour },
  letterByAddress: { most: 6, within: 24 * hour },
  testNotice: { most: 20, within: hour },
} satisfies { [what: string]: Limit };

// Counts one more and refuses it when there were too many in this stretch of time.
export async function allow(db: D1Database, what: keyof typeof limits, who: string, now: number): Promise<void> {
  const { within } = limits[what];
  const most = limits[what].most * (who === here ? 100 : 1);
  const since = now - (now % within);
  const base = drizzle(db);
  const [row] = await base
    .insert(rates)
    .values({ what: `${what} ${who}`, since, count: 1 })
    .onConflictDoUpdate({ target: [rates.what, rates.since], set: { count: sql`${rates.count} + 1` } })
    .returning();
  if (row?.count === 1) await base.delete(rates).where(lt(rates.since, now - 24 * hour));
  if (row && row.count > most) {
    const minutes = Math.ceil((since + within - now) / 60_000);
    throw new Refusing('too-often', `That was asked for too often. Try again in ${minutes} minutes.`);
  }
}

// By where the request comes from. Cloudflare says so; to a server of one's own anyone may claim anything, so that there
// all together have the room of a hundred besides.
export async function allowFrom(env: Env, what: keyof typeof limits, request: Request, now: number): Promise<void> {
  const place = placeOf(request);
  await allow(env.DB, what, place, now);
  if (env.OUTSIDE && place !== here) await allow(env.DB, what, here, now);
}

// Behind a proxy all may seem to come from the server itself. Who has an IPv6 address has at least 2^64 of them.
export function placeOf(request: Request): string {
  const claimed = request.headers.get('cf-connecting-ip') ?? '';
  const bytes = bytesOf(claimed);
  if (!bytes || kindOf(claimed) === 'loopback') return here;
  const isMapped = bytes.length === 16 && bytes.slice(0, 12).join() === '0,0,0,0,0,0,0,0,0,0,255,255';
  if (isMapped) return bytes.slice(12).join('.');
  return (bytes.length === 4 ? bytes : bytes.slice(0, 8)).join('.');
}
