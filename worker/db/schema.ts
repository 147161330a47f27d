import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LobbyTable } from '../../shared/api/lobby.ts';
import type { Watch } from '../../shared/api/table.ts';
import type { Pace } from '../../shared/clock/index.ts';
import type { Json, Result } from '../../shared/engine/index.ts';

// The tables of D1, as migrations/d1 makes them. Written when people come, tables are made and games end: never by a move.
export const users = sqliteTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  address: text().unique(),
  zone: text().notNull(),
  language: text().$type<'en' | 'es'>().notNull(),
  madeAt: integer('made_at').notNull(),
  endedAt: integer('ended_at'),
});

export const sessions = sqliteTable('sessions', {
  hash: text().primaryKey(),
  id: text().notNull().unique(),
  user: text().notNull(),
  device: text().notNull(),
  madeAt: integer('made_at').notNull(),
  seenAt: integer('seen_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

export const signIns = sqliteTable('sign_ins', {
  hash: text().primaryKey(),
  address: text().notNull(),
  guest: text(),
  expiresAt: integer('expires_at').notNull(),
});

export const passkeys = sqliteTable('passkeys', {
  id: text().primaryKey(),
  user: text().notNull(),
  publicKey: text('public_key').notNull(), // COSE, in base64url
  counter: integer().notNull(),
  name: text(),
  keeper: text(),
  device: text().notNull(),
  madeAt: integer('made_at').notNull(),
  usedAt: integer('used_at'),
});

export const challenges = sqliteTable('challenges', {
  hash: text().primaryKey(),
  purpose: text().notNull(),
  expiresAt: integer('expires_at').notNull(),
});

export const rates = sqliteTable(
  'rates',
  { what: text().notNull(), since: integer().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.what, table.since] })],
);

// Mail that does not leave this server, see worker/notify/mailbox.ts.
export const mail = sqliteTable('mail', {
  id: text().primaryKey(),
  at: integer().notNull(),
  recipient: text().notNull(),
  mail: text().notNull(),
});

export const serviceKeys = sqliteTable('service_keys', { name: text().primaryKey(), value: text().notNull() });

export const tables = sqliteTable('tables', {
  id: text().primaryKey(),
  version: integer().notNull(), // a row is replaced only by a word with a higher one
  game: text().notNull(),
  name: text().notNull(),
  options: text({ mode: 'json' }).$type<Json>().notNull(),
  pace: text({ mode: 'json' }).$type<Pace>().notNull(),
  seats: integer().notNull(),
  taken: integer().notNull(),
  open: integer().notNull(), // seats that anyone may take
  players: text({ mode: 'json' }).$type<(string | null)[]>().notNull(), // names by seat
  phase: text().$type<LobbyTable['phase']>().notNull(),
  listed: integer({ mode: 'boolean' }).notNull(),
  watch: text().$type<Watch>().notNull(),
  madeAt: integer('made_at').notNull(),
  begunAt: integer('begun_at'),
  endedAt: integer('ended_at'),
  result: text({ mode: 'json' }).$type<Result>(),
});

export const tablePlayers = sqliteTable(
  'table_players',
  {
    tableId: text('table_id').notNull(),
    seat: integer().notNull(),
    version: integer().notNull(),
    user: text(),
    won: integer({ mode: 'boolean' }), // told when the game is over
  },
  (table) => [primaryKey({ columns: [table.tableId, table.seat] })],
);

export const failures = sqliteTable('failures', {
  id: text().primaryKey(),
  at: integer().notNull(),
  desk: text().notNull(),
  channel: text().notNull(),
  state: text().notNull(),
  tries: integer().notNull(),
  why: text().notNull(),
});

export type TableRow = typeof tables.$inferSelect;
export type TablePlayerRow = typeof tablePlayers.$inferSelect;
export type FailureRow = typeof failures.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;
