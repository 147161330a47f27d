import { idBytes } from '../../shared/api/secrets.ts';
import { randomText } from '../random.ts';
import { type App, on, userOf } from '../request.ts';
import { userHeader } from '../room/sockets.ts';

// A table and what is done at it. Each is a word to the room of that table.
export function games(app: App): void {
  on(app, 'POST /api/games', async ({ body }, env, _request, here) => {
    const id = randomText(idBytes);
    return env.ROOM.getByName(id).make(id, body, await userOf(here));
  });
  on(app, 'GET /api/games/:id', ({ id, caller }, env) => env.ROOM.getByName(id).see(caller));
  on(app, 'POST /api/games/:id/join', ({ id, body, caller }, env) => env.ROOM.getByName(id).join(caller, body));
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
