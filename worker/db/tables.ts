import { and, asc, count, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { Lobby, LobbyAsked, LobbyTable, PlayerProfile } from '../../shared/api/lobby.ts';
import { before, page, pageSize } from './page.ts';
import { type TablePlayerRow, type TableRow, tablePlayers, tables } from './schema.ts';

// What a room tells of its table: the row, and the seats whose players changed.
export type TableWord = {
  table: Omit<TableRow, 'version'>;
  players: Pick<TablePlayerRow, 'seat' | 'user' | 'won'>[];
};

// At least once and in any order: an older word, or the same again, changes nothing.
export async function keepTable(db: D1Database, { table, players }: TableWord, version: number): Promise<void> {
  const base = drizzle(db);
  const row = { ...table, version };
  await base.batch([
    base
      .insert(tables)
      .values(row)
      .onConflictDoUpdate({ target: tables.id, set: row, setWhere: lt(tables.version, version) }),
    ...players.map((player) => {
      const seated = { ...player, tableId: table.id, version };
      return base
        .insert(tablePlayers)
        .values(seated)
        .onConflictDoUpdate({
          target: [tablePlayers.tableId, tablePlayers.seat],
          set: seated,
          setWhere: lt(tablePlayers.version, version),
        });
    }),
  ]);
}

// For the operator, when what is kept here is wrong: the next word counts, whatever its version.
export async function forgetTable(db: D1Database, id: string): Promise<void> {
  const base = drizzle(db);
  await base.batch([
    base.delete(tables).where(eq(tables.id, id)),
    base.delete(tablePlayers).where(eq(tablePlayers.tableId, id)),
  ]);
}

const cursorOf = ({ madeAt, id }: TableRow) => `${madeAt}-${id}`;

export async function lobby(db: D1Database, asked: LobbyAsked): Promise<Lobby> {
  const { game, phase = 'gathering', seats, cursor } = asked;
  const rows = await drizzle(db)
    .select()
    .from(tables)
    .where(
      and(
        sql`${tables.listed} = 1`, // said as the index says it
        eq(tables.phase, phase),
        game === undefined ? undefined : eq(tables.game, game),
        seats === undefined ? undefined : eq(tables.seats, seats),
        before(cursor, tables.madeAt, tables.id),
      ),
    )
    .orderBy(desc(tables.madeAt), desc(tables.id))
    .limit(pageSize + 1);
  const { rows: shown, next } = page(rows, cursorOf);
  return { tables: shown.map(lobbyTable), next };
}

function lobbyTable({ version, listed, ...row }: TableRow): LobbyTable {
  return row;
}

// Every table of this host, with the players who are signed in, by seat.
export async function allTables(
  db: D1Database,
  asked: { phase?: TableRow['phase'] | undefined; cursor?: string | undefined },
) {
  const base = drizzle(db);
  const rows = await base
    .select()
    .from(tables)
    .where(
      and(
        asked.phase === undefined ? undefined : eq(tables.phase, asked.phase),
        before(asked.cursor, tables.madeAt, tables.id),
      ),
    )
    .orderBy(desc(tables.madeAt), desc(tables.id))
    .limit(pageSize + 1);
  const { rows: shown, next } = page(rows, cursorOf);
  const ids = shown.map(({ id }) => id);
  const seated =
    ids.length === 0 ? [] : await base.select().from(tablePlayers).where(inArray(tablePlayers.tableId, ids));
  const users = new Map(seated.map(({ tableId, seat, user }) => [`${tableId} ${seat}`, user]));
  return {
    tables: shown.map((row) => ({
      ...lobbyTable(row),
      listed: row.listed,
      users: row.players.map((_, seat) => users.get(`${row.id} ${seat}`) ?? null),
    })),
    next,
  };
}

export async function tablesOf(db: D1Database, user: string): Promise<string[]> {
  const rows = await drizzle(db)
    .select({ id: tablePlayers.tableId })
    .from(tablePlayers)
    .where(eq(tablePlayers.user, user))
    .orderBy(asc(tablePlayers.tableId));
  return rows.map(({ id }) => id);
}

export async function recordOf(db: D1Database, user: string): Promise<Pick<PlayerProfile, 'finished' | 'won'>> {
  const [row] = await drizzle(db)
    .select({ finished: count(), won: sql<number>`coalesce(sum(${tablePlayers.won}), 0)` })
    .from(tablePlayers)
    .where(and(eq(tablePlayers.user, user), isNotNull(tablePlayers.won)));
  return row ?? { finished: 0, won: 0 };
}
