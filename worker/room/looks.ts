import { eq } from 'drizzle-orm';
import type { Seat } from '../../shared/engine/index.ts';
import { cardFor } from './cards.ts';
import { looks, type SeatRow } from './schema.ts';
import type { Db, Store } from './store.ts';
import { voteLasts } from './votes.ts';

// When players opened the table: whoever has seen what waits for them need not be told of it once more.
export class Looks {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  at(seat: Seat): number | undefined {
    return this.#db.select().from(looks).where(eq(looks.seat, seat)).get()?.at;
  }

  keep(seat: Seat, at: number): void {
    this.#db.insert(looks).values({ seat, at }).onConflictDoUpdate({ target: looks.seat, set: { at } }).run();
  }
}

// The latest of what waits for this player: a question, a pause that is over, a vote, a stand-in, the end.
function waitsSince(store: Store, row: SeatRow, now: number): number | undefined {
  const { asked, late, voteUntil, phase } = cardFor(store, row, now);
  const times = [
    asked ? store.logRow(asked.since)?.at : undefined,
    asked?.resumed,
    late,
    voteUntil === undefined ? undefined : voteUntil - voteLasts,
    phase === 'over' ? (store.game.endedAt ?? undefined) : undefined,
  ].filter((at) => at !== undefined);
  return times.length === 0 ? undefined : Math.max(...times);
}

export function isSeen(store: Store, row: SeatRow, now: number): boolean {
  const since = waitsSince(store, row, now);
  return since !== undefined && (store.looks.at(row.seat) ?? -1) >= since;
}

// One row for whatever waits, however often they look; none of whom no desk is to be told.
export function look(store: Store, row: SeatRow, now: number): void {
  if (row.user === null || waitsSince(store, row, now) === undefined || isSeen(store, row, now)) return;
  store.looks.keep(row.seat, now);
}
