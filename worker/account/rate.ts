import { lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { rates } from '../db/schema.ts';
import { Refusing } from '../reply.ts';

export type Limit = { most: number; within: number }; // so many in so many milliseconds

const hour = 3_600_000;
const here = 'here';
export const limits = {
  signInByAddress: { most: 5, within: hour },
  signInByPlace: { most: 30, within: hour },
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

// Where a request comes from, as far as it can be told: Cloudflare says so. To a server of one's own, behind a proxy, all
// may seem to come from one place, the server itself: then they have the room of a hundred.
export function placeOf(request: Request): string {
  const place = request.headers.get('cf-connecting-ip') ?? here;
  return /^(127\.|::1$|::ffff:127\.)/.test(place) ? here : place;
}
