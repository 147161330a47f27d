import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import { type Channel, type Chat, type ChatMessage, longestChat } from '../../shared/api/chat.ts';
import type { Seat } from '../../shared/engine/index.ts';
import { type ChatRow, chat, read } from './schema.ts';
import type { Db } from './store.ts';

const [mostOfSpectators, tidyEvery] = [2_000, 100];

// Who listens: a seat, or a spectator, known or not.
export type Listener = { seat: Seat | null; user?: string | undefined };

// What is said at a table.
export class Talk {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  say(said: Omit<ChatRow, 'n'>): ChatRow {
    const row = this.#db.insert(chat).values(said).returning().get();
    if (row.channel === 'spectators' && row.n % tidyEvery === 0) this.#tidy();
    return row;
  }

  // Anyone may look on and talk: of that only the latest is kept. The players' talk is theirs, and stays.
  #tidy(): void {
    const { n, channel } = chat;
    const theirs = eq(channel, 'spectators');
    const old = this.#db
      .select({ n })
      .from(chat)
      .where(theirs)
      .orderBy(desc(n))
      .limit(1)
      .offset(mostOfSpectators)
      .get();
    if (old)
      this.#db
        .delete(chat)
        .where(and(theirs, lte(n, old.n)))
        .run();
  }

  // The latest of what was said after `since` in these channels, oldest first.
  since(since: number, channels: readonly Channel[], listener: Listener): Chat {
    const heard = and(gt(chat.n, since), inArray(chat.channel, [...channels]));
    const rows = this.#db
      .select()
      .from(chat)
      .where(heard)
      .orderBy(desc(chat.n))
      .limit(longestChat + 1)
      .all();
    const messages = rows
      .slice(0, longestChat)
      .reverse()
      .map((row) => messageFor(row, listener));
    return { messages, earlier: rows.length > longestChat, ...this.marks(listener.seat) };
  }

  // How far a seat has read, and how much of what the other players said since it has not.
  marks(seat: Seat | null): Pick<Chat, 'read' | 'unread'> {
    if (seat === null) return { read: 0, unread: 0 };
    const upTo = this.#db.select().from(read).where(eq(read.seat, seat)).get()?.upTo ?? 0;
    const others = and(gt(chat.n, upTo), eq(chat.channel, 'players'), or(isNull(chat.seat), ne(chat.seat, seat)));
    const unread = this.#db.select({ unread: count() }).from(chat).where(others).get()?.unread ?? 0;
    return { read: upTo, unread };
  }

  // Marks only go forward, and no further than what was said.
  markRead(seat: Seat, upTo: number): void {
    const last = this.#db.select({ n: chat.n }).from(chat).orderBy(desc(chat.n)).limit(1).get()?.n ?? 0;
    const reached = Math.min(upTo, last);
    if (reached <= this.marks(seat).read) return;
    this.#db
      .insert(read)
      .values({ seat, upTo: reached })
      .onConflictDoUpdate({ target: read.seat, set: { upTo: reached } })
      .run();
  }

  // All that somebody has said here.
  by(user: string): Pick<ChatRow, 'at' | 'channel' | 'text'>[] {
    const { n, at, channel, text } = chat;
    return this.#db.select({ at, channel, text }).from(chat).where(eq(chat.user, user)).orderBy(asc(n)).all();
  }

  hasSaid(user: string): boolean {
    return this.#db.select({ n: chat.n }).from(chat).where(eq(chat.user, user)).limit(1).get() !== undefined;
  }

  // Somebody is known by another id from now on.
  pass(from: string, to: string): void {
    this.#db.update(chat).set({ user: to }).where(eq(chat.user, from)).run();
  }

  // Somebody leaves for good: what they said stays, but not who said it.
  forget(user: string): void {
    this.#db.update(chat).set({ user: null, name: '' }).where(eq(chat.user, user)).run();
  }
}

// The players' talk is for players, the spectators' for spectators: neither is to help the other while the game runs.
export function channelsFor(seat: Seat | null, isOver: boolean): Channel[] {
  if (isOver) return ['players', 'spectators'];
  return [seat === null ? 'spectators' : 'players'];
}

export function messageFor({ n, at, channel, seat, user, name, text }: ChatRow, listener: Listener): ChatMessage {
  const isOwn = seat !== null ? seat === listener.seat : user !== null && user === listener.user;
  return { n, at, channel, seat, name, text, yours: isOwn };
}
