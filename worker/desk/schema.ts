import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Hours, NoticeSettings, TableCard } from '../../shared/api/desk.ts';
import type { Vacation } from '../../shared/clock/index.ts';
import type { Language } from '../notify/facts.ts';
import type { Occasion } from '../notify/notice.ts';
import type { Subscription } from '../notify/push.ts';
import type { Attempt } from '../notify/retry.ts';
import type { Parcel } from './parcel.ts';

// What a room is to be told: the player's calendar; that their seat gets a new lock; to bring its card again; that they
// leave.
export type Calling = 'calendar' | 'lock' | 'card' | 'leave';

// The tables of one desk, as migrations/desk makes them.
export const person = sqliteTable('person', {
  one: integer().primaryKey(),
  id: text().notNull(),
  name: text().notNull(),
  address: text(),
  zone: text().notNull(),
  language: text().$type<Language>().notNull(),
  settings: text({ mode: 'json' }).$type<NoticeSettings>().notNull(),
  hours: text({ mode: 'json' }).$type<Hours>().notNull(),
  vacation: text({ mode: 'json' }).$type<Vacation>().notNull(),
  unsubscribe: text().notNull(), // the secret in the links of this player's mails
  site: text(), // the address they reach the service at
  heir: text(), // who gets the seats of a player who is no more; '': nobody
});

export const cards = sqliteTable('cards', {
  id: text().primaryKey(),
  version: integer().notNull(),
  card: text({ mode: 'json' }).$type<TableCard>().notNull(),
});

export const pending = sqliteTable(
  'pending',
  {
    id: text().notNull(),
    seq: integer().notNull(),
    occasion: text().$type<Occasion>().notNull(),
    dueAt: integer('due_at').notNull(),
    rung: integer().$type<0 | 1>().notNull(), // 1: by mail, since it has not been seen
  },
  (table) => [primaryKey({ columns: [table.id, table.seq, table.occasion, table.dueAt] })],
);

export const told = sqliteTable('told', { key: text().primaryKey(), at: integer().notNull() });

export const attempts = sqliteTable('attempts', {
  key: text().primaryKey(),
  parcel: text({ mode: 'json' }).$type<Parcel>().notNull(),
  tries: integer().notNull(),
  due: integer(),
  state: text().$type<Attempt['state'] | 'dropped'>().notNull(),
  why: text(),
  at: integer().notNull(),
  reported: integer({ mode: 'boolean' }).notNull(), // to the operator's list of failures
});

export const calls = sqliteTable(
  'calls',
  {
    id: text().notNull(),
    what: text().$type<Calling>().notNull(),
    tries: integer().notNull(),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.what] })],
);

export const talked = sqliteTable('talked', { id: text().primaryKey() });

export const subscriptions = sqliteTable('subscriptions', {
  endpoint: text().primaryKey(),
  subscription: text({ mode: 'json' }).$type<Subscription>().notNull(),
  madeAt: integer('made_at').notNull(),
});

export type Call = typeof calls.$inferSelect;
export type Person = typeof person.$inferSelect;
export type Pending = typeof pending.$inferSelect;
export type AttemptRow = typeof attempts.$inferSelect;
