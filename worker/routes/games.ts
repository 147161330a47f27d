import { idBytes } from '../../shared/api/secrets.ts';
import { randomText } from '../random.ts';
import { type App, on } from '../request.ts';

// A table and what is done at it. Each is a word to the room of that table.
export function games(app: App): void {
  on(app, 'POST /api/games', ({ body }, env) => {
    const id = randomText(idBytes);
    return env.ROOM.getByName(id).make(id, body);
  });
  on(app, 'GET /api/games/:id', ({ id, secret }, env) => env.ROOM.getByName(id).see(secret));
  on(app, 'POST /api/games/:id/join', ({ id, body, secret }, env) => env.ROOM.getByName(id).join(secret, body));
  on(app, 'POST /api/games/:id/answers', ({ id, body, secret }, env) => env.ROOM.getByName(id).answer(secret, body));
  on(app, 'POST /api/games/:id/undo', ({ id, body, secret }, env) => env.ROOM.getByName(id).undo(secret, body));
  on(app, 'GET /api/games/:id/log', ({ id, query, secret }, env) =>
    env.ROOM.getByName(id).log(secret, query.since, query.limit),
  );
  on(app, 'GET /api/games/:id/replay', ({ id, query, secret }, env) =>
    env.ROOM.getByName(id).replay(secret, query.seq),
  );
  on(app, 'GET /api/games/:id/record', ({ id, secret }, env) => env.ROOM.getByName(id).record(secret));
  on(app, 'GET /api/games/:id/live', async ({ id }, env, request) => {
    const reply = await env.ROOM.getByName(id).fetch(request);
    return new Response(reply.body, reply); // a copy, since the headers of what a room replies can't be added to
  });
}
