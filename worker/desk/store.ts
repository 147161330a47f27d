import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import { type DrizzleSqliteDODatabase, drizzle } from 'drizzle-orm/durable-sqlite';
import start from '../../migrations/desk/0001_start.sql';
import calls from '../../migrations/desk/0002_calls.sql';
import failures from '../../migrations/desk/0003_failures.sql';
import heir from '../../migrations/desk/0004_heir.sql';
import rows from '../../migrations/desk/0005_rows.sql';
import ladder from '../../migrations/desk/0006_ladder.sql';
import site from '../../migrations/desk/0007_site.sql';
import ofRooms from '../../migrations/desk/0008_rooms.sql';
import { type Hours, type TableCard, usualSettings } from '../../shared/api/desk.ts';
import { unsubscribeBytes } from '../../shared/api/secrets.ts';
import { usualVacation } from '../../shared/clock/index.ts';
import type { UserRow } from '../db/schema.ts';
import { isMade, migrate } from '../migrate.ts';
import { randomText } from '../random.ts';
import { Rooms } from './rooms.ts';
import type { AttemptRow, Pending, Person } from './schema.ts';
import * as schema from './schema.ts';

const alwaysThere: Hours = { sleep: null, weekend: [] };
export const migrations = [start, calls, failures, heir, rows, ladder, site, ofRooms];
const mostSubscriptions = 20; // a browser that is thrown away never says so: the latest are kept
const mostSettled = 100; // attempts kept to look at, after they are settled
const memory = 90 * 86_400_000; // for how long what was told is remembered

export type Known = Pick<UserRow, 'id' | 'name' | 'address' | 'zone' | 'language'> & { site?: string };

type Former = { id: string; heir: string };

const fresh = () => ({
  one: 1,
  settings: usualSettings,
  hours: alwaysThere,
  vacation: usualVacation,
  unsubscribe: randomText(unsubscribeBytes),
  heir: null,
});

// The desk's storage.
export class DeskStore {
  readonly storage: DurableObjectStorage;
  readonly rooms = new Rooms(this);
  readonly #db: DrizzleSqliteDODatabase;
  #isMade: boolean;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
    this.#db = drizzle(storage);
    this.#isMade = isMade(storage.sql);
    if (this.#isMade) migrate(storage, migrations);
  }

  get isMade(): boolean {
    return this.#isMade;
  }

  // Only a desk that has something to keep gets tables: an id that somebody guesses must not leave anything behind.
  get db(): DrizzleSqliteDODatabase {
    if (!this.#isMade) migrate(this.storage, migrations);
    this.#isMade = true;
    return this.#db;
  }

  transaction(write: () => void): void {
    if (!this.#isMade) migrate(this.storage, migrations); // before, so that it stays when `write` fails
    this.#isMade = true;
    this.storage.transactionSync(write);
  }

  // Nothing is left but who was here, by id alone: a room's word may come after its player has left.
  async forget(): Promise<void> {
    const { person } = this;
    this.#isMade = false;
    await this.storage.deleteAlarm();
    await this.storage.deleteAll();
    if (person) this.storage.kv.put<Former>('former', { id: person.id, heir: person.heir ?? '' });
  }

  get person(): Person | undefined {
    return (this.#isMade ? this.db.select().from(schema.person).get() : undefined) ?? this.#former();
  }

  #former(): Person | undefined {
    const former = this.storage.kv.get<Former>('former');
    if (!former) return undefined;
    const nobody = { name: '', address: null, zone: 'UTC', language: 'en' as const, site: null };
    return { ...fresh(), ...nobody, ...former };
  }

  know(user: Known): void {
    const { id, name, address, zone, language, site } = user;
    const known = { id, name, address, zone, language, ...(site !== undefined && { site }) };
    this.db
      .insert(schema.person)
      .values({ ...fresh(), ...known })
      .onConflictDoUpdate({ target: schema.person.one, set: known })
      .run();
  }

  change(change: Partial<Person>): void {
    if (Object.keys(change).length > 0) this.db.update(schema.person).set(change).run();
  }

  card(id: string): TableCard | undefined {
    return this.db.select().from(schema.cards).where(eq(schema.cards.id, id)).get()?.card;
  }

  cards(): TableCard[] {
    return this.db
      .select()
      .from(schema.cards)
      .all()
      .map((row) => row.card);
  }

  keepCard(card: TableCard): void {
    const { id } = card;
    const set = { version: card.version, card }; // without the id: to set a key writes its index anew
    this.db
      .insert(schema.cards)
      .values({ id, ...set })
      .onConflictDoUpdate({ target: schema.cards.id, set })
      .run();
  }

  dropCard(id: string): void {
    if (!this.#isMade) return;
    this.db.delete(schema.cards).where(eq(schema.cards.id, id)).run();
    this.db.delete(schema.pending).where(eq(schema.pending.id, id)).run();
  }

  // Nothing is told any more, of anything, to nobody.
  silence(): void {
    for (const table of [schema.pending, schema.attempts, schema.told, schema.subscriptions, schema.calls])
      this.db.delete(table).run();
  }

  pending(): Pending[] {
    return this.db.select().from(schema.pending).all();
  }

  // All plans are made anew.
  replan(planned: readonly Pending[]): void {
    this.db.delete(schema.pending).run();
    this.plan(planned);
  }

  plan(planned: readonly Pending[]): void {
    for (const row of planned) this.db.insert(schema.pending).values(row).onConflictDoNothing().run();
  }

  due(now: number): Pending[] {
    return this.db
      .select()
      .from(schema.pending)
      .where(lte(schema.pending.dueAt, now))
      .orderBy(asc(schema.pending.dueAt))
      .all();
  }

  drop({ id, seq, occasion, dueAt }: Pending): void {
    const { pending } = schema;
    const same = and(
      eq(pending.id, id),
      eq(pending.seq, seq),
      eq(pending.occasion, occasion),
      eq(pending.dueAt, dueAt),
    );
    this.db.delete(pending).where(same).run();
  }

  // What was to go by mail if it stayed unseen goes now.
  hasten(now: number): void {
    this.db.update(schema.pending).set({ dueAt: now }).where(eq(schema.pending.rung, 1)).run();
  }

  isTold(key: string): boolean {
    return this.db.select().from(schema.told).where(eq(schema.told.key, key)).get() !== undefined;
  }

  tell(key: string, at: number): void {
    this.db.insert(schema.told).values({ key, at }).onConflictDoNothing().run();
  }

  keepAttempt(attempt: AttemptRow): void {
    const { key, ...set } = attempt;
    this.db.insert(schema.attempts).values(attempt).onConflictDoUpdate({ target: schema.attempts.key, set }).run();
  }

  isWaiting(key: string): boolean {
    if (!this.#isMade) return false;
    return this.db.select().from(schema.attempts).where(eq(schema.attempts.key, key)).get()?.state === 'waiting';
  }

  attemptsDue(now: number): AttemptRow[] {
    const { attempts } = schema;
    return this.db
      .select()
      .from(attempts)
      .where(and(isNotNull(attempts.due), lte(attempts.due, now)))
      .orderBy(asc(attempts.due))
      .limit(20)
      .all();
  }

  troubles(): AttemptRow[] {
    const { attempts } = schema;
    const failed = inArray(attempts.state, ['refused', 'gone', 'given up']);
    return this.db.select().from(attempts).where(failed).orderBy(desc(attempts.at)).limit(10).all();
  }

  unreported(): AttemptRow[] {
    // Said as the index says it.
    const failed = sql`${schema.attempts.reported} = 0 AND ${schema.attempts.state} IN ('refused', 'gone', 'given up')`;
    return this.db.select().from(schema.attempts).where(failed).limit(50).all();
  }

  reported(keys: string[]): void {
    this.db.update(schema.attempts).set({ reported: true }).where(inArray(schema.attempts.key, keys)).run();
  }

  attempts(): AttemptRow[] {
    return this.db.select().from(schema.attempts).orderBy(desc(schema.attempts.at)).all();
  }

  tidy(now: number): void {
    const { attempts, told } = schema;
    const settled = this.db
      .select({ key: attempts.key })
      .from(attempts)
      .where(ne(attempts.state, 'waiting'))
      .orderBy(desc(attempts.at))
      .all();
    const old = settled.slice(mostSettled).map(({ key }) => key);
    if (old.length > 0)
      this.db
        .delete(attempts)
        .where(inArray(attempts.key, old.slice(0, 50)))
        .run();
    this.db
      .delete(told)
      .where(lt(told.at, now - memory))
      .run();
  }

  subscriptions() {
    return this.db.select().from(schema.subscriptions).all();
  }

  subscribe(row: typeof schema.subscriptions.$inferSelect): void {
    this.db
      .insert(schema.subscriptions)
      .values(row)
      .onConflictDoUpdate({ target: schema.subscriptions.endpoint, set: row })
      .run();
    const { endpoint, madeAt } = schema.subscriptions;
    const all = this.db.select({ endpoint }).from(schema.subscriptions).orderBy(desc(madeAt)).all();
    for (const old of all.slice(mostSubscriptions)) this.unsubscribe(old.endpoint);
  }

  unsubscribe(endpoint: string): void {
    this.db.delete(schema.subscriptions).where(eq(schema.subscriptions.endpoint, endpoint)).run();
  }

  next(): number | undefined {
    const { pending, attempts } = schema;
    const called = this.rooms.next();
    const told = this.db.select({ at: pending.dueAt }).from(pending).orderBy(asc(pending.dueAt)).limit(1).get()?.at;
    const tried = this.db
      .select({ at: attempts.due })
      .from(attempts)
      .where(isNotNull(attempts.due))
      .orderBy(asc(attempts.due))
      .limit(1)
      .get()?.at;
    const times = [called, told, tried].filter((at) => at !== undefined && at !== null);
    return times.length === 0 ? undefined : Math.min(...times);
  }
}
