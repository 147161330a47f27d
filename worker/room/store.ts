import { and, asc, desc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { type DrizzleSqliteDODatabase, drizzle } from 'drizzle-orm/durable-sqlite';
import start from '../../migrations/room/0001_start.sql';
import clocks from '../../migrations/room/0002_clocks.sql';
import words from '../../migrations/room/0003_words.sql';
import company from '../../migrations/room/0004_company.sql';
import looks from '../../migrations/room/0005_looks.sql';
import { type Change, type Game, load, RulesError, type Seat, type State } from '../../shared/engine/index.ts';
import { gameById } from '../../shared/games/index.ts';
import { isMade, migrate } from '../migrate.ts';
import { Refusing } from '../reply.ts';
import type { Clocks } from './clocks.ts';
import { Links } from './links.ts';
import { Looks } from './looks.ts';
import { Notes } from './notes.ts';
import type { GameRow, LogRow, SeatRow } from './schema.ts';
import * as schema from './schema.ts';
import { Talk } from './talk.ts';
import { Votes } from './votes.ts';

export const migrations = [start, clocks, words, company, looks];

export type Db = DrizzleSqliteDODatabase;

// What one change of the table leaves behind, written in one transaction or not at all.
export type Written = {
  state?: State;
  rows?: LogRow[];
  seats?: SeatRow[];
  game?: GameRow;
  clocks?: Clocks;
};

// The room's memory of its own storage: read once, then kept; memory changes with the transaction.
export class Store {
  readonly db: Db;
  readonly votes: Votes;
  readonly links: Links;
  readonly talk: Talk;
  readonly notes: Notes;
  readonly looks: Looks;
  readonly #storage: DurableObjectStorage;
  #game: GameRow | undefined;
  #seats: SeatRow[] = [];
  #state: State | undefined;
  #clocks: Clocks | undefined;
  #moves: Map<string, number> | undefined; // seat and moveId → the seq of the move's last decision
  readonly #mine = new Map<Seat, number | null>(); // the seq of a seat's own latest decision, where it was looked up

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.db = drizzle(storage);
    this.votes = new Votes(this.db);
    this.links = new Links(this.db);
    this.talk = new Talk(this.db);
    this.notes = new Notes(this.db);
    this.looks = new Looks(this.db);
    if (isMade(storage.sql)) this.#open();
  }

  // Only a table that is made gets tables: an address that somebody guesses must not leave anything behind.
  make(): void {
    if (this.#game) throw new Refusing('seat-taken', 'This table is made already.');
    migrate(this.#storage, migrations);
  }

  #open(): void {
    migrate(this.#storage, migrations);
    this.#game = this.db.select().from(schema.game).get();
    this.#seats = this.db.select().from(schema.seats).orderBy(asc(schema.seats.seat)).all();
    this.#clocks = this.db.select().from(schema.clocks).get()?.clocks;
    const stored = this.db.select().from(schema.state).get()?.state;
    if (!stored || !this.#game) return;
    const state = load(this.rules, JSON.parse(JSON.stringify(stored)));
    // The log leads back from the stored shape, not from the new one: the way back from here begins at the old state.
    if (state.shape !== stored.shape) {
      const text = new TextEncoder().encode(JSON.stringify(stored));
      this.db
        .insert(schema.snapshots)
        .values({ seq: stored.seq, packed: false, state: text })
        .onConflictDoUpdate({ target: schema.snapshots.seq, set: { packed: false, state: text } })
        .run();
    }
    this.#state = state;
  }

  // After something else than this store has written, or was undone.
  reopen(): void {
    this.#game = undefined;
    this.#seats = [];
    this.#state = undefined;
    this.#clocks = undefined;
    this.#moves = undefined;
    this.#mine.clear();
    if (isMade(this.#storage.sql)) this.#open();
  }

  get isMade(): boolean {
    return this.#game !== undefined;
  }

  // This, if there is a table here at all.
  get made(): this {
    if (!this.#game) throw new Refusing('no-such-table', 'There is no table with this id.');
    return this;
  }

  get game(): GameRow {
    if (!this.#game) throw new Refusing('no-such-table', 'There is no table with this id.');
    return this.#game;
  }

  get rules(): Game {
    const game = gameById(this.game.game);
    if (!game) throw new RulesError(`this program knows no game '${this.game.game}'`);
    return game;
  }

  get seats(): readonly SeatRow[] {
    return this.#seats;
  }

  // undefined while the table is gathering.
  get state(): State | undefined {
    return this.#state;
  }

  // undefined at a table without a pace.
  get clocks(): Clocks | undefined {
    return this.#clocks;
  }

  get begun(): State {
    if (!this.#state) throw new Refusing('not-begun', 'This game has not begun: some seats are still empty.');
    return this.#state;
  }

  // `also` writes what follows from the change, as this store then shows it. If anything fails, neither has happened.
  write(written: Written, also?: () => void): void {
    const before = { game: this.#game, seats: this.#seats, state: this.#state, clocks: this.#clocks };
    try {
      this.#storage.transactionSync(() => {
        this.#put(written);
        this.#remember(written);
        also?.();
      });
    } catch (error) {
      this.#game = before.game;
      this.#seats = before.seats;
      this.#state = before.state;
      this.#clocks = before.clocks;
      throw error;
    }
    for (const row of written.rows ?? []) {
      if (this.#moves) remember(this.#moves, row);
      if (row.seat !== null && row.by === 'player') this.#mine.set(row.seat, row.seq);
    }
  }

  #put({ state, rows = [], seats = [], game, clocks }: Written): void {
    if (game) {
      this.db.insert(schema.game).values(game).onConflictDoUpdate({ target: schema.game.one, set: game }).run();
    }
    for (const seat of seats) {
      this.db.insert(schema.seats).values(seat).onConflictDoUpdate({ target: schema.seats.seat, set: seat }).run();
    }
    for (const row of rows) this.db.insert(schema.log).values(row).run();
    if (state) {
      this.db
        .insert(schema.state)
        .values({ one: 1, state })
        .onConflictDoUpdate({ target: schema.state.one, set: { state } })
        .run();
    }
    if (clocks) {
      this.db
        .insert(schema.clocks)
        .values({ one: 1, clocks })
        .onConflictDoUpdate({ target: schema.clocks.one, set: { clocks } })
        .run();
    }
  }

  #remember({ state, seats = [], game, clocks }: Written): void {
    if (game) this.#game = game;
    if (seats.length > 0) this.#seats = [...this.#seats];
    for (const seat of seats) this.#seats[seat.seat] = seat;
    if (state) this.#state = state;
    if (clocks) this.#clocks = clocks;
  }

  // The seq that a move of this seat led to, if it has been made before.
  moved(seat: Seat, moveId: string): number | undefined {
    if (!this.#moves) {
      this.#moves = new Map();
      const { seq, moveId: id } = schema.log;
      const made = this.db.select({ seq, seat: schema.log.seat, moveId: id }).from(schema.log);
      for (const row of made.where(isNotNull(id)).orderBy(asc(seq)).all()) remember(this.#moves, row);
    }
    return this.#moves.get(`${seat} ${moveId}`);
  }

  // The seq of this seat's own latest decision, or of what it took back last.
  mine(seat: Seat): number | null {
    const known = this.#mine.get(seat);
    if (known !== undefined || !this.#state) return known ?? null;
    const { seq } = schema.log;
    const own = and(eq(schema.log.seat, seat), eq(schema.log.by, 'player'));
    const found = this.db.select({ seq }).from(schema.log).where(own).orderBy(desc(seq)).limit(1).get()?.seq ?? null;
    this.#mine.set(seat, found);
    return found;
  }

  // Decisions after `since`, oldest first.
  logSince(since: number, limit: number): LogRow[] {
    const { seq } = schema.log;
    return this.db.select().from(schema.log).where(gt(seq, since)).orderBy(asc(seq)).limit(limit).all();
  }

  logRow(seq: number): LogRow | undefined {
    return this.db.select().from(schema.log).where(eq(schema.log.seq, seq)).get();
  }

  // The rows of one move: a batch has several.
  logOfMove(seat: Seat, moveId: string, last: number): LogRow[] {
    const { seq } = schema.log;
    const until = and(eq(schema.log.moveId, moveId), eq(schema.log.seat, seat), lte(seq, last), gt(seq, last - 50));
    return this.db.select().from(schema.log).where(until).orderBy(asc(seq)).all();
  }

  // What this seat's decisions from `from` on gave it of clock time, less what undo took back.
  gainedSince(seat: Seat, from: number): number {
    const { seq, gained } = schema.log;
    const own = and(eq(schema.log.seat, seat), gt(seq, from - 1));
    return this.db
      .select({ gained })
      .from(schema.log)
      .where(own)
      .all()
      .reduce((sum, row) => sum + row.gained, 0);
  }

  // From the latest decision backwards, what undo has to know of each.
  latest(limit: number): Pick<LogRow, 'seq' | 'kind' | 'seat' | 'by' | 'final' | 'undoes'>[] {
    const { seq, kind, seat, by, final, undoes } = schema.log;
    return this.db
      .select({ seq, kind, seat, by, final, undoes })
      .from(schema.log)
      .orderBy(desc(seq))
      .limit(limit)
      .all();
  }

  undoneAmong(seqs: number[]): Set<number> {
    if (seqs.length === 0) return new Set();
    const { undoes } = schema.log;
    const [from = 0, to = 0] = [Math.min(...seqs), Math.max(...seqs)];
    const rows = this.db
      .select({ undoes })
      .from(schema.log)
      .where(and(isNotNull(undoes), gt(undoes, from - 1), lte(undoes, to)))
      .all();
    return new Set(rows.flatMap((row) => (row.undoes === null ? [] : [row.undoes])));
  }

  // The ways back from the state at `from` to the one at `to`, in the order to be gone.
  waysBack(from: number, to: number): (Change | undefined)[] {
    const { seq, back } = schema.log;
    const rows = this.db
      .select({ back })
      .from(schema.log)
      .where(and(gt(seq, to), lte(seq, from)))
      .orderBy(desc(seq))
      .all();
    return rows.map((row) => row.back ?? undefined);
  }

  // The nearest snapshot at or after `seq`. Plain ones stand where a migration changed the state's shape, see above.
  snapshotFrom(seq: number, kind: 'any' | 'plain'): typeof schema.snapshots.$inferSelect | undefined {
    const { snapshots } = schema;
    const later = gt(snapshots.seq, seq - 1);
    const wanted = kind === 'plain' ? and(later, eq(snapshots.packed, false)) : later;
    return this.db.select().from(snapshots).where(wanted).orderBy(asc(snapshots.seq)).limit(1).get();
  }

  keepSnapshot(seq: number, packed: ArrayBuffer): void {
    this.db.insert(schema.snapshots).values({ seq, packed: true, state: packed }).onConflictDoNothing().run();
  }
}

function remember(moves: Map<string, number>, row: Pick<LogRow, 'seq' | 'seat' | 'moveId'>): void {
  if (row.moveId !== null) moves.set(`${row.seat} ${row.moveId}`, row.seq);
}
