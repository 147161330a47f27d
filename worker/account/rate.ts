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
  const most = limits[what].most * (who === here ? 100 : 1); // room for all who may be behind a proxy
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

// By where the request comes from.
export function allowFrom(env: Env, what: keyof typeof limits, request: Request, now: number): Promise<void> {
  return allow(env.DB, what, placeOf(request, env.ADDRESS_HEADER), now);
}

// As Cloudflare says, or the gate of a server of one's own, or the proxy before it: whoever sends the request may claim
// anything in any other header, and in this one too, but for the last address, which the proxy adds. Who has an IPv6
// address has at least 2^64 of them. All that come from the server itself, as those behind an unknown proxy seem to, are
// one place.
export function placeOf(request: Request, header = 'cf-connecting-ip'): string {
  const told = header === '' ? undefined : request.headers.get(header)?.split(',').at(-1)?.trim();
  const bytes = told === undefined ? undefined : bytesOf(told);
  if (told === undefined || !bytes || kindOf(told) === 'loopback') return here;
  const isMapped = bytes.length === 16 && bytes.slice(0, 12).join() === '0,0,0,0,0,0,0,0,0,0,255,255';
  if (isMapped) return bytes.slice(12).join('.');
  return (bytes.length === 4 ? bytes : bytes.slice(0, 8)).join('.');
}
