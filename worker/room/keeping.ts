import { DurableObject } from 'cloudflare:workers';
import { statusOf } from '../../shared/api/refused.ts';
import type { Table } from '../../shared/api/table.ts';
import type { Seat } from '../../shared/engine/index.ts';
import type { Env } from '../env.ts';
import { isRefusal, Refusing, type Reply, refused } from '../reply.ts';
import { botToAnswer } from './bots.ts';
import { Buckets } from './bucket.ts';
import { cardsOf, news } from './cards.ts';
import { carrier, toDesks, toLobby } from './carry.ts';
import { nextOut } from './clocks.ts';
import { keepTime } from './keepTime.ts';
import { liveMessage } from './live.ts';
import { lobbyNews, lobbyOf } from './lobby.ts';
import { Outbox, type Send } from './outbox.ts';
import { isSnapshotDue, keepSnapshot } from './replay.ts';
import { type Caller, type Eyes, eyesOf, seatOf } from './seats.ts';
import { Sockets } from './sockets.ts';
import { Store, type Written } from './store.ts';
import { tableFor } from './table.ts';
import { Timers } from './timers.ts';

// How a room keeps and tells what happens in it. Every change is one transaction; nothing is told before it is written.
export abstract class Keeping extends DurableObject<Env> {
  now: () => number = Date.now;
  send: Send;
  readonly store: Store;
  readonly timers: Timers;
  readonly outbox: Outbox;
  protected readonly sockets: Sockets;
  protected readonly buckets = new Buckets();
  #armed: number | undefined; // where the alarm stands, as far as this instance knows

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.store = new Store(ctx.storage);
    this.timers = new Timers(this.store.db);
    this.outbox = new Outbox(this.store.db);
    this.sockets = new Sockets(ctx);
    this.send = carrier(env, this.store);
    ctx.blockConcurrencyWhile(() => this.#wake());
  }

  // An alarm that got lost (given up after it had failed too often, or left out of a copy of the data) would strand the
  // table until somebody writes. Whoever wakes it, for whatever reason, sees to it: one look, and no write where it stands.
  async #wake(): Promise<void> {
    if (!this.store.isMade) return;
    this.#armed = (await this.ctx.storage.getAlarm()) ?? undefined;
    try {
      this.arm();
    } catch (error) {
      console.error(`Table ${this.store.game.id} can't tell what it waits for:`, error); // it may still be looked at
    }
  }

  override async alarm(): Promise<void> {
    this.#armed = undefined;
    await this.whatIsDue();
    await this.outbox.drain(this.send, this.now());
    this.arm();
  }

  // Clocks that have run out, bots whose turn it is.
  protected abstract whatIsDue(): Promise<void>;

  // The alarm is set in the turn of the transaction, so both are stored or neither is.
  protected write(written: Written, also?: () => void): void {
    const { store } = this;
    const { state } = written;
    const isEnd = state !== undefined && state.result !== null;
    const isStart = state !== undefined && store.state === undefined;
    const before = { cards: cardsOf(store, this.now()), lobby: lobbyOf(store) };
    const timed = keepTime(store, written, this.now());
    store.write(isEnd ? { ...timed, game: { ...store.game, endedAt: this.now() } } : timed, () => {
      also?.();
      const cards = news(before.cards, cardsOf(store, this.now()));
      const table = lobbyNews(before.lobby, lobbyOf(store));
      this.outbox.put([...(cards.length > 0 ? [toDesks(cards)] : []), ...(table ? [toLobby(table)] : [])], this.now());
    });
    this.arm();
    if (isStart && store.game.watch === 'players') this.sockets.closeSpectators();
    if (written.rows && isSnapshotDue(store)) this.ctx.waitUntil(keepSnapshot(store));
  }

  protected arm(): void {
    const bots = botToAnswer(this.store.made) && !this.timers.get('bots') ? this.now() : undefined;
    const clock = this.timers.get('clock') ? undefined : nextOut(this.store)?.at;
    const times = [bots, clock, this.timers.next(), this.outbox.next()].filter((time) => time !== undefined);
    if (times.length === 0) return;
    const next = Math.min(...times);
    if (this.#armed !== undefined && this.#armed <= next) return;
    this.#armed = next;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(next));
  }

  protected tellAll(): void {
    this.sockets.tell((watcher) => liveMessage(this.store, watcher, this.now()));
  }

  protected table(eyes: Eyes): Table {
    return tableFor(this.store, eyes, this.now());
  }

  // Whose eyes these are, if they may look at all.
  protected eyes(caller: Caller): Eyes {
    const eyes = eyesOf(this.store.made.seats, caller, this.store.links, this.now());
    if (!this.mayLook(eyes)) {
      throw new Refusing('players-only', 'Only those who sit at this table may look at it.');
    }
    return eyes;
  }

  // A table of the lobby is open to all until it begins: there is nothing to see yet, and seats to be taken.
  protected mayLook({ seat, invited, offered }: Eyes): boolean {
    const { game, state } = this.store;
    const isExpected = seat !== null || invited !== undefined || offered !== undefined;
    return isExpected || game.watch === 'anyone' || (game.listed && state === undefined);
  }

  protected reply(caller: Caller, reply: (eyes: Eyes) => Reply): Reply {
    let eyes: Eyes | undefined;
    try {
      eyes = this.eyes(caller);
      return reply(eyes);
    } catch (error) {
      return this.refuse(error, eyes);
    }
  }

  protected async replyLater(caller: Caller, reply: (eyes: Eyes) => Promise<Reply>): Promise<Reply> {
    let eyes: Eyes | undefined;
    try {
      eyes = this.eyes(caller);
      return await reply(eyes);
    } catch (error) {
      return this.refuse(error, eyes);
    }
  }

  // To whoever has a seat here, and nobody else.
  protected replyToSeat(caller: Caller, reply: (seat: Seat) => Reply): Reply {
    return this.reply(caller, () => reply(seatOf(this.store.seats, caller)));
  }

  // To whoever comes, before it is clear whether they may look.
  protected replyToComer(reply: () => Reply): Reply {
    try {
      this.store.made;
      return reply();
    } catch (error) {
      return this.refuse(error, { seat: null });
    }
  }

  // Who is refused because the table has moved on gets it as it stands now.
  protected refuse(error: unknown, eyes: Eyes | undefined): Reply {
    if (!isRefusal(error)) throw error;
    const isConflict = statusOf[error.reason] === 409 && eyes !== undefined && this.store.isMade;
    return refused(error, isConflict && this.mayLook(eyes) ? this.table(eyes) : undefined);
  }
}
