import { DurableObject } from 'cloudflare:workers';
import { LiveAsked } from '../../shared/api/live.ts';
import type { Answers, Undo } from '../../shared/api/moves.ts';
import { statusOf } from '../../shared/api/refused.ts';
import type { NewTable, Sitter } from '../../shared/api/table.ts';
import { type Seat, viewFor } from '../../shared/engine/index.ts';
import type { Env } from '../env.ts';
import { isRefusal, Refusing, type Reply, refused, respond, said } from '../reply.ts';
import { parse, queryOf } from '../request.ts';
import { botAnswer, botToAnswer } from './bots.ts';
import { answerAll, answerOne, type Decided } from './decisions.ts';
import { beginning, newGame } from './gather.ts';
import { liveMessage } from './live.ts';
import { entriesFor, logFor } from './log.ts';
import { moved, repeated } from './moved.ts';
import { Outbox, type Send } from './outbox.ts';
import { recordFor } from './record.ts';
import { isSnapshotDue, keepSnapshot, pastState } from './replay.ts';
import { type Eyes, eyesOf, isFull, seatOf, seatsFor, sitDown } from './seats.ts';
import { Sockets, secretOffered } from './sockets.ts';
import { Store, type Written } from './store.ts';
import { tableFor } from './table.ts';
import { patience, Timers } from './timers.ts';
import { undo } from './undo.ts';

const botAnswersAtOnce = 16; // in one alarm, so that a table of bots leaves room for requests in between

// One game, from its first seat to its record. Every change is one transaction; nothing is told before it is written.
export class GameRoom extends DurableObject<Env> {
  now: () => number = Date.now;
  send: Send = async ({ addressee }) => {
    throw new Error(`this room knows nobody called ${addressee}`);
  };
  readonly store: Store;
  readonly timers: Timers;
  readonly outbox: Outbox;
  readonly #sockets: Sockets;
  #armed: number | undefined; // where the alarm stands, as far as this instance knows

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.store = new Store(ctx.storage);
    this.timers = new Timers(this.store.db);
    this.outbox = new Outbox(this.store.db);
    this.#sockets = new Sockets(ctx);
  }

  make(id: string, asked: NewTable): Reply {
    return this.#reply({ seat: null }, () => {
      const { game, rules } = newGame(id, asked, this.now());
      const { rows: seats, you, invitations } = seatsFor(rules, asked);
      this.store.make();
      this.#write({ game, seats, ...(isFull(seats) && beginning(rules, game, seats, this.now())) });
      return said('POST /api/games', { id, you, invitations, table: tableFor(this.store, { seat: you }) });
    });
  }

  join(invitation: string | undefined, sitter: Sitter): Reply {
    return this.#reply(invitation, () => {
      const { store } = this;
      const { game, rules } = store;
      const seat = sitDown(store.seats, invitation ?? '', sitter);
      if (seat !== store.seats[seat.seat]) {
        const seats = store.seats.with(seat.seat, seat);
        this.#write({ seats: [seat], ...(isFull(seats) && beginning(rules, game, seats, this.now())) });
        this.#tell();
      }
      return said('POST /api/games/:id/join', { you: seat.seat, table: tableFor(store, { seat: seat.seat }) });
    });
  }

  see(secret: string | undefined): Reply {
    return this.#reply(secret, (eyes) => said('GET /api/games/:id', tableFor(this.store, eyes)));
  }

  answer(secret: string | undefined, move: Answers): Promise<Reply> {
    return this.#move('POST /api/games/:id/answers', secret, move.moveId, (seat) =>
      answerAll(this.store.rules, this.store.begun, seat, move, this.now()),
    );
  }

  undo(secret: string | undefined, asked: Undo): Promise<Reply> {
    return this.#move('POST /api/games/:id/undo', secret, asked.moveId, (seat) =>
      undo(this.store, seat, asked, this.now()),
    );
  }

  log(secret: string | undefined, since: number, limit: number): Reply {
    return this.#reply(secret, ({ seat }) => said('GET /api/games/:id/log', logFor(this.store, seat, since, limit)));
  }

  replay(secret: string | undefined, seq: number): Promise<Reply> {
    return this.#replyLater(secret, async ({ seat }) => {
      const { store } = this;
      const past = await pastState(store, seq);
      const row = store.logRow(seq);
      const [entry] = row ? entriesFor(store, [row], seat) : [];
      const position = { seq, last: store.begun.seq, view: viewFor(store.rules, past, seat) };
      return said('GET /api/games/:id/replay', entry ? { ...position, entry } : position);
    });
  }

  record(secret: string | undefined): Reply {
    return this.#reply(secret, ({ seat }) => said('GET /api/games/:id/record', recordFor(this.store, seat)));
  }

  // The socket of GET /api/games/:id/live.
  override fetch(request: Request): Response {
    try {
      if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
        throw new Refusing('no-upgrade', 'This address is for WebSockets; GET the table itself for a single look.');
      }
      const { seen } = parse(LiveAsked, queryOf(request.url), 'query');
      const { seat } = eyesOf(this.store.made.seats, secretOffered(request.headers.get('sec-websocket-protocol')));
      return this.#sockets.accept({ seat, seen }, (watcher) => liveMessage(this.store, watcher));
    } catch (error) {
      if (isRefusal(error)) return respond(refused(error));
      throw error;
    }
  }

  override webSocketMessage(socket: WebSocket): void {
    socket.close(1003, 'This socket only tells; decisions go by POST.');
  }

  override async alarm(): Promise<void> {
    this.#armed = undefined;
    this.#playBots();
    await this.outbox.drain(this.send, this.now());
    this.#arm();
  }

  // One decision of a seat, or the same one sent again.
  #move(
    route: 'POST /api/games/:id/answers' | 'POST /api/games/:id/undo',
    secret: string | undefined,
    moveId: string,
    decide: (seat: Seat) => Decided,
  ): Promise<Reply> {
    return this.#replyLater(secret, async () => {
      const { store } = this;
      const seat = seatOf(store.made.seats, secret);
      const before = await repeated(store, seat, moveId);
      if (before) return said(route, before);
      const decided = decide(seat);
      this.#write(decided);
      this.#tell();
      return said(route, moved(store.rules, decided.state, decided.rows, seat, moveId));
    });
  }

  #playBots(): void {
    const { store, timers } = this;
    const retry = timers.get('bots');
    if (retry && retry.at > this.now()) return;
    let answers = 0;
    try {
      for (; answers < botAnswersAtOnce; answers++) {
        const { state, rules, seats } = store;
        const seat = state && botToAnswer(rules, state, seats);
        if (!state || seat === undefined) break;
        const answer = botAnswer(rules, state, seat, seats[seat]?.bot ?? null);
        this.#write(answerOne(rules, state, seat, answer, { by: 'bot', moveId: null, at: this.now() }));
      }
      if (retry) timers.clear('bots');
    } catch (error) {
      console.error(`A bot failed at table ${store.game.id}:`, error);
      timers.set('bots', this.now() + patience(retry?.tries ?? 0), (retry?.tries ?? 0) + 1);
    }
    if (answers > 0) this.#tell();
  }

  // The alarm is set in the turn of the transaction, so both are stored or neither is.
  #write(written: Written): void {
    const { state } = written;
    const isEnd = state !== undefined && state.result !== null;
    this.store.write(isEnd ? { ...written, game: { ...this.store.game, endedAt: this.now() } } : written);
    this.#arm();
    if (written.rows && isSnapshotDue(this.store)) this.ctx.waitUntil(keepSnapshot(this.store));
  }

  #arm(): void {
    const { state, rules, seats } = this.store.made;
    const bot = state && botToAnswer(rules, state, seats);
    const bots = bot === undefined || this.timers.get('bots') ? undefined : this.now();
    const times = [bots, this.timers.next(), this.outbox.next()].filter((time) => time !== undefined);
    if (times.length === 0) return;
    const next = Math.min(...times);
    if (this.#armed !== undefined && this.#armed <= next) return;
    this.#armed = next;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(next));
  }

  #tell(): void {
    this.#sockets.tell((watcher) => liveMessage(this.store, watcher));
  }

  #reply(secret: Eyes | string | undefined, reply: (eyes: Eyes) => Reply): Reply {
    let eyes: Eyes | undefined;
    try {
      eyes = typeof secret === 'object' ? secret : eyesOf(this.store.made.seats, secret);
      return reply(eyes);
    } catch (error) {
      return this.#refuse(error, eyes);
    }
  }

  async #replyLater(secret: string | undefined, reply: (eyes: Eyes) => Promise<Reply>): Promise<Reply> {
    let eyes: Eyes | undefined;
    try {
      eyes = eyesOf(this.store.made.seats, secret);
      return await reply(eyes);
    } catch (error) {
      return this.#refuse(error, eyes);
    }
  }

  // Who is refused because the table has moved on gets it as it stands now.
  #refuse(error: unknown, eyes: Eyes | undefined): Reply {
    if (!isRefusal(error)) throw error;
    const isConflict = statusOf[error.reason] === 409;
    return refused(error, isConflict && eyes && this.store.isMade ? tableFor(this.store, eyes) : undefined);
  }
}
