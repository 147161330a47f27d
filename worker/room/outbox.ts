import { and, asc, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Json } from '../../shared/engine/index.ts';
import { Errands } from '../errands.ts';
import { outbox } from './schema.ts';
import type { Db } from './store.ts';
import { patience } from './timers.ts';

// Words to others, written in the transaction that gives rise to them and sent afterwards, at least once: whoever gets
// one must not mind getting it again. How a word travels is handed in.
export type Word = { addressee: string; word: Json };
export type Send = (word: Word & { id: number }) => Promise<void>; // ids rise: a later word has a higher one

const atOnce = 20; // words in one drain, so that an alarm stays short

// A word to several desks is sent to each, and one that brings a card anew asks twice.
const requestsOf = (word: Json): number => (Array.isArray(word) ? 2 * word.length : 1);

export class Outbox {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  put(words: readonly Word[], dueAt: number): void {
    for (const word of words)
      this.#db
        .insert(outbox)
        .values({ ...word, tries: 0, dueAt })
        .run();
  }

  // Oldest first. A word that can't be sent waits, longer each time, and keeps no other waiting.
  async drain(send: Send, now: number): Promise<void> {
    const due = this.#db
      .select()
      .from(outbox)
      .where(lte(outbox.dueAt, now))
      .orderBy(asc(outbox.id))
      .limit(atOnce)
      .all();
    const errands = new Errands();
    for (const { id, addressee, word, tries } of due) {
      if (!errands.take(requestsOf(word))) return;
      try {
        await send({ id, addressee, word });
        this.#sent(id);
      } catch (error) {
        console.error(`A word to ${addressee} could not be sent (try ${tries + 1}):`, error);
        const dueAt = now + patience(tries);
        this.#db
          .update(outbox)
          .set({ tries: tries + 1, dueAt })
          .where(eq(outbox.id, id))
          .run();
      }
    }
  }

  // The latest stays as a mark, so that no later word gets its id or a lower one; what it said (a letter with somebody's
  // address and link) does not.
  #sent(id: number): void {
    this.#db.update(outbox).set({ dueAt: null, word: sql`'null'` }).where(eq(outbox.id, id)).run();
    const [latest] = this.#db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1).all();
    this.#db
      .delete(outbox)
      .where(and(isNull(outbox.dueAt), lt(outbox.id, latest?.id ?? 0)))
      .run();
  }

  next(): number | undefined {
    const { dueAt: at } = outbox;
    const [first] = this.#db.select({ at }).from(outbox).where(isNotNull(at)).orderBy(asc(at)).limit(1).all();
    return first?.at ?? undefined;
  }

  waiting(): Word[] {
    const { addressee, word } = outbox;
    const unsent = this.#db.select({ addressee, word }).from(outbox).where(isNotNull(outbox.dueAt));
    return unsent.orderBy(asc(outbox.id)).all();
  }
}
