import { app } from '../../../worker/app.ts';
import type { Env } from '../../../worker/env.ts';
import { GameRoom as Room } from '../../../worker/room/room.ts';
import type { Counts } from '../measure.ts';

export { Desk } from '../../../worker/desk/desk.ts';

// The Worker as it is, with a room that counts what its statements read and write, alarms included.
export class GameRoom extends Room {
  readonly #cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
  #bytes = 0;
  #alarms = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    const { sql } = ctx.storage;
    const exec = sql.exec.bind(sql);
    const setAlarm = ctx.storage.setAlarm.bind(ctx.storage);
    const note: ((
      query: string,
      given: SqlStorageValue[],
      cursor: SqlStorageCursor<Record<string, SqlStorageValue>>,
    ) => void)[] = [];
    Object.defineProperty(sql, 'exec', {
      value: (query: string, ...given: SqlStorageValue[]) => {
        const cursor = exec(query, ...given);
        for (const one of note) one(query, given, cursor);
        return cursor;
      },
    });
    const rung: (() => void)[] = [];
    Object.defineProperty(ctx.storage, 'setAlarm', {
      value: (at: number) => {
        for (const one of rung) one();
        return setAlarm(at);
      },
    });
    super(ctx, env);
    note.push((query, given, cursor) => {
      this.#cursors.push(cursor);
      if (/^(insert|update)/i.test(query)) this.#bytes += given.reduce<number>((sum, value) => sum + sizeOf(value), 0);
    });
    rung.push(() => this.#alarms++);
  }

  counts(): Counts {
    const rows = this.#cursors.reduce((sum, cursor) => sum + cursor.rowsWritten, 0) + this.#alarms;
    const reads = this.#cursors.reduce((sum, cursor) => sum + cursor.rowsRead, 0);
    const counted = { rows, bytes: this.#bytes, reads };
    this.#cursors.length = 0;
    [this.#bytes, this.#alarms] = [0, 0];
    return counted;
  }
}

function sizeOf(value: SqlStorageValue): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length;
  if (value instanceof ArrayBuffer) return value.byteLength;
  return value === null ? 0 : 8;
}

type CountingEnv = Omit<Env, 'ROOM'> & { ROOM: DurableObjectNamespace<GameRoom> };

export default {
  async fetch(request: Request, env: CountingEnv, ctx: ExecutionContext): Promise<Response> {
    const id = /^\/api\/bench\/([a-z2-7]+)$/.exec(new URL(request.url).pathname)?.[1];
    return id === undefined ? app.fetch(request, env, ctx) : Response.json(await env.ROOM.getByName(id).counts());
  },
};
