import { asc, eq, lte } from 'drizzle-orm';
import type { Json } from '../../shared/engine/index.ts';
import { outbox } from './schema.ts';
import type { Db } from './store.ts';
import { patience } from './timers.ts';

// Words to others, written in the transaction that gives rise to them and sent afterwards, at least once: whoever gets
// one must not mind getting it again. How a word travels is handed in.
export type Word = { addressee: string; word: Json };
export type Send = (word: Word & { id: number }) => Promise<void>; // ids rise: a later word has a higher one

const atOnce = 20; // words in one drain, so that an alarm stays short

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
    for (const { id, addressee, word, tries } of due) {
      try {
        await send({ id, addressee, word });
        this.#db.delete(outbox).where(eq(outbox.id, id)).run();
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

  next(): number | undefined {
    return this.#db.select({ at: outbox.dueAt }).from(outbox).orderBy(asc(outbox.dueAt)).limit(1).get()?.at;
  }

  waiting(): Word[] {
    const { addressee, word } = outbox;
    return this.#db.select({ addressee, word }).from(outbox).orderBy(asc(outbox.id)).all();
  }
}
