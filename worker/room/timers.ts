import { asc, eq, lte } from 'drizzle-orm';
import { timers } from './schema.ts';
import type { Db } from './store.ts';

// A Durable Object has one alarm. Named timers share it: each is a row, and the alarm stands at the earliest.
export type Timer = typeof timers.$inferSelect;

export class Timers {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  set(name: string, at: number, tries = 0): void {
    const timer = { name, at, tries };
    this.#db.insert(timers).values(timer).onConflictDoUpdate({ target: timers.name, set: timer }).run();
  }

  clear(name: string): void {
    this.#db.delete(timers).where(eq(timers.name, name)).run();
  }

  due(now: number): Timer[] {
    return this.#db.select().from(timers).where(lte(timers.at, now)).orderBy(asc(timers.at)).all();
  }

  get(name: string): Timer | undefined {
    return this.#db.select().from(timers).where(eq(timers.name, name)).get();
  }

  next(): number | undefined {
    return this.#db.select({ at: timers.at }).from(timers).orderBy(asc(timers.at)).limit(1).get()?.at;
  }
}

// Waits that grow from a second to an hour.
export const patience = (tries: number): number => Math.min(3_600_000, 1_000 * 2 ** tries);
