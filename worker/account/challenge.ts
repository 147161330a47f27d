import { and, eq, gt, lt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { secretBytes } from '../../shared/api/secrets.ts';
import { challenges } from '../db/schema.ts';
import { hashOf, randomText } from '../random.ts';
import { Refusing } from '../reply.ts';

export const challengeMinutes = 5;

// What a challenge is for: whoever gets hold of one can't use it for anything else, or for anyone else's account.
export const toSignIn = 'sign-in';
export const toAdd = (user: string): string => `add to ${user}`;

// Random text for a passkey to sign. Its letters are letters of base64url too, so it goes to browsers as it is.
export async function newChallenge(db: D1Database, purpose: string, now: number): Promise<string> {
  const challenge = randomText(secretBytes);
  const base = drizzle(db);
  await base.batch([
    base.delete(challenges).where(lt(challenges.expiresAt, now)),
    base.insert(challenges).values({ hash: hashOf(challenge), purpose, expiresAt: now + challengeMinutes * 60_000 }),
  ]);
  return challenge;
}

// Each works once, whatever comes of it: the row is gone before anything else is looked at.
export async function takeChallenge(db: D1Database, challenge: string, purpose: string, now: number): Promise<void> {
  const [used] = await drizzle(db)
    .delete(challenges)
    .where(and(eq(challenges.hash, hashOf(challenge)), eq(challenges.purpose, purpose), gt(challenges.expiresAt, now)))
    .returning();
  if (!used) {
    throw new Refusing('expired', `This was asked more than ${challengeMinutes} minutes ago, or is used. Try again.`);
  }
}
