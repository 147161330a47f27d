import { idBytes } from '../../shared/api/secrets.ts';
import { allow, allowFrom } from '../account/rate.ts';
import { sessionOf } from '../account/session.ts';
import { type Env, publicUrl } from '../env.ts';
import { hashOf, randomText } from '../random.ts';
import { type App, on, userOf } from '../request.ts';
import { userHeader } from '../room/sockets.ts';

// A table and what is done at it. Each is a word to the room of that table.
export function games(app: App): void {
  on(app, 'POST /api/games', async ({ body }, env, request, here) => {
    const id = randomText(idBytes);
    const user = await userOf(here);
    await allowed(env, 'table', user, request);
    return env.ROOM.getByName(id).make(id, body, user);
  });
  on(app, 'GET /api/games/:id', ({ id, caller }, env) => env.ROOM.getByName(id).see(caller));
  on(app, 'POST /api/games/:id/join', ({ id, body, caller }, env) => env.ROOM.getByName(id).join(caller, body));
  on(app, 'POST /api/games/:id/sit', async ({ id, body }, env, _request, here) =>
    env.ROOM.getByName(id).sit(await userOf(here), body),
  );
  on(app, 'POST /api/games/:id/invite', async ({ id, body, caller }, env, request) => {
    if (body.address !== undefined) {
      await allowed(env, 'letter', caller.user, request);
      await allow(env.DB, 'letterByAddress', hashOf(body.address), Date.now());
    }
    return env.ROOM.getByName(id).invite(caller, body, publicUrl(env, request));
  });
  on(app, 'POST /api/games/:id/leave', ({ id, caller }, env) => env.ROOM.getByName(id).leave(caller));
  on(app, 'POST /api/games/:id/remove', ({ id, body, caller }, env) =>
    env.ROOM.getByName(id).remove(caller, body.seat),
  );
  on(app, 'POST /api/games/:id/fill', ({ id, body, caller }, env) => env.ROOM.getByName(id).fill(caller, body));
  on(app, 'POST /api/games/:id/rematch', async ({ id, body, caller }, env, request) => {
    await allowed(env, 'table', caller.user, request);
    return env.ROOM.getByName(id).rematch(caller, body.me);
  });
  on(app, 'POST /api/games/:id/hand-over', ({ id, caller }, env) => env.ROOM.getByName(id).handOver(caller));
  on(app, 'POST /api/games/:id/take-over', ({ id, body, caller }, env) =>
    env.ROOM.getByName(id).takeOver(caller, body),
  );
  on(app, 'GET /api/games/:id/chat', ({ id, query, caller }, env) => env.ROOM.getByName(id).chat(caller, query.since));
  on(app, 'POST /api/games/:id/chat', async ({ id, body, caller }, env, _request, here) => {
    const name = (await sessionOf(here, Date.now()))?.user.name;
    return env.ROOM.getByName(id).say(caller, name, body.text);
  });
  on(app, 'POST /api/games/:id/chat/read', ({ id, body, caller }, env) =>
    env.ROOM.getByName(id).markRead(caller, body.upTo),
  );
  on(app, 'GET /api/games/:id/notes', ({ id, caller }, env) => env.ROOM.getByName(id).notes(caller));
  on(app, 'POST /api/games/:id/notes', ({ id, body, caller }, env) =>
    env.ROOM.getByName(id).keepNotes(caller, body.text),
  );
  on(app, 'POST /api/games/:id/answers', ({ id, body, caller }, env) => env.ROOM.getByName(id).answer(caller, body));
  on(app, 'POST /api/games/:id/undo', ({ id, body, caller }, env) => env.ROOM.getByName(id).undo(caller, body));
  on(app, 'POST /api/games/:id/back', ({ id, caller }, env) => env.ROOM.getByName(id).back(caller));
  on(app, 'POST /api/games/:id/resign', ({ id, caller }, env) => env.ROOM.getByName(id).resign(caller));
  on(app, 'POST /api/games/:id/votes', ({ id, body, caller }, env) => env.ROOM.getByName(id).vote(caller, body));
  on(app, 'GET /api/games/:id/log', ({ id, query, caller }, env) =>
    env.ROOM.getByName(id).log(caller, query.since, query.limit),
  );
  on(app, 'GET /api/games/:id/replay', ({ id, query, caller }, env) =>
    env.ROOM.getByName(id).replay(caller, query.seq),
  );
  on(app, 'GET /api/games/:id/record', ({ id, caller }, env) => env.ROOM.getByName(id).record(caller));
  on(app, 'GET /api/games/:id/live', async ({ id }, env, request, here) => {
    const said = new Request(request);
    said.headers.delete(userHeader);
    const user = await userOf(here);
    if (user !== undefined) said.headers.set(userHeader, user);
    const reply = await env.ROOM.getByName(id).fetch(said);
    return new Response(reply.body, reply); // a copy, since the headers of what a room replies can't be added to
  });
}

// So much from one person, or from one place if nobody knows who it is.
function allowed(env: Env, what: 'table' | 'letter', user: string | undefined, request: Request): Promise<void> {
  const now = Date.now();
  return user === undefined ? allowFrom(env, what, request, now) : allow(env.DB, what, user, now);
}
