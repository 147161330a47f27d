import type { RoomExport } from '../../shared/api/operator.ts';
import { commitment, RulesError, verify } from '../../shared/engine/index.ts';
import { isMade, migrate } from '../migrate.ts';
import { isRefusal, Refusing } from '../reply.ts';
import { recentState } from './replay.ts';
import { migrations, type Store } from './store.ts';

type Tables = RoomExport['tables'];
type Cell = Tables[string][number][string];

const notPacked = new Set(['migrations', 'words']); // words are to this host's own desks and lobby

// Everything that lies in a room, table by table. Of its words only the last number: a later one must be higher.
export function pack(storage: DurableObjectStorage, id: string): RoomExport {
  const { sql } = storage;
  const tables: Tables = {};
  for (const name of tablesIn(sql)) {
    if (notPacked.has(name)) continue;
    tables[name] = sql
      .exec(`SELECT * FROM "${name}"`)
      .toArray()
      .map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)])));
  }
  const { last } = sql.exec<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM words').one();
  tables.words = [{ id: last, addressee: '', word: 'null', tries: 0, due_at: null }];
  const { done } = sql.exec<{ done: number }>('SELECT count(*) AS done FROM migrations').one();
  return { format: 'ostracon-room', version: 1, id, migrations: done, tables };
}

// Puts it all where nothing is yet, through the migrations it has missed, and looks whether it is a game that can go on.
// If not, nothing of it stays.
export function unpack(storage: DurableObjectStorage, store: Store, packed: RoomExport): void {
  if (isMade(storage.sql)) throw new Refusing('seat-taken', `There is a table ${packed.id} here already.`);
  if (packed.migrations < 1 || packed.migrations > migrations.length) {
    const known = `1 to ${migrations.length}`;
    throw bad(`it has been through ${packed.migrations} migrations; this program knows ${known}`, 'body.migrations');
  }
  try {
    storage.transactionSync(() => {
      migrate(storage, migrations.slice(0, packed.migrations));
      fill(storage.sql, packed.tables);
      store.reopen();
      examine(store, packed.id);
    });
  } catch (error) {
    store.reopen();
    if (isRefusal(error)) throw error;
    throw bad(error instanceof Error ? error.message : String(error), 'body.tables');
  }
}

const bad = (why: string, at: string) => new Refusing('malformed', `This room can't be taken in: ${why}.`, at);

function fill(sql: SqlStorage, tables: Tables): void {
  const known = new Set(tablesIn(sql));
  for (const [name, rows] of Object.entries(tables)) {
    const at = `body.tables.${name}`;
    if (!known.has(name) || name === 'migrations') throw bad(`a room has no table '${name}'`, at);
    const columns = new Set(
      sql
        .exec(`SELECT name FROM pragma_table_info('${name}')`)
        .toArray()
        .map((row) => row.name),
    );
    for (const row of rows) {
      const given = Object.keys(row);
      const strange = given.find((column) => !columns.has(column));
      if (strange !== undefined) throw bad(`its table '${name}' has no column '${strange}'`, at);
      const names = given.map((column) => `"${column}"`).join(', ');
      const places = given.map(() => '?').join(', ');
      sql.exec(`INSERT INTO "${name}" (${names}) VALUES (${places})`, ...Object.values(row).map(boundOf));
    }
  }
}

// The log must lead from the start to the state, and every draw must be what the seed gives.
function examine(store: Store, id: string): void {
  if (!store.isMade) throw bad('it has no game', 'body.tables.game');
  const { game, rules, seats, state } = store;
  if (game.id !== id) throw bad(`its game is ${game.id}, not ${id}`, 'body.id');
  if (seats.length === 0 || seats.some((row, seat) => row.seat !== seat)) {
    throw bad('its seats are not numbered from 0 on', 'body.tables.seats');
  }
  if (!state) return;
  if (state.seats !== seats.length) throw bad(`its state is for ${state.seats} seats`, 'body.tables.state');
  const rows = store.logSince(-1, state.seq + 2);
  if (rows.length !== state.seq + 1 || rows.some((row, seq) => row.seq !== seq)) {
    throw bad(`its log does not tell moves 0 to ${state.seq}, each once`, 'body.tables.log');
  }
  const broken = rules.check(state.table, state.options);
  if (broken.length > 0) throw bad(`its position is impossible (${broken.join('; ')})`, 'body.tables.state');
  if (!('seed' in state.random) || state.random.seed !== game.seed) {
    throw bad('its state has another seed than its game', 'body.tables.state');
  }
  const { seed, nonces } = state.random;
  const draws = rows.flatMap((row) => row.draws);
  const [wrong] = verify({ commitment: commitment(seed), seed, nonces, draws });
  if (wrong !== undefined) throw bad(wrong, 'body.tables.log');
  if (recentState(store, 0).seq !== 0) throw new RulesError('the log does not lead back to the start');
}

const tablesIn = (sql: SqlStorage): string[] =>
  sql
    .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .toArray()
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite_|_cf_)/.test(name));

function cellOf(value: SqlStorageValue): Cell {
  if (!(value instanceof ArrayBuffer)) return value;
  return { base64: btoa(Array.from(new Uint8Array(value), (byte) => String.fromCharCode(byte)).join('')) };
}

function boundOf(cell: Cell): SqlStorageValue {
  if (cell === null || typeof cell !== 'object') return cell;
  return Uint8Array.from(atob(cell.base64), (letter) => letter.charCodeAt(0)).buffer;
}
