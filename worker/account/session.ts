import { and, eq, gt, ne } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { secretBytes } from '../../shared/api/secrets.ts';
import { type SessionRow, sessions, type UserRow, users } from '../db/schema.ts';
import type { Env } from '../env.ts';
import { hashOf, randomText } from '../random.ts';

export const cookie = 'ostracon-session';
const day = 86_400_000;
const lifetime = 180 * day; // from the last day it was used

export type Session = { session: SessionRow; user: UserRow };
type Here = Context<{ Bindings: Env }>;

// A look-up is good for half a minute, so that a player's moves do not ask the database each time.
// A session that is ended elsewhere is worth nothing that much later.
const trusted = 30_000;
const known = new Map<string, { found: Session; until: number }>();

export async function sessionOf(c: Here, now: number): Promise<Session | undefined> {
  const secret = getCookie(c, cookie);
  if (secret === undefined) return undefined;
  const hash = hashOf(secret);
  const remembered = known.get(hash);
  if (remembered && remembered.until > now && remembered.found.session.expiresAt > now) return remembered.found;
  known.delete(hash);
  const db = drizzle(c.env.DB);
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user))
    .where(and(eq(sessions.hash, hash), gt(sessions.expiresAt, now)));
  if (!found) return undefined;
  if (now - found.session.seenAt > day) {
    await db
      .update(sessions)
      .set({ seenAt: now, expiresAt: now + lifetime })
      .where(eq(sessions.hash, hash));
    write(c, secret);
  }
  if (known.size > 10_000) known.clear();
  known.set(hash, { found, until: now + trusted });
  return found;
}

// What was known of somebody's sessions is no longer true.
export function forget(user: string): void {
  for (const [hash, { found }] of known) if (found.user.id === user) known.delete(hash);
}

export async function openSession(c: Here, user: string, now: number): Promise<void> {
  const secret = randomText(secretBytes);
  await drizzle(c.env.DB)
    .insert(sessions)
    .values({
      hash: hashOf(secret),
      id: randomText(10),
      user,
      device: deviceOf(c.req.header('user-agent')),
      madeAt: now,
      seenAt: now,
      expiresAt: now + lifetime,
    });
  write(c, secret);
}

export async function endSession(c: Here, session: Session): Promise<void> {
  await dropSession(c.env.DB, session);
  deleteCookie(c, cookie, { path: '/' });
}

// The browser gets another one's cookie in its place.
export async function dropSession(db: D1Database, { session, user }: Session): Promise<void> {
  await drizzle(db).delete(sessions).where(eq(sessions.hash, session.hash));
  forget(user.id);
}

export async function endOtherSessions(c: Here, { session, user }: Session, id?: string): Promise<void> {
  const others = and(eq(sessions.user, user.id), ne(sessions.hash, session.hash));
  await drizzle(c.env.DB)
    .delete(sessions)
    .where(id === undefined ? others : and(others, eq(sessions.id, id)));
  forget(user.id);
}

function write(c: Here, secret: string): void {
  const isSecure = (c.env.PUBLIC_URL ?? c.req.url).startsWith('https:'); // behind a proxy, the host says so
  setCookie(c, cookie, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: lifetime / 1000,
  });
}

// Enough to know one's own devices by: 'Firefox on Android'.
export function deviceOf(agent = ''): string {
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? 'A browser';
  const system = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/.exec(agent)?.[0] ?? 'an unknown system';
  return `${browser.replace('Edg', 'Edge').replace('OPR', 'Opera')} on ${system}`;
}
