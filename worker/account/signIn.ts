import { and, eq, gt, lt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { secretBytes } from '../../shared/api/secrets.ts';
import { signIns, type UserRow } from '../db/schema.ts';
import { hashOf, randomText } from '../random.ts';
import { Refusing } from '../reply.ts';
import { changeUser, newUser, userByAddress, userById } from './people.ts';

export const linkMinutes = 15;

// A link's secret goes out by mail; only its hash is kept. Whether the address is known makes no difference here.
export async function newSignIn(db: D1Database, address: string, guest: string | null, now: number): Promise<string> {
  const secret = randomText(secretBytes);
  const base = drizzle(db);
  await base.batch([
    base.delete(signIns).where(lt(signIns.expiresAt, now)),
    base.insert(signIns).values({ hash: hashOf(secret), address, guest, expiresAt: now + linkMinutes * 60_000 }),
  ]);
  return secret;
}

export type SignedIn = { user: UserRow; was: UserRow | null }; // was: the guest whose seats now belong to the user

// Each link works once: the row is gone with the first use. A guest's seats and settings go along only if the link is
// confirmed in the guest's own browser: else whoever asks for a link to somebody's address would share their account.
export async function confirmSignIn(
  db: D1Database,
  secret: string,
  browser: string | undefined,
  now: number,
): Promise<SignedIn> {
  const [used] = await drizzle(db)
    .delete(signIns)
    .where(and(eq(signIns.hash, hashOf(secret)), gt(signIns.expiresAt, now)))
    .returning();
  if (!used)
    throw new Refusing(
      'expired',
      `This link has been used or is older than ${linkMinutes} minutes. Ask for a new one.`,
    );
  const guest = used.guest === null || used.guest !== browser ? undefined : await userById(db, used.guest);
  const known = await userByAddress(db, used.address);
  const isGuest = guest && guest.address === null && guest.endedAt === null;
  if (known) return { user: known, was: isGuest ? guest : null };
  if (isGuest) {
    await changeUser(db, guest.id, { address: used.address });
    return { user: { ...guest, address: used.address }, was: null };
  }
  const name = used.address.slice(0, used.address.indexOf('@')).slice(0, 40);
  return { user: await newUser(db, { name, zone: 'UTC', language: 'en' }, used.address, now), was: null };
}
