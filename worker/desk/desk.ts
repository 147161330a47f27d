import { DurableObject } from 'cloudflare:workers';
import type { DeskChange, DeskView, TableCard } from '../../shared/api/desk.ts';
import { type Calendar, daysLeft, spendDay } from '../../shared/clock/index.ts';
import type { Env } from '../env.ts';
import { Errands } from '../errands.ts';
import { mailerOf } from '../notify/email.ts';
import type { Mail } from '../notify/mail.ts';
import { mailBoxIn } from '../notify/mailbox.ts';
import { type Subscription, vapidKeysOf } from '../notify/push.ts';
import { hasClock, makeCalls, tellCalendar } from './calls.ts';
import { keyShelf } from './keys.ts';
import { compose, outdate, planFor, replan, tryOut } from './notices.ts';
import type { Parcel } from './parcel.ts';
import { calendarOf, isGone, isThere } from './person.ts';
import { put, report, sendDue } from './post.ts';
import type { Calling } from './schema.ts';
import { sender } from './send.ts';
import { sorted } from './sorted.ts';
import { DeskStore, type Known } from './store.ts';
import type { Workplace } from './workplace.ts';

const mostFinished = 100; // shown among my games, the latest

// One player's desk: their tables, and when and how they are told of them. Rooms bring cards; the alarm sends notices.
export class Desk extends DurableObject<Env> {
  now: () => number = Date.now;
  jitter: () => number = Math.random;
  send = sender(this.env);
  readonly store: DeskStore;
  readonly #at: Workplace;
  #publicKey: string | undefined; // for push, kept so that my games are one read of this desk and no other
  #armed: number | undefined; // where the alarm stands, as far as this instance knows

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.store = new DeskStore(ctx.storage);
    this.#at = {
      store: this.store,
      env,
      now: () => this.now(),
      jitter: () => this.jitter(),
      send: (parcel, key, now) => this.send(parcel, key, now),
    };
    ctx.blockConcurrencyWhile(() => this.#wake());
  }

  // As in a room: an alarm that got lost is set by whoever wakes the desk.
  async #wake(): Promise<void> {
    if (!this.store.isMade) return;
    this.#armed = (await this.ctx.storage.getAlarm()) ?? undefined;
    await this.#arm();
  }

  async know(user: Known): Promise<void> {
    const { store } = this;
    const before = store.person;
    if (before && isGone(before)) return;
    store.transaction(() => {
      store.know(user);
      if (before?.zone !== user.zone) tellCalendar(store, this.now());
      if (before?.zone !== user.zone || before?.address !== user.address) replan(this.#at);
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
      outdate(store, card);
      if (person && isGone(person)) store.rooms.call([card.id], 'leave', this.now());
      else if (person && !before && hasClock(card)) store.rooms.call([card.id], 'calendar', this.now());
      if (person && !isGone(person)) planFor(this.#at, person, card, before);
    });
    await this.#arm();
  }

  // The player has no seat at this table any more.
  dropCard(id: string): void {
    this.store.dropCard(id);
  }

  // A room's word that the player has talked there. It needs no seat, so that no card may tell of it.
  async talkedAt(id: string): Promise<void> {
    const { store } = this;
    const { person } = store;
    store.transaction(() => {
      store.rooms.talkedAt(id);
      if (person && isGone(person)) store.rooms.call([id], 'leave', this.now());
    });
    await this.#arm();
  }

  // The operator lays this desk anew: the rooms of these tables bring their cards again.
  rebuild(ids: string[]): Promise<void> {
    return this.#callAll(() => {
      for (const { id } of this.store.cards()) this.store.dropCard(id);
      return { ids, what: 'card' };
    });
  }

  async view(): Promise<DeskView | undefined> {
    const { store, env } = this;
    const { person } = store;
    if (!person || isGone(person)) return undefined;
    const { settings, hours, vacation, zone } = person;
    this.#publicKey ??= (await vapidKeysOf(env, keyShelf(env.DB))).publicKey;
    return {
      tables: sorted(
        store.cards().map((card) => current(card, this.now())),
        mostFinished,
      ),
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
    if (!isThere(this.store)) return false;
    this.store.transaction(() => {
      this.store.change({ ...(settings && { settings }), ...(hours && { hours }) });
      if (hours) tellCalendar(this.store, this.now());
      replan(this.#at);
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
    const vacation = person && spendDay(person.vacation, at, person.zone);
    if (!person || !vacation) return undefined;
    if (vacation !== person.vacation) {
      store.transaction(() => {
        store.change({ vacation });
        tellCalendar(store, this.now(), id);
      });
      await this.#arm();
    }
    return calendarOf({ ...person, vacation });
  }

  async subscribe(subscription: Subscription): Promise<void> {
    const { store } = this;
    if (!isThere(store)) return;
    store.transaction(() => {
      store.subscribe({ endpoint: subscription.endpoint, subscription, madeAt: this.now() });
      replan(this.#at);
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
    put(this.#at, mail.id, { channel: 'email', turns: [], mail });
    await this.#arm();
  }

  // False if the player has no such channel.
  async tryOut(channel: Parcel['channel']): Promise<boolean> {
    const isSent = tryOut(this.#at, channel);
    await this.#arm();
    return isSent;
  }

  // A browser that is signed out from afar keeps no key to a seat.
  async changeLocks(): Promise<void> {
    if (!this.store.isMade) return;
    await this.#callAll(() => {
      const open = this.store.cards().filter(({ phase }) => phase !== 'over');
      return { ids: open.map(({ id }) => id), what: 'lock' };
    });
  }

  // All tables go over to another player: a guest who turned out to be somebody known.
  handOver(to: string): Promise<void> {
    return this.#leave(to);
  }

  // The player leaves for good.
  close(): Promise<void> {
    return this.#leave('');
  }

  #leave(heir: string): Promise<void> {
    return this.#callAll(() => {
      const { store } = this;
      store.silence();
      store.change({ heir, name: '', address: null });
      return { ids: store.rooms.ids('', -1), what: 'leave' };
    });
  }

  // Once this is written, all these rooms hear of it, however often the power fails or a room can't be reached. Whoever
  // asks waits for as many as can be told at once; the alarm tells the others, and these if the power fails.
  async #callAll(whom: () => { ids: string[]; what: Calling }): Promise<void> {
    const { store } = this;
    const soon = this.now() + 5_000;
    store.transaction(() => {
      const { ids, what } = whom();
      store.rooms.call(ids, what, soon);
    });
    await this.#arm();
    await this.#makeCalls(soon, new Errands());
  }

  // Everything kept here, as JSON text.
  export(): string {
    const { store } = this;
    const { unsubscribe, heir, ...person } = store.person ?? { unsubscribe: '', heir: null };
    const all = { person, tables: store.cards(), subscriptions: store.subscriptions(), notices: store.attempts() };
    return JSON.stringify(all);
  }

  // The rooms where something of the player's lies, by id, those after this one.
  roomsAfter(id: string, limit: number): string[] {
    return this.store.isMade ? this.store.rooms.ids(id, limit) : [];
  }

  override async alarm(): Promise<void> {
    this.#armed = undefined;
    const errands = new Errands();
    if (this.store.isMade) await this.#makeCalls(this.now(), errands);
    if (!this.store.isMade) return;
    await compose(this.#at, errands);
    if (this.store.isMade) await sendDue(this.#at, errands);
    if (!this.store.isMade) return; // its player has left meanwhile
    await report(this.#at, this.ctx.id);
    this.store.tidy(this.now());
    await this.#arm();
  }

  // With the last word of a player who is no more, their desk is no more either.
  async #makeCalls(dueBy: number, errands: Errands): Promise<void> {
    const { store } = this;
    await makeCalls(this.#at, dueBy, errands);
    if (!store.isMade || isThere(store) || !store.person || store.rooms.ids('', 1).length > 0) return;
    this.#armed = undefined;
    await store.forget();
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

// A vote lapses by itself, and no room tells of it.
function current({ vote, voteUntil, ...card }: TableCard, now: number): TableCard {
  return vote !== undefined && now < (voteUntil ?? 0) ? { ...card, vote, voteUntil } : card;
}
