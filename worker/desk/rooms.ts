import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import { type Call, type Calling, calls, cards, talked } from './schema.ts';
import type { DeskStore } from './store.ts';

// The rooms where something of this player's lies, and what is still to be told to which of them.
export class Rooms {
  readonly #store: DeskStore;
  constructor(store: DeskStore) {
    this.#store = store;
  }

  call(ids: readonly string[], what: Calling, dueAt: number, tries = 0): void {
    const set = { tries, dueAt };
    for (const id of ids)
      this.#store.db
        .insert(calls)
        .values({ id, what, ...set })
        .onConflictDoUpdate({ target: [calls.id, calls.what], set })
        .run();
  }

  due(now: number, limit: number): Call[] {
    return this.#store.db
      .select()
      .from(calls)
      .where(lte(calls.dueAt, now))
      .orderBy(asc(calls.dueAt))
      .limit(limit)
      .all();
  }

  called({ id, what }: Pick<Call, 'id' | 'what'>): void {
    this.#store.db
      .delete(calls)
      .where(and(eq(calls.id, id), eq(calls.what, what)))
      .run();
  }

  next(): number | undefined {
    const { dueAt: at } = calls;
    return this.#store.db.select({ at }).from(calls).orderBy(asc(at)).limit(1).get()?.at;
  }

  talkedAt(id: string): void {
    this.#store.db.insert(talked).values({ id }).onConflictDoNothing().run();
  }

  // Nothing of the player's lies there any more.
  drop(id: string): void {
    this.#store.dropCard(id);
    this.#store.db.delete(talked).where(eq(talked.id, id)).run();
  }

  // By id, those after this one.
  ids(after: string, limit: number): string[] {
    const { db } = this.#store;
    const seated = db.select({ id: cards.id }).from(cards).where(gt(cards.id, after));
    const heard = db.select({ id: talked.id }).from(talked).where(gt(talked.id, after));
    return union(seated, heard)
      .orderBy(asc(cards.id))
      .limit(limit)
      .all()
      .map(({ id }) => id);
  }
}
