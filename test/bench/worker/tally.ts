import type { Counts, Tally } from '../measure.ts';

type Cursor = SqlStorageCursor<Record<string, SqlStorageValue>>;
type Kind = 'room' | 'desk';

// What the rooms, the desks and the database did since it was last asked. All of them share one isolate.
const nothing = () => ({ requests: 0, alarms: 0, busy: 0, bytes: 0, alarmsSet: 0, cursors: [] as Cursor[] });
let counted = { requests: 0, room: nothing(), desk: nothing(), database: { queries: 0, rows: 0, reads: 0 } };

export const countRequest = () => counted.requests++;

// Counts what the statements of an object read and write; an alarm that is set costs a row as well.
export function countStorage({ storage }: DurableObjectState, kind: Kind): void {
  const { sql } = storage;
  const exec = sql.exec.bind(sql);
  Object.defineProperty(sql, 'exec', {
    value: (query: string, ...given: SqlStorageValue[]) => {
      const cursor = exec(query, ...given);
      counted[kind].cursors.push(cursor);
      if (/^(insert|update)/i.test(query)) counted[kind].bytes += given.reduce<number>((sum, v) => sum + sizeOf(v), 0);
      return cursor;
    },
  });
  const setAlarm = storage.setAlarm.bind(storage);
  Object.defineProperty(storage, 'setAlarm', {
    value: (at: number) => {
      counted[kind].alarmsSet++;
      return setAlarm(at);
    },
  });
}

export async function countAlarm(kind: Kind, ring: () => Promise<void>): Promise<void> {
  counted[kind].alarms++;
  await timed(kind, ring());
}

// Objects whose calls are counted, and how long each keeps its object busy.
export function countCalls<Namespace extends object>(namespace: Namespace, kind: Kind): Namespace {
  return spied(namespace, (_, stub) => {
    if (typeof stub !== 'object' || stub === null) return stub;
    return spied(stub, (_name, reply) => {
      counted[kind].requests++;
      return reply instanceof Promise || isThenable(reply) ? timed(kind, reply) : reply;
    });
  });
}

// The database, with what its statements say of the rows they touched. A read that comes without is asked once more.
export function countDatabase(db: D1Database): D1Database {
  const note = ({ meta }: D1Result<unknown>) => {
    counted.database.queries++;
    counted.database.rows += meta.rows_written;
    counted.database.reads += meta.rows_read;
  };
  const watch = (statement: D1PreparedStatement, query: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...given: unknown[]) => watch(target.bind(...given), query);
        if (name === 'raw' && /^\s*select/i.test(query)) {
          return async () => {
            note(await target.all());
            return target.raw();
          };
        }
        if (name === 'raw' || name === 'all' || name === 'run') {
          return async () => {
            const result = await target.all<Record<string, unknown>>();
            note(result);
            return name === 'raw' ? result.results.map((row) => Object.values(row)) : result;
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => watch(target.prepare(query), query);
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          const results: D1Result<unknown>[] = [];
          for (const statement of statements) results.push(await statement.all());
          return results;
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

export function takeTally(): Tally {
  const { requests, room, desk, database } = counted;
  counted = { requests: 0, room: nothing(), desk: nothing(), database: { queries: 0, rows: 0, reads: 0 } };
  return { requests, room: countsOf(room), desk: countsOf(desk), database };
}

function countsOf({ cursors, alarmsSet, ...rest }: ReturnType<typeof nothing>): Counts {
  const rows = cursors.reduce((sum, cursor) => sum + cursor.rowsWritten, 0) + alarmsSet;
  return { ...rest, rows, reads: cursors.reduce((sum, cursor) => sum + cursor.rowsRead, 0) };
}

function spied<Target extends object>(target: Target, see: (name: string | symbol, made: unknown) => unknown): Target {
  return new Proxy(target, {
    get(own, name) {
      const value: unknown = Reflect.get(own, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => see(name, Reflect.apply(value, own, given));
    },
  });
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && 'then' in value;

async function timed<T>(kind: Kind, act: PromiseLike<T>): Promise<T> {
  const begun = Date.now();
  try {
    return await act;
  } finally {
    counted[kind].busy += Date.now() - begun;
  }
}

function sizeOf(value: SqlStorageValue): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length;
  if (value instanceof ArrayBuffer) return value.byteLength;
  return value === null ? 0 : 8;
}
