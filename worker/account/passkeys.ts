import { and, count, desc, eq, exists, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { NewPasskey, PasskeyAsked, PasskeyProof, PasskeyWanted } from '../../shared/api/passkeys.ts';
import { type PasskeyRow, passkeys, type UserRow, users } from '../db/schema.ts';
import { Refusing } from '../reply.ts';
import { challengeMinutes, newChallenge, takeChallenge, toAdd, toSignIn } from './challenge.ts';
import { keeperOf } from './keepers.ts';
import { algorithms, challengeIn, madePasskey, notProven, provenUse, type Site } from './webauthn.ts';

// Passkeys of people: any player may have some, a guest too, who then can come back without giving an address.
const most = 20;
const timeout = challengeMinutes * 60_000;

export function passkeysOf(db: D1Database, user: string): Promise<PasskeyRow[]> {
  return drizzle(db).select().from(passkeys).where(eq(passkeys.user, user)).orderBy(desc(passkeys.madeAt));
}

export async function wantPasskey(db: D1Database, site: Site, user: UserRow, now: number): Promise<PasskeyWanted> {
  const known = await passkeysOf(db, user.id);
  return {
    at: site.origin,
    publicKey: {
      challenge: await newChallenge(db, toAdd(user.id), now),
      rp: { id: site.id, name: 'Ostracon' },
      // An id's letters are letters of base64url too, so it comes back as it is.
      user: { id: user.id, name: user.address ?? user.name, displayName: user.name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(({ id }) => ({ type: 'public-key', id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout,
    },
  };
}

export async function addPasskey(
  db: D1Database,
  site: Site,
  user: string,
  sent: NewPasskey,
  device: string,
  now: number,
): Promise<PasskeyRow> {
  const challenge = challengeIn(sent.clientDataJSON);
  await takeChallenge(db, challenge, toAdd(user), now);
  const { aaguid, ...made } = await madePasskey(site, challenge, sent);
  const base = drizzle(db);
  const [had] = await base.select({ n: count() }).from(passkeys).where(eq(passkeys.user, user));
  if (had && had.n >= most) throw new Refusing('not-now', `You have ${most} passkeys. Remove one first.`);
  const row = { ...made, user, name: null, keeper: keeperOf(aaguid), device, madeAt: now, usedAt: null };
  const [added] = await base.insert(passkeys).values(row).onConflictDoNothing().returning();
  if (!added) throw new Refusing('not-now', 'This passkey is known here already.');
  return added;
}

export async function renamePasskey(db: D1Database, user: string, id: string, name: string): Promise<void> {
  const set = { name: name === '' ? null : name };
  const renamed = await drizzle(db).update(passkeys).set(set).where(mine(user, id)).returning();
  if (renamed.length === 0) throw noSuchPasskey();
}

// Who has no address gets in by their passkeys only: the last of them goes only if they know. All in one statement, so that
// two browsers that remove one each do not leave them without.
export async function removePasskey(db: D1Database, user: string, id: string, isMeant: boolean): Promise<void> {
  const base = drizzle(db);
  const others = base
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.user, user), ne(passkeys.id, id)));
  const address = base
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user), isNotNull(users.address)));
  const wayIn = isMeant ? undefined : or(exists(others), exists(address));
  const removed = await base
    .delete(passkeys)
    .where(and(mine(user, id), wayIn))
    .returning();
  if (removed.length > 0) return;
  const [kept] = await base.select({ id: passkeys.id }).from(passkeys).where(mine(user, id));
  if (!kept) throw noSuchPasskey();
  throw new Refusing('last-way-in', 'It is your only way back in. Give an address first, or say that you mean it.');
}

const mine = (user: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.user, user));
const noSuchPasskey = () => new Refusing('no-such-passkey', 'You have no such passkey.', 'body.id');

// Nobody is named here: the device offers what it has for this site.
export async function askPasskey(db: D1Database, site: Site, now: number): Promise<PasskeyAsked> {
  const challenge = await newChallenge(db, toSignIn, now);
  return { at: site.origin, publicKey: { challenge, rpId: site.id, userVerification: 'required', timeout } };
}

export async function userByPasskey(db: D1Database, site: Site, proof: PasskeyProof, now: number): Promise<UserRow> {
  const challenge = challengeIn(proof.clientDataJSON);
  await takeChallenge(db, challenge, toSignIn, now);
  const base = drizzle(db);
  const [found] = await base
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.user), isNull(users.endedAt)))
    .where(eq(passkeys.id, proof.id));
  if (!found) throw new Refusing('no-such-passkey', 'This passkey is not known here, or is removed.', 'body.id');
  const { passkey, user } = found;
  if (proof.userHandle !== user.id) throw notProven('it is somebody else’s');
  const counter = await provenUse(site, challenge, proof, passkey);
  // Of two uses at the same time with the same counter, one is a copy's.
  const used = await base
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning();
  if (used.length === 0) throw notProven('it is used or removed at this very moment');
  return user;
}
