import { desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { enter } from '../account/enter.ts';
import { passkeysOf } from '../account/passkeys.ts';
import { changeUser, endUser, meFor, newUser } from '../account/people.ts';
import { allow, allowFrom } from '../account/rate.ts';
import { endOtherSessions, endSession, openSession, type Session, sessionOf } from '../account/session.ts';
import { confirmSignIn, linkMinutes, newSignIn } from '../account/signIn.ts';
import { sessions, type UserRow } from '../db/schema.ts';
import { deskOf, postLetter } from '../desk/address.ts';
import { type Env, publicUrl } from '../env.ts';
import { signInLetter } from '../notify/signIn.ts';
import { hashOf } from '../random.ts';
import { Refusing, said } from '../reply.ts';
import { type App, type Here, on } from '../request.ts';

// Each room of a page is asked for what it holds: no more than one request may ask, see worker/errands.ts.
const roomsOfPage = 30;

// Who somebody is: guests, sign-in by mail, sessions, one's profile, and leaving.
export function account(app: App): void {
  on(app, 'GET /api/me', async (_, _env, _request, here) =>
    said('GET /api/me', meFor((await sessionOf(here, Date.now()))?.user)),
  );

  on(app, 'POST /api/guests', async ({ body }, env, request, here) => {
    const now = Date.now();
    const already = await sessionOf(here, now);
    if (already) return said('POST /api/guests', meFor(already.user));
    await allowFrom(env, 'guest', request, now);
    const user = await newUser(env.DB, body, null, now);
    await openSession(here, user.id, now);
    return said('POST /api/guests', meFor(user));
  });

  on(app, 'POST /api/sign-ins', async ({ body: { address, language } }, env, request, here) => {
    const now = Date.now();
    await allowFrom(env, 'signInByPlace', request, now);
    await allow(env.DB, 'signInByAddress', hashOf(address), now);
    const guest = (await sessionOf(here, now))?.user;
    const secret = await newSignIn(env.DB, address, guest && guest.address === null ? guest.id : null, now);
    // The secret stands behind the #, so that no server on the way and no log gets to see it.
    const link = `${publicUrl(env, request)}/sign-in#${secret}`;
    await postLetter(env, address, `sign-in-${hashOf(secret).slice(0, 24)}`, signInLetter(language, link, linkMinutes));
    return said('POST /api/sign-ins', { minutes: linkMinutes });
  });

  on(app, 'POST /api/sign-ins/confirm', async ({ body: { secret } }, env, request, here) => {
    const now = Date.now();
    await allowFrom(env, 'signInByPlace', request, now);
    const before = await sessionOf(here, now);
    const entering = await confirmSignIn(env.DB, secret, before?.user.id, now);
    await enter(here, entering, before, now);
    return said('POST /api/sign-ins/confirm', meFor(entering.user));
  });

  on(app, 'POST /api/sign-out', async (_, _env, _request, here) => {
    await endSession(here, await signedIn(here));
    return said('POST /api/sign-out', { done: true });
  });

  on(app, 'GET /api/sessions', async (_, env, _request, here) =>
    said('GET /api/sessions', await sessionsOf(env, await signedIn(here))),
  );

  on(app, 'POST /api/sessions/end', async ({ body: { id } }, env, _request, here) => {
    const session = await signedIn(here);
    await endOtherSessions(here, session, id);
    await (await knownDesk(env, session.user)).changeLocks();
    return said('POST /api/sessions/end', await sessionsOf(env, session));
  });

  on(app, 'POST /api/me', async ({ body }, env, request, here) => {
    const { user } = await signedIn(here);
    await changeUser(env.DB, user.id, body);
    const changed = { ...user, ...body };
    await deskOf(env, user.id).know({ ...changed, site: publicUrl(env, request) });
    return said('POST /api/me', meFor(changed));
  });

  on(app, 'GET /api/me/export', async (_, env, request, here) => {
    const session = await signedIn(here);
    const { user } = session;
    const { sessions } = await sessionsOf(env, session);
    const passkeys = await passkeysOf(env.DB, user.id);
    const desk = JSON.parse(await deskOf(env, user.id).export());
    const written = `${publicUrl(env, request)}/api/me/written`;
    return said('GET /api/me/export', JSON.parse(JSON.stringify({ user, sessions, passkeys, desk, written })));
  });

  on(app, 'GET /api/me/written', async ({ query: { after = '' } }, env, request, here) => {
    const { user } = await signedIn(here);
    const ids = await deskOf(env, user.id).roomsAfter(after, roomsOfPage + 1);
    const asked = ids.slice(0, roomsOfPage);
    const kept = await Promise.all(asked.map((id) => env.ROOM.getByName(id).writtenBy(user.id)));
    const recordOf = (id: string) => `${publicUrl(env, request)}/api/games/${id}/record`;
    return said('GET /api/me/written', {
      tables: kept.flatMap((one) => (one ? [{ ...one, record: recordOf(one.id) }] : [])),
      next: ids.length > roomsOfPage ? (asked.at(-1) ?? null) : null,
    });
  });

  on(app, 'POST /api/me/leave', async ({ body: { name } }, env, _request, here) => {
    const session = await signedIn(here);
    if (name !== session.user.name) {
      throw new Refusing('malformed', 'To delete your account, type your own name as it is shown.', 'body.name');
    }
    await (await knownDesk(env, session.user)).close();
    await endUser(env.DB, session.user.id, Date.now());
    await endSession(here, session);
    return said('POST /api/me/leave', { done: true });
  });
}

// The desk of somebody who may never have looked at their games: then it has their cards and does not know them yet.
async function knownDesk(env: Env, user: UserRow) {
  const desk = deskOf(env, user.id);
  await desk.know(user);
  return desk;
}

export async function signedIn(here: Here): Promise<Session> {
  const session = await sessionOf(here, Date.now());
  if (!session) throw notSignedIn();
  return session;
}

export const notSignedIn = () => new Refusing('not-signed-in', 'Sign in first, or play as a guest.');

async function sessionsOf(env: Env, { user, session }: Session) {
  const rows = await drizzle(env.DB)
    .select()
    .from(sessions)
    .where(eq(sessions.user, user.id))
    .orderBy(desc(sessions.seenAt));
  return {
    sessions: rows.map(({ id, device, madeAt, seenAt, hash }) => ({
      id,
      device,
      madeAt,
      seenAt,
      isThis: hash === session.hash,
    })),
  };
}
