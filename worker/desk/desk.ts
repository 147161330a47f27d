import { DurableObject } from 'cloudflare:workers';
import type { DeskChange, DeskView, TableCard } from '../../shared/api/desk.ts';
import { type Calendar, daysLeft, spendDay, type Vacation } from '../../shared/clock/index.ts';
import { equal } from '../../shared/engine/index.ts';
import { keepFailures } from '../db/failures.ts';
import type { Env } from '../env.ts';
import { mailerOf } from '../notify/email.ts';
import type { TableFacts } from '../notify/facts.ts';
import type { Mail } from '../notify/mail.ts';
import { mailBoxIn } from '../notify/mailbox.ts';
import type { Occasion } from '../notify/notice.ts';
import type { Outcome } from '../notify/outcome.ts';
import { type Subscription, vapidKeysOf } from '../notify/push.ts';
import { afterTry } from '../notify/retry.ts';
import { hashOf } from '../random.ts';
import type { ToldOf } from '../room/tell.ts';
import { patience } from '../room/timers.ts';
import { parcelsFor, type Site } from './compose.ts';
import { keyShelf } from './keys.ts';
import { emptied, type Parcel, type Turn } from './parcel.ts';
import { plan } from './plan.ts';
import type { AttemptRow, Pending, Person } from './schema.ts';
import { sender } from './send.ts';
import { sorted } from './sorted.ts';
import { DeskStore, type Known } from './store.ts';
import { isWanted } from './wanted.ts';

const lookAgain = 5 * 60_000; // while the player looks at the table itself
const longestWait = 6 * 3_600_000; // for a room that can't be asked
const mostFinished = 100; // shown among my games, the latest

// One player's desk: their tables, and when and how they are told of them. Rooms bring cards; the alarm sends notices.
export class Desk extends DurableObject<Env> {
  now: () => number = Date.now;
  jitter: () => number = Math.random;
  send = sender(this.env);
  readonly store: DeskStore;
  #publicKey: string | undefined; // for push, kept so that my games are one read of this desk and no other
  #armed: number | undefined; // where the alarm stands, as far as this instance knows

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.store = new DeskStore(ctx.storage);
  }

  async know(user: Known): Promise<void> {
    const { store } = this;
    const before = store.person;
    store.transaction(() => {
      store.know(user);
      if (before?.zone !== user.zone) this.#callRooms();
      if (before?.zone !== user.zone || before?.address !== user.address) this.#replan();
    });
    await this.#arm();
  }

  // A room's word on a table, at least once: an older one, or the same again, changes nothing.
  async card(card: TableCard): Promise<void> {
    const { store } = this;
    const before = store.card(card.id);
    const person = store.person;
    if (before && before.version >= card.version) return;
    store.transaction(() => {
      store.keepCard(card);
      store.outdate(card.id, card.asked?.since);
      if (person && (isGone(person) || (!before && hasClock(card)))) store.call([card.id], this.now());
      if (person && !isGone(person)) store.plan(plan(card, before, person.settings, calendarOf(person), this.now()));
    });
    await this.#arm();
  }

  // The player has no seat at this table any more.
  dropCard(id: string): void {
    this.store.dropCard(id);
  }

  // The operator lays this desk anew: the rooms bring all cards again.
  clear(): void {
    for (const { id } of this.store.cards()) this.store.dropCard(id);
  }

  async view(): Promise<DeskView | undefined> {
    const { store, env } = this;
    const { person } = store;
    if (!person || isGone(person)) return undefined;
    const { settings, hours, vacation, zone } = person;
    this.#publicKey ??= (await vapidKeysOf(env, keyShelf(env.DB))).publicKey;
    return {
      tables: sorted(store.cards(), mostFinished),
      settings,
      hours,
      vacation: { perYear: vacation.perYear, left: daysLeft(vacation, this.now(), zone), away: vacation.away },
      push: { publicKey: this.#publicKey, endpoints: store.subscriptions().map(({ endpoint }) => endpoint) },
      mail: mailerOf(env, mailBoxIn(env.DB)).way,
      troubles: store.troubles().map(({ parcel, why, at }) => ({ channel: parcel.channel, why: why ?? '', at })),
    };
  }

  // False if it is not known yet whose desk this is.
  async change({ settings, hours }: DeskChange): Promise<boolean> {
    if (!this.store.person) return false;
    this.store.transaction(() => {
      this.store.change({ ...(settings && { settings }), ...(hours && { hours }) });
      if (hours) this.#callRooms();
      this.#replan();
    });
    await this.#arm();
    return true;
  }

  // When the player is not expected to play. The rooms of their tables are told when they sit down and at each change.
  calendar(): Calendar | undefined {
    const { person } = this.store;
    return person && calendarOf(person);
  }

  // A clock of table `id` would run out at `at`: a day of vacation stops it, while there are any. It stops the player's
  // other clocks too. Asked again, the same day is not spent twice.
  async spendVacation(at: number, id: string): Promise<Calendar | undefined> {
    const { store } = this;
    const { person } = store;
    const vacation: Vacation | undefined = person && spendDay(person.vacation, at, person.zone);
    if (!person || !vacation) return undefined;
    if (vacation !== person.vacation) {
      store.transaction(() => {
        store.change({ vacation });
        this.#callRooms(id);
      });
      await this.#arm();
    }
    return calendarOf({ ...person, vacation });
  }

  async subscribe(subscription: Subscription): Promise<void> {
    const { store } = this;
    store.transaction(() => {
      store.subscribe({ endpoint: subscription.endpoint, subscription, madeAt: this.now() });
      this.#replan();
    });
    await this.#arm();
  }

  endSubscription(endpoint: string): void {
    this.store.unsubscribe(endpoint);
  }

  // The link in a mail: no more mails, whoever pressed it need not be signed in.
  unsubscribe(secret: string): boolean {
    const { person } = this.store;
    if (!person || person.unsubscribe !== secret) return false;
    this.store.change({ settings: { ...person.settings, email: false } });
    return true;
  }

  async post(mail: Mail): Promise<void> {
    this.#put(mail.id, { channel: 'email', turns: [], mail });
    await this.#arm();
  }

  // A notice to see whether a channel works, of no table at all. False if the player has no such channel.
  async tryOut(channel: Parcel['channel']): Promise<boolean> {
    const { person } = this.store;
    if (!person) return false;
    const only = {
      email: channel === 'email',
      push: channel === 'push',
      webhook: channel === 'webhook' ? person.settings.webhook : null,
    };
    const key = `test:${this.now()}`;
    const asked = { ...person, settings: { ...person.settings, ...only } };
    const parcels = this.#parcels(asked, { occasion: 'digest', tables: [], key, now: this.now() });
    for (const { key, parcel } of parcels) this.#put(key, { ...parcel, isTest: true });
    await this.#arm();
    return parcels.length > 0;
  }

  // All tables go over to another player: a guest who turned out to be somebody known.
  handOver(to: string): Promise<void> {
    return this.#leave(to);
  }

  // The player leaves for good.
  close(): Promise<void> {
    return this.#leave('');
  }

  // Once this is written, every room hears of it, however often the power fails or a room can't be reached.
  async #leave(heir: string): Promise<void> {
    const { store } = this;
    if (!store.person) return this.#forget();
    store.transaction(() => {
      store.silence();
      store.change({ heir, name: '', address: null });
      const ids = store.cards().map(({ id }) => id);
      store.call(ids, this.now());
    });
    await this.#call();
    await this.#arm();
  }

  // Everything kept here, as JSON text.
  export(): string {
    const { store } = this;
    const { unsubscribe, heir, ...person } = store.person ?? { unsubscribe: '', heir: null };
    const all = { person, tables: store.cards(), subscriptions: store.subscriptions(), notices: store.attempts() };
    return JSON.stringify(all);
  }

  override async alarm(): Promise<void> {
    this.#armed = undefined;
    if (this.store.isMade) await this.#call();
    if (!this.store.isMade) return;
    await this.#compose();
    await this.#send();
    await this.#report();
    this.store.tidy(this.now());
    await this.#arm();
  }

  #callRooms(except?: string): void {
    const tables = this.store.cards().filter((card) => hasClock(card) && card.id !== except);
    this.store.call(
      tables.map((card) => card.id),
      this.now(),
    );
  }

  // What is to be told of a table, by the settings as they are now. What was told already is not told again.
  #replan(): void {
    const { store } = this;
    const { person } = store;
    if (!person || isGone(person)) return;
    const ends = new Set(store.pending().flatMap(({ id, occasion }) => (occasion === 'finished' ? [id] : [])));
    const planned = store.cards().flatMap((card) => {
      const before = ends.has(card.id) ? { ...card, phase: 'playing' as const } : undefined;
      return plan(card, before, person.settings, calendarOf(person), this.now());
    });
    store.replan(planned.filter((row) => !store.isTold(keyOf(row))));
  }

  // At least once: a room that can't be reached is told later. With the last word of a player who is no more, their desk
  // is no more either.
  async #call(): Promise<void> {
    const { store } = this;
    for (const { id, tries } of store.callsDue(this.now())) {
      try {
        await this.#tellRoom(id);
      } catch (error) {
        console.error(`Table ${id} could not be told of its player (try ${tries + 1}):`, error);
        store.call([id], this.now() + patience(tries), tries + 1);
      }
    }
    if (store.person && isGone(store.person) && store.cards().length === 0) await this.#forget();
  }

  async #forget(): Promise<void> {
    this.#armed = undefined;
    await this.store.forget();
  }

  // Who has the seat from now on; else the player's calendar, as it is by now.
  async #tellRoom(id: string): Promise<void> {
    const { store, env } = this;
    const { person } = store;
    const room = env.ROOM.getByName(id);
    if (person && isGone(person)) {
      await (person.heir ? room.passSeat(person.id, person.heir) : room.leaveForGood(person.id));
      store.called(id);
      store.dropCard(id);
    } else {
      const told = this.calendar();
      if (person && told) await room.keepCalendar(person.id, told);
      if (equal(told, this.calendar())) store.called(id); // else it has changed while it was told
    }
  }

  // What is due is looked at once more with the rooms' eyes and becomes parcels, one notice for all tables of an occasion.
  async #compose(): Promise<void> {
    const { store } = this;
    const { person } = store;
    const due = store.due(this.now());
    if (!person || due.length === 0) return;
    const groups = new Map<Occasion, { row: Pending; facts: TableFacts; turn: Turn }[]>();
    for (const row of due) {
      const told = await this.#ask(row, person);
      if (told === 'later') continue;
      if (!told || !isStillToTell(row, told)) {
        store.drop(row);
      } else if (told.isWatching && row.occasion !== 'reminder') {
        store.transaction(() => {
          store.drop(row);
          if (row.occasion === 'turn') store.plan([{ ...row, dueAt: this.now() + lookAgain }]);
        });
      } else {
        const occasion = person.settings.digest === null ? row.occasion : 'digest';
        const facts = { ...told.facts, link: `${this.#site.url}${told.facts.link}` };
        groups.set(occasion, [...(groups.get(occasion) ?? []), { row, facts, turn: { id: row.id, since: row.seq } }]);
      }
    }
    for (const [occasion, tables] of groups) {
      store.transaction(() => {
        for (const { row } of tables) store.drop(row);
        // A reminder is told as often as it is due; anything else of a turn only once.
        const fresh = tables.filter(({ row }) => !store.isTold(keyOf(row)));
        const [first] = fresh;
        if (!first) return;
        const telling = { occasion, tables: fresh, key: keyOf(first.row), now: this.now() };
        const parcels = this.#parcels(person, telling);
        if (parcels.length === 0) return; // they can't be told by anything: it is not told, and may be later
        for (const { row } of fresh) store.tell(keyOf(row), this.now());
        for (const { key, parcel } of parcels) this.#put(key, parcel);
      });
    }
  }

  // What a room has to tell. One that can't be asked is asked later, and keeps no other waiting.
  async #ask(row: Pending, { id, language }: Person) {
    const { store } = this;
    try {
      return await this.env.ROOM.getByName(row.id).tell(id, language);
    } catch (error) {
      console.error(`Table ${row.id} could not be asked what there is to tell:`, error);
      const waited = this.now() - (store.card(row.id)?.changedAt ?? 0);
      store.transaction(() => {
        store.drop(row);
        store.plan([{ ...row, dueAt: this.now() + Math.min(longestWait, Math.max(lookAgain, waited)) }]);
      });
      return 'later';
    }
  }

  async #send(): Promise<void> {
    const { store } = this;
    for (const attempt of store.attemptsDue(this.now())) {
      const outcome = await this.#try(attempt).catch((error: unknown) => {
        console.error(`A notice could not be sent (${attempt.key}):`, error);
        return { kind: 'later' as const, why: 'Something went wrong on this server.' };
      });
      if (!store.isWaiting(attempt.key)) continue; // its player has left meanwhile
      if (outcome === undefined) {
        store.keepAttempt({ ...attempt, parcel: emptied(attempt.parcel), due: null, state: 'dropped', why: null });
        continue;
      }
      const { state, tries, due, why } = afterTry({ ...attempt, state: 'waiting' }, outcome, this.now(), this.jitter());
      const parcel = due === null ? emptied(attempt.parcel) : attempt.parcel;
      store.keepAttempt({ ...attempt, parcel, state, tries, due, why });
      if (state === 'gone' && attempt.parcel.channel === 'push')
        store.unsubscribe(attempt.parcel.subscription.endpoint);
    }
  }

  // undefined: it is not to be sent any more.
  async #try({ parcel, key, tries }: AttemptRow): Promise<Outcome | undefined> {
    const { person } = this.store;
    const endpoints = this.store.subscriptions().map(({ endpoint }) => endpoint);
    if (person && !isWanted(parcel, person, endpoints)) return undefined;
    if (tries > 0 && !(await this.#isStillTrue(parcel))) return undefined;
    return this.send(parcel, key, this.now());
  }

  // What is given up is told to the operator's list, at least once. If that fails it is tried again a minute later.
  async #report(): Promise<void> {
    const { store } = this;
    const failed = store.unreported();
    if (failed.length === 0) return;
    const desk = store.person?.id ?? 'an address';
    const rows = failed.map(({ key, at, parcel, state, tries, why }) => {
      const id = hashOf(`${this.ctx.id} ${key}`).slice(0, 32);
      return { id, at, desk, channel: parcel.channel, state, tries, why: why ?? '' };
    });
    try {
      await keepFailures(this.env.DB, rows, this.now());
      store.reported(failed.map(({ key }) => key));
    } catch (error) {
      console.error(`${rows.length} failures of a desk could not be told:`, error);
    }
  }

  async #isStillTrue({ turns }: Parcel): Promise<boolean> {
    const { person } = this.store;
    if (turns.length === 0 || !person) return true;
    for (const { id, since } of turns) {
      if ((await this.env.ROOM.getByName(id).tell(person.id, person.language))?.since === since) return true;
    }
    return false;
  }

  #parcels(person: Person, telling: Parameters<typeof parcelsFor>[3]) {
    const subscriptions = this.store.subscriptions().map((row) => row.subscription);
    return parcelsFor(person, subscriptions, this.#site, telling);
  }

  #put(key: string, parcel: Parcel): void {
    const now = this.now();
    const attempt: AttemptRow = {
      key,
      parcel,
      tries: 0,
      due: now,
      state: 'waiting',
      why: null,
      at: now,
      reported: false,
    };
    this.store.keepAttempt(attempt);
  }

  get #site(): Site {
    const { from } = mailerOf(this.env, mailBoxIn(this.env.DB));
    return { url: this.env.PUBLIC_URL ?? 'http://localhost:8787', from };
  }

  // In the turn of the transaction, so that both are stored or neither is. An alarm that stands earlier stays: to move it
  // writes a row, and when it rings for nothing it is set anew.
  async #arm(): Promise<void> {
    const { store } = this;
    if (!store.isMade) return;
    const report = store.unreported().length > 0 ? this.now() + 60_000 : Number.POSITIVE_INFINITY;
    const next = Math.min(report, store.next() ?? Number.POSITIVE_INFINITY);
    if (!Number.isFinite(next) || (this.#armed !== undefined && this.#armed <= next)) return;
    this.#armed = next;
    await this.ctx.storage.setAlarm(next);
  }
}

function isStillToTell({ occasion, seq }: Pending, { facts, since, isInvited }: ToldOf): boolean {
  if (occasion === 'finished') return facts.result !== undefined;
  return occasion === 'invited' ? isInvited : since === seq;
}

const keyOf = ({ id, seq, occasion, dueAt }: Pending): string =>
  occasion === 'reminder' ? `${id}:${seq}:${occasion}:${dueAt}` : `${id}:${seq}:${occasion}`;

const isGone = ({ heir }: Person): boolean => heir !== null;

const hasClock = ({ pace, phase }: TableCard): boolean => pace.kind !== 'none' && phase !== 'over';

function calendarOf({ zone, hours, vacation }: Person): Calendar {
  return { zone, sleep: hours.sleep, weekend: hours.weekend, away: vacation.away };
}
