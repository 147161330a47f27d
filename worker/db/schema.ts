import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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

export const rates = sqliteTable(
  'rates',
  { what: text().notNull(), since: integer().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.what, table.since] })],
);

export const serviceKeys = sqliteTable('service_keys', { name: text().primaryKey(), value: text().notNull() });

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
