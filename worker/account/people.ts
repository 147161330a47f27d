import { eq, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { Guest, Me, ProfileChange } from '../../shared/api/account.ts';
import { failures, mail, passkeys, sessions, signIns, type UserRow, users } from '../db/schema.ts';
import { randomText } from '../random.ts';
import { forget } from './session.ts';

export async function newUser(db: D1Database, guest: Guest, address: string | null, now: number): Promise<UserRow> {
  const user: UserRow = { ...guest, id: randomText(15), address, madeAt: now, endedAt: null };
  await drizzle(db).insert(users).values(user);
  return user;
}

export async function userById(db: D1Database, id: string): Promise<UserRow | undefined> {
  const [user] = await drizzle(db).select().from(users).where(eq(users.id, id));
  return user;
}

export async function userByAddress(db: D1Database, address: string): Promise<UserRow | undefined> {
  const [user] = await drizzle(db).select().from(users).where(eq(users.address, address));
  return user;
}

export async function changeUser(
  db: D1Database,
  id: string,
  change: Partial<ProfileChange> & { address?: string },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await drizzle(db).update(users).set(change).where(eq(users.id, id));
  forget(id);
}

// Nothing of the person is kept. The row stays, nameless, so that their seats are 'a former player''s.
export async function endUser(db: D1Database, id: string, now: number): Promise<void> {
  const base = drizzle(db);
  const own = base.select({ address: users.address }).from(users).where(eq(users.id, id));
  await base.batch([
    // First, while the address is known. Where mail leaves the server there is none.
    base.delete(mail).where(inArray(mail.recipient, own)),
    base.delete(signIns).where(inArray(signIns.address, own)),
    base
      .update(users)
      .set({ name: '', address: null, zone: 'UTC', language: 'en', endedAt: now })
      .where(eq(users.id, id)),
    base.delete(sessions).where(eq(sessions.user, id)),
    base.delete(passkeys).where(eq(passkeys.user, id)),
    base.delete(failures).where(eq(failures.desk, id)), // why a mail was refused may name its address
  ]);
  forget(id);
}

export function meFor(user: UserRow | undefined): Me {
  if (!user) return { user: null };
  const { id, name, address, zone, language } = user;
  return { user: { id, name, address, zone, language } };
}
