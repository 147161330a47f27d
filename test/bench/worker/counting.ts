import { app } from '../../../worker/app.ts';
import { Desk as PlainDesk } from '../../../worker/desk/desk.ts';
import type { Env } from '../../../worker/env.ts';
import { GameRoom as PlainRoom } from '../../../worker/room/room.ts';
import type { Laid } from '../laid.ts';
import { countAlarm, countCalls, countDatabase, countRequest, countStorage, takeTally } from './tally.ts';

// The Worker as it is, with everything counted that Cloudflare would put on the bill.
const counting = (env: Env): Env => ({
  ...env,
  ROOM: countCalls(env.ROOM, 'room'),
  DESK: countCalls(env.DESK, 'desk'),
  DB: countDatabase(env.DB),
});

export class GameRoom extends PlainRoom {
  constructor(ctx: DurableObjectState, env: Env) {
    countStorage(ctx, 'room');
    super(ctx, counting(env));
  }

  override alarm(): Promise<void> {
    return countAlarm('room', () => super.alarm());
  }
}

export class Desk extends PlainDesk {
  constructor(ctx: DurableObjectState, env: Env) {
    countStorage(ctx, 'desk');
    super(ctx, counting(env));
  }

  override alarm(): Promise<void> {
    return countAlarm('desk', () => super.alarm());
  }
}

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/bench/tally') return Response.json(takeTally());
    if (pathname === '/api/bench/desks') {
      for (const { user, cards, settings } of await request.json<Laid[]>()) {
        const desk = env.DESK.getByName(user.id);
        await desk.know(user);
        for (const card of cards) await desk.card(card);
        if (settings) await desk.change({ settings });
      }
      return Response.json({});
    }
    countRequest();
    return app.fetch(request, counting(env), ctx);
  },
};
