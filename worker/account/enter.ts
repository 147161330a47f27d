import { deskOf } from '../desk/address.ts';
import { publicUrl } from '../env.ts';
import type { Here } from '../request.ts';
import { endUser } from './people.ts';
import { dropSession, openSession, type Session } from './session.ts';
import type { SignedIn } from './signIn.ts';

// Whoever has shown who they are comes in. A guest they were in this browser brings the seats along, and is no more.
export async function enter(
  here: Here,
  { user, was }: SignedIn,
  before: Session | undefined,
  now: number,
): Promise<void> {
  const { env } = here;
  // First what must not get lost: should any of it fail, the guest is still here and tries again.
  await deskOf(env, user.id).know({ ...user, site: publicUrl(env, here.req.raw) });
  if (was !== null) {
    const desk = deskOf(env, was.id);
    await desk.know(was); // a guest who never looked at their games has a desk that does not know them yet
    await desk.handOver(user.id);
    await endUser(env.DB, was.id, now);
  } else if (before) await dropSession(env.DB, before);
  await openSession(here, user.id, now);
}
