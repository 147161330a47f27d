import { eq } from 'drizzle-orm';
import type { Notes as NotesKept } from '../../shared/api/chat.ts';
import type { Seat } from '../../shared/engine/index.ts';
import { notes } from './schema.ts';
import type { Db } from './store.ts';

// What the player of a seat writes for themselves.
export class Notes {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  of(seat: Seat): NotesKept {
    const row = this.#db.select().from(notes).where(eq(notes.seat, seat)).get();
    return { text: row?.text ?? '', changedAt: row?.changedAt ?? null };
  }

  keep(seat: Seat, text: string, changedAt: number): void {
    const set = { text, changedAt };
    this.#db
      .insert(notes)
      .values({ seat, ...set })
      .onConflictDoUpdate({ target: notes.seat, set })
      .run();
  }

  // The seat is somebody else's from now on: what was written is nobody's to read.
  burn(seat: Seat): void {
    this.#db.delete(notes).where(eq(notes.seat, seat)).run();
  }
}
