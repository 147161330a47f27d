import { userById } from '../account/people.ts';
import { lobby as lobbyIn, recordOf } from '../db/tables.ts';
import { Refusing, said } from '../reply.ts';
import { type App, on } from '../request.ts';

// What everyone may see without a table's link.
export function lobby(app: App): void {
  on(app, 'GET /api/lobby', async ({ query }, env) => said('GET /api/lobby', await lobbyIn(env.DB, query)));

  on(app, 'GET /api/players/:player', async ({ player }, env) => {
    const user = await userById(env.DB, player);
    if (!user) throw new Refusing('no-such-player', 'There is no player with this id.', 'player');
    const name = user.endedAt === null ? user.name : null;
    return said('GET /api/players/:player', { id: user.id, name, ...(await recordOf(env.DB, player)) });
  });
}
