import { userById } from '../account/people.ts';
import { failuresLately } from '../db/failures.ts';
import { allTables, forgetTable, tablesOf } from '../db/tables.ts';
import { deskOf } from '../desk/address.ts';
import { Refusing, said } from '../reply.ts';
import { type App, on } from '../request.ts';

// For whoever runs this server. The routes are there for them alone, see `who` in shared/api/routes.ts.
export function operator(app: App): void {
  on(app, 'GET /api/operator/tables', async ({ query }, env) =>
    said('GET /api/operator/tables', await allTables(env.DB, query)),
  );
  on(app, 'GET /api/operator/failures', async ({ query }, env) =>
    said('GET /api/operator/failures', await failuresLately(env.DB, query.cursor)),
  );
  on(app, 'GET /api/operator/games/:id/record', ({ id }, env) => env.ROOM.getByName(id).export());
  on(app, 'POST /api/operator/games', ({ body }, env) => env.ROOM.getByName(body.id).import(body));

  on(app, 'POST /api/operator/games/:id/rebuild', async ({ id }, env) => {
    const room = env.ROOM.getByName(id);
    if (!(await room.exists())) throw new Refusing('no-such-table', 'There is no table with this id.');
    await forgetTable(env.DB, id);
    await room.retell();
    return said('POST /api/operator/games/:id/rebuild', { tables: 1 });
  });

  on(app, 'POST /api/operator/players/:player/rebuild', async ({ player }, env) => {
    const user = await userById(env.DB, player);
    if (!user || user.endedAt !== null) throw new Refusing('no-such-player', 'There is no player with this id.');
    const desk = deskOf(env, player);
    await desk.know(user);
    const tables = await tablesOf(env.DB, player);
    await desk.rebuild(tables);
    return said('POST /api/operator/players/:player/rebuild', { tables: tables.length });
  });
}
