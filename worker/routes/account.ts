import { desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { enter } from '../account/enter.ts';
import { passkeysOf } from '../account/passkeys.ts';
import { changeUser, endUser, meFor, newUser } from '../account/people.ts';
import { allow, allowFrom } from '../account/rate.ts';
import { endOtherSessions, endSession, openSession, type Session, sessionOf } from '../account/session.ts';
import { confirmSignIn, linkMinutes, newSignIn } from '../account/signIn.ts';
import { sessions } from '../db/schema.ts';
import { deskOf, postLetter } from '../desk/address.ts';
import { type Env, publicUrl } from '../env.ts';
import { signInLetter } from '../notify/signIn.ts';
import { hashOf } from '../random.ts';
import { Refusing, said } from '../reply.ts';
import { type App, type Here, on } from '../request.ts';

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
    await deskOf(env, session.user.id).changeLocks(session.user.id);
    return said('POST /api/sessions/end', await sessionsOf(env, session));
  });

  on(app, 'POST /api/me', async ({ body }, env, request, here) => {
    const { user } = await signedIn(here);
    await changeUser(env.DB, user.id, body);
    const changed = { ...user, ...body };
    await deskOf(env, user.id).know({ ...changed, site: publicUrl(env, request) });
    return said('POST /api/me', meFor(changed));
  });

  on(app, 'GET /api/me/export', async (_, env, _request, here) => {
    const session = await signedIn(here);
    const { user } = session;
    const { sessions } = await sessionsOf(env, session);
    const passkeys = await passkeysOf(env.DB, user.id);
    const desk: { tables: { id: string }[] } = JSON.parse(await deskOf(env, user.id).export());
    const written = await Promise.all(desk.tables.map(({ id }) => env.ROOM.getByName(id).writtenBy(user.id)));
    return said('GET /api/me/export', JSON.parse(JSON.stringify({ user, sessions, passkeys, desk, written })));
  });

  on(app, 'POST /api/me/leave', async ({ body: { name } }, env, _request, here) => {
    const session = await signedIn(here);
    if (name !== session.user.name) {
      throw new Refusing('malformed', 'To delete your account, type your own name as it is shown.', 'body.name');
    }
    await deskOf(env, session.user.id).close();
    await endUser(env.DB, session.user.id, Date.now());
    await endSession(here, session);
    return said('POST /api/me/leave', { done: true });
  });
}

export async function signedIn(here: Here): Promise<Session> {
  const session = await sessionOf(here, Date.now());
  if (!session) throw new Refusing('not-signed-in', 'Sign in first, or play as a guest.');
  return session;
}

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
