import { enter } from '../account/enter.ts';
import {
  addPasskey,
  askPasskey,
  passkeysOf,
  removePasskey,
  renamePasskey,
  userByPasskey,
  wantPasskey,
} from '../account/passkeys.ts';
import { meFor, userById } from '../account/people.ts';
import { allow, allowFrom } from '../account/rate.ts';
import { deviceOf, sessionOf } from '../account/session.ts';
import { siteOf } from '../account/webauthn.ts';
import { postLetter } from '../desk/address.ts';
import { type Env, publicUrl } from '../env.ts';
import { newPasskeyLetter } from '../notify/newPasskey.ts';
import { hashOf } from '../random.ts';
import { said } from '../reply.ts';
import { type App, on } from '../request.ts';
import { signedIn } from './account.ts';

// Passkeys: a second way in.
export function passkeys(app: App): void {
  on(app, 'GET /api/passkeys', async (_, env, request, here) =>
    said('GET /api/passkeys', await listed(env, request, (await signedIn(here)).user.id)),
  );

  on(app, 'POST /api/passkeys/challenge', async (_, env, request, here) => {
    const now = Date.now();
    const { user } = await signedIn(here);
    await allow(env.DB, 'passkey', user.id, now);
    return said('POST /api/passkeys/challenge', await wantPasskey(env.DB, siteOf(env, request), user, now));
  });

  on(app, 'POST /api/passkeys', async ({ body }, env, request, here) => {
    const { user } = await signedIn(here);
    const device = deviceOf(here.req.header('user-agent'));
    const { id, keeper } = await addPasskey(env.DB, siteOf(env, request), user.id, body, device, Date.now());
    if (user.address !== null) {
      const called = keeper === null ? device : `${keeper}, ${device}`;
      const letter = newPasskeyLetter(user.language, called, `${publicUrl(env, request)}/me`);
      await postLetter(env, user.address, `passkey-${hashOf(id).slice(0, 24)}`, letter);
    }
    return said('POST /api/passkeys', await listed(env, request, user.id));
  });

  on(app, 'POST /api/passkeys/rename', async ({ body: { id, name } }, env, request, here) => {
    const { user } = await signedIn(here);
    await renamePasskey(env.DB, user.id, id, name);
    return said('POST /api/passkeys/rename', await listed(env, request, user.id));
  });

  on(app, 'POST /api/passkeys/remove', async ({ body: { id, lastWayIn = false } }, env, request, here) => {
    const { user } = await signedIn(here);
    await removePasskey(env.DB, user.id, id, lastWayIn);
    return said('POST /api/passkeys/remove', await listed(env, request, user.id));
  });

  on(app, 'POST /api/sign-ins/passkey/challenge', async (_, env, request) => {
    const now = Date.now();
    await allowFrom(env, 'challengeByPlace', request, now);
    return said('POST /api/sign-ins/passkey/challenge', await askPasskey(env.DB, siteOf(env, request), now));
  });

  on(app, 'POST /api/sign-ins/passkey', async ({ body }, env, request, here) => {
    const now = Date.now();
    await allowFrom(env, 'signInByPlace', request, now);
    const user = await userByPasskey(env.DB, siteOf(env, request), body, now);
    const before = await sessionOf(here, now);
    // Looked up anew: a session may be remembered from before its guest had an address.
    const guest = before && before.user.id !== user.id ? await userById(env.DB, before.user.id) : undefined;
    const was = guest && guest.address === null && guest.endedAt === null ? guest : null;
    await enter(here, { user, was }, before, now);
    return said('POST /api/sign-ins/passkey', meFor(user));
  });
}

async function listed(env: Env, request: Request, user: string) {
  const rows = await passkeysOf(env.DB, user);
  const passkeys = rows.map(({ id, name, keeper, device, madeAt, usedAt }) => {
    return { id, name, keeper, device, madeAt, usedAt };
  });
  return { at: siteOf(env, request).origin, passkeys };
}
