import { customType, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Channel } from '../../shared/api/chat.ts';
import type { Watch } from '../../shared/api/table.ts';
import type { Gone, OutOfTime } from '../../shared/api/time.ts';
import type { VoteKind } from '../../shared/api/votes.ts';
import type { Pace } from '../../shared/clock/index.ts';
import type { By, Change, Draw, Json, Seat, State, Task, Told } from '../../shared/engine/index.ts';
import type { Clocks } from './clocks.ts';

const bytes = customType<{ data: ArrayBuffer | Uint8Array }>({ dataType: () => 'blob' });

// The tables of one room, as migrations/room makes them.
export const game = sqliteTable('game', {
  one: integer().primaryKey(),
  id: text().notNull(),
  game: text().notNull(),
  name: text().notNull(), // the table's own, '' if it has none
  owner: text(), // the user who made it
  options: text({ mode: 'json' }).$type<Json>().notNull(),
  seed: text().notNull(),
  madeAt: integer('made_at').notNull(),
  begunAt: integer('begun_at'),
  endedAt: integer('ended_at'),
  pace: text({ mode: 'json' }).$type<Pace>().notNull(),
  outOfTime: text('out_of_time').$type<OutOfTime>().notNull(),
  listed: integer({ mode: 'boolean' }).notNull(), // in the lobby
  watch: text().$type<Watch>().notNull(),
  host: integer(), // the seat whose table it is, until it begins
  rematch: text(), // the table at which its players meet again
});

export const seats = sqliteTable('seats', {
  seat: integer().primaryKey(),
  by: text().$type<'player' | 'bot'>().notNull(),
  bot: text(),
  name: text(),
  nonce: text(),
  secret: text(),
  invitation: text(),
  user: text(),
  former: integer({ mode: 'boolean' }).notNull(), // its player has left for good
  gone: text().$type<Gone>(), // a bot plays it on for good
  skips: integer(), // the question (its since) that a stand-in answers by a vote
  keptFor: text('kept_for'), // a user, or whoever holds a letter: nobody else is to take it
});

export const state = sqliteTable('state', {
  one: integer().primaryKey(),
  state: text({ mode: 'json' }).$type<State>().notNull(),
});

export const log = sqliteTable('log', {
  seq: integer().primaryKey(),
  kind: text().$type<'start' | 'answer' | 'undo' | 'end'>().notNull(),
  seat: integer(),
  by: text().$type<By>().notNull(),
  moveId: text('move_id'),
  final: integer({ mode: 'boolean' }).notNull(),
  undoes: integer(),
  at: integer().notNull(),
  task: text({ mode: 'json' }).$type<Task>(),
  answer: text({ mode: 'json' }).$type<{ is: Json }>(), // wrapped: an answer may be null
  told: text({ mode: 'json' }).$type<Told[]>().notNull(),
  draws: text({ mode: 'json' }).$type<Draw[]>().notNull(),
  back: text({ mode: 'json' }).$type<Change>(), // from the state after this decision to the one before
  gained: integer().notNull().default(0), // clock time that this decision gave its seat; an undo takes it back
});

export const snapshots = sqliteTable('snapshots', {
  seq: integer().primaryKey(),
  packed: integer({ mode: 'boolean' }).notNull(),
  state: bytes().notNull(),
});

export const outbox = sqliteTable('words', {
  id: integer().primaryKey(),
  addressee: text().notNull(),
  word: text({ mode: 'json' }).$type<Json>().notNull(),
  tries: integer().notNull(),
  dueAt: integer('due_at'), // null: sent
});

export const clocks = sqliteTable('clocks', {
  one: integer().primaryKey(),
  clocks: text({ mode: 'json' }).$type<Clocks>().notNull(),
});

export const votes = sqliteTable('votes', {
  id: integer().primaryKey(),
  kind: text().$type<VoteKind>().notNull(),
  seat: integer(),
  hours: integer(),
  openedAt: integer('opened_at').notNull(),
  yes: text({ mode: 'json' }).$type<Seat[]>().notNull(),
  no: text({ mode: 'json' }).$type<Seat[]>().notNull(),
  outcome: text().$type<'passed' | 'failed'>(), // null: open
});

export const links = sqliteTable('links', {
  hash: text().primaryKey(),
  seat: integer().notNull(),
  kind: text().$type<'invitation' | 'hand-over'>().notNull(),
  until: integer(), // null: for as long as the seat is empty
});

export const chat = sqliteTable('chat', {
  n: integer().primaryKey(),
  at: integer().notNull(),
  channel: text().$type<Channel>().notNull(),
  seat: integer(),
  user: text(),
  name: text().notNull(), // as they were called then; '' when they have left for good
  text: text().notNull(),
});

export const read = sqliteTable('read', { seat: integer().primaryKey(), upTo: integer('up_to').notNull() });

export const looks = sqliteTable('looks', { seat: integer().primaryKey(), at: integer().notNull() });

export const notes = sqliteTable('notes', {
  seat: integer().primaryKey(),
  text: text().notNull(),
  changedAt: integer('changed_at').notNull(),
});

export const timers = sqliteTable('timers', {
  name: text().primaryKey(),
  at: integer().notNull(),
  tries: integer().notNull(),
});

export type GameRow = typeof game.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
export type LogRow = typeof log.$inferSelect;
export type LinkRow = typeof links.$inferSelect;
export type ChatRow = typeof chat.$inferSelect;
export type VoteRow = typeof votes.$inferSelect;
