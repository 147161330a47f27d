import { DurableObject } from 'cloudflare:workers';
import { LiveAsked } from '../../shared/api/live.ts';
import type { Answers, Undo } from '../../shared/api/moves.ts';
import { statusOf } from '../../shared/api/refused.ts';
import type { NewTable, Sitter } from '../../shared/api/table.ts';
import type { VoteCast } from '../../shared/api/votes.ts';
import type { Calendar } from '../../shared/clock/index.ts';
import { type Json, Refusal, type Seat, viewFor } from '../../shared/engine/index.ts';
import type { Env } from '../env.ts';
import type { Language } from '../notify/facts.ts';
import { isRefusal, Refusing, type Reply, refused, respond, said } from '../reply.ts';
import { parse, queryOf } from '../request.ts';
import { cast } from './ballot.ts';
import { botAnswer, botToAnswer } from './bots.ts';
import { type CardWord, cardsOf, news } from './cards.ts';
import { newClocks, nextOut, recalendared, returned, seatedAnew } from './clocks.ts';
import { answerAll, answerOne, type Decided } from './decisions.ts';
import { beginning, newGame } from './gather.ts';
import { keepTime } from './keepTime.ts';
import { resign } from './leave.ts';
import { liveMessage } from './live.ts';
import { entriesFor, logFor } from './log.ts';
import { moved, repeated } from './moved.ts';
import { Outbox, type Send } from './outbox.ts';
import { recordFor } from './record.ts';
import { isSnapshotDue, keepSnapshot, pastState } from './replay.ts';
import { ring } from './ring.ts';
import { type Caller, type Eyes, eyesOf, isFull, seatOf, seatsFor, sitDown, vacated } from './seats.ts';
import { Sockets, secretOffered, userHeader } from './sockets.ts';
import { Store, type Written } from './store.ts';
import { tableFor } from './table.ts';
import { type ToldOf, toldOf } from './tell.ts';
import { patience, Timers } from './timers.ts';
import { undo } from './undo.ts';

const botAnswersAtOnce = 16; // in one alarm, so that a table of bots leaves room for requests in between

// One game, from its first seat to its record. Every change is one transaction; nothing is told before it is written.
export class GameRoom extends DurableObject<Env> {
  now: () => number = Date.now;
  // A word is a list of cards for desks, and its number their version. Who has lost their seat since has none here.
  send: Send = async ({ id, word }) => {
    for (const { user, card } of word as unknown as CardWord[]) {
      const desk = this.env.DESK.getByName(user);
      const sits = this.store.seats.some((row) => row.user === user);
      if (!sits) await desk.dropCard(this.store.game.id);
      else if (card !== null) await desk.card({ ...card, version: id });
    }
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

  make(id: string, asked: NewTable, user: string | undefined): Reply {
    return this.#reply({ seat: null }, () => {
      const { game, rules } = newGame(id, asked, user, this.now());
      const { rows: seats, you, invitations } = seatsFor(rules, asked, user);
      this.store.make();
      const clocks = newClocks(game.pace, seats.length);
      const begun = isFull(seats) && beginning(rules, game, seats, this.now());
      this.#write({ game, seats, ...(clocks && { clocks }), ...begun });
      return said('POST /api/games', { id, you, invitations, table: this.#table({ seat: you }) });
    });
  }

  join(caller: Caller, sitter: Sitter): Reply {
    return this.#reply(caller, () => {
      const { store } = this;
      const { game, rules } = store;
      const seat = sitDown(store.seats, caller.secret ?? '', sitter, caller.user);
      if (seat !== store.seats[seat.seat]) {
        const seats = store.seats.with(seat.seat, seat);
        const begins = store.state === undefined && isFull(seats);
        const clocks = store.state && seatedAnew(store, seat.seat);
        const begun = begins && beginning(rules, game, seats, this.now());
        this.#write({ seats: [seat], ...(clocks && { clocks }), ...begun });
        this.#tell();
      }
      return said('POST /api/games/:id/join', { you: seat.seat, table: this.#table({ seat: seat.seat }) });
    });
  }

  see(caller: Caller): Reply {
    return this.#reply(caller, (eyes) => said('GET /api/games/:id', this.#table(eyes)));
  }

  answer(caller: Caller, move: Answers): Promise<Reply> {
    return this.#move('POST /api/games/:id/answers', caller, move.moveId, (seat) =>
      answerAll(this.store.rules, this.store.begun, seat, move, this.now()),
    );
  }

  undo(caller: Caller, asked: Undo): Promise<Reply> {
    return this.#move('POST /api/games/:id/undo', caller, asked.moveId, (seat) =>
      undo(this.store, seat, asked, this.now()),
    );
  }

  // 'I am back': whoever does anything at the table says so too.
  back(caller: Caller): Promise<Reply> {
    return this.#act(caller, (seat) => said('POST /api/games/:id/back', this.#table({ seat })));
  }

  resign(caller: Caller): Promise<Reply> {
    return this.#act(caller, (seat) => {
      const { store } = this;
      if (store.seats[seat]?.gone !== 'resigned') {
        if (store.begun.result !== null) throw new Refusal('game-over', 'This game is over.');
        this.#write(resign(store, seat, this.now()));
        this.#tell();
      }
      return said('POST /api/games/:id/resign', this.#table({ seat }));
    });
  }

  vote(caller: Caller, asked: VoteCast): Promise<Reply> {
    return this.#act(caller, (seat) => {
      const { store } = this;
      const { outcome, row, effect = {} } = cast(store, seat, asked, this.now());
      const { reopened, ...written } = effect;
      this.#write(written, () => {
        store.votes.keep(row);
        const user = reopened?.user ?? undefined;
        if (user !== undefined) this.#say([{ user, card: null }]);
      });
      if (reopened) this.#sockets.close(reopened.seat);
      this.#tell();
      const invitation = reopened && { seat: reopened.seat, secret: reopened.secret };
      const table = this.#table({ seat });
      return said('POST /api/games/:id/votes', { outcome, ...(invitation && { invitation }), table });
    });
  }

  log(caller: Caller, since: number, limit: number): Reply {
    return this.#reply(caller, ({ seat }) => said('GET /api/games/:id/log', logFor(this.store, seat, since, limit)));
  }

  replay(caller: Caller, seq: number): Promise<Reply> {
    return this.#replyLater(caller, async ({ seat }) => {
      const { store } = this;
      const past = await pastState(store, seq);
      const row = store.logRow(seq);
      const [entry] = row ? entriesFor(store, [row], seat) : [];
      const position = { seq, last: store.begun.seq, view: viewFor(store.rules, past, seat) };
      return said('GET /api/games/:id/replay', entry ? { ...position, entry } : position);
    });
  }

  record(caller: Caller): Reply {
    return this.#reply(caller, ({ seat }) => said('GET /api/games/:id/record', recordFor(this.store, seat)));
  }

  // What a desk may tell its player of this table, and whether they look at it just now.
  async tell(user: string, language: Language): Promise<(ToldOf & { isWatching: boolean }) | undefined> {
    const row = this.store.isMade ? this.store.seats.find((one) => one.user === user) : undefined;
    if (!row) return undefined;
    return { ...(await toldOf(this.store, row.seat, language)), isWatching: this.#sockets.isWatching(row.seat) };
  }

  // A desk's word on when its player is not expected to play, at least once.
  keepCalendar(user: string, calendar: Calendar): void {
    const { store } = this;
    const row = store.isMade ? store.seats.find((one) => one.user === user) : undefined;
    const clocks = row && recalendared(store, row.seat, calendar, this.now());
    if (!clocks) return;
    this.#write({ clocks });
    this.#tell();
  }

  // A guest turned out to be somebody known.
  passSeat(from: string, to: string): void {
    const { seats } = this.store.made;
    if (seats.some((row) => row.user === to)) return; // they sit here already, under both names
    this.#write({ seats: seats.filter((row) => row.user === from).map((row) => ({ ...row, user: to })) });
  }

  leaveForGood(user: string): void {
    const { seats, rules, state } = this.store.made;
    const left = seats.filter((row) => row.user === user).map((row) => vacated(row, rules, state !== undefined));
    this.#write({ seats: left });
    for (const { seat } of left) this.#sockets.close(seat);
    this.#tell();
  }

  // The socket of GET /api/games/:id/live.
  override fetch(request: Request): Response {
    try {
      if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
        throw new Refusing('no-upgrade', 'This address is for WebSockets; GET the table itself for a single look.');
      }
      const { seen } = parse(LiveAsked, queryOf(request.url), 'query');
      const secret = secretOffered(request.headers.get('sec-websocket-protocol'));
      const user = request.headers.get(userHeader) ?? undefined;
      const { seat } = eyesOf(this.store.made.seats, { secret, user });
      return this.#sockets.accept({ seat, seen }, (watcher) => liveMessage(this.store, watcher, this.now()));
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
    await this.#ring();
    this.#playBots();
    await this.outbox.drain(this.send, this.now());
    this.#arm();
  }

  // One decision of a seat, or the same one sent again.
  #move(
    route: 'POST /api/games/:id/answers' | 'POST /api/games/:id/undo',
    caller: Caller,
    moveId: string,
    decide: (seat: Seat) => Decided,
  ): Promise<Reply> {
    return this.#act(caller, async (seat) => {
      const { store } = this;
      const before = await repeated(store, seat, moveId);
      if (before) return said(route, before);
      if (store.begun.result === null && store.seats[seat]?.gone) {
        throw new Refusal('not-asked', 'You have given this seat up: a bot plays it on.');
      }
      const decided = decide(seat);
      this.#write(decided);
      this.#tell();
      return said(route, moved(store.rules, decided.state, decided.rows, seat, moveId));
    });
  }

  // What a player does at their table. Clocks that have run out ring before, however late the alarm is; and a player who
  // was away is back.
  #act(caller: Caller, act: (seat: Seat) => Reply | Promise<Reply>): Promise<Reply> {
    return this.#replyLater(caller, async () => {
      const { store } = this;
      const mine = seatOf(store.made.seats, caller);
      if ((nextOut(store)?.at ?? Number.POSITIVE_INFINITY) <= this.now()) await this.#ring();
      const clocks = store.state?.result === null && returned(store, mine);
      if (clocks) {
        this.#write({ clocks });
        this.#tell();
      }
      return act(seatOf(store.seats, caller));
    });
  }

  // A desk that can't be asked for vacation is asked again; until then nobody is out of time.
  async #ring(): Promise<void> {
    const { timers, env } = this;
    const retry = timers.get('clock');
    if (!this.store.isMade || (retry && retry.at > this.now())) return;
    try {
      const rang = await ring({
        store: this.store,
        now: () => this.now(),
        spendVacation: (user, at) => env.DESK.getByName(user).spendVacation(at, this.store.game.id),
        write: (written) => this.#write(written),
      });
      if (retry) timers.clear('clock');
      if (rang) this.#tell();
    } catch (error) {
      console.error(`A clock could not be rung at table ${this.store.game.id}:`, error);
      timers.set('clock', this.now() + patience(retry?.tries ?? 0), (retry?.tries ?? 0) + 1);
    }
  }

  #playBots(): void {
    const { store, timers } = this;
    const retry = timers.get('bots');
    if (retry && retry.at > this.now()) return;
    let answers = 0;
    try {
      for (; answers < botAnswersAtOnce; answers++) {
        const { state, rules, seats } = store;
        const bot = botToAnswer(store);
        if (!state || !bot) break;
        const answer = botAnswer(rules, state, bot.seat, seats[bot.seat]?.bot ?? null);
        this.#write(answerOne(rules, state, bot.seat, answer, { by: bot.by, moveId: null, at: this.now() }));
      }
      if (retry) timers.clear('bots');
    } catch (error) {
      console.error(`A bot failed at table ${store.game.id}:`, error);
      timers.set('bots', this.now() + patience(retry?.tries ?? 0), (retry?.tries ?? 0) + 1);
    }
    if (answers > 0) this.#tell();
  }

  // The alarm is set in the turn of the transaction, so both are stored or neither is.
  #write(written: Written, also?: () => void): void {
    const { state } = written;
    const isEnd = state !== undefined && state.result !== null;
    const before = cardsOf(this.store, this.now());
    const timed = keepTime(this.store, written, this.now());
    this.store.write(isEnd ? { ...timed, game: { ...this.store.game, endedAt: this.now() } } : timed, () => {
      also?.();
      this.#say(news(before, cardsOf(this.store, this.now())));
    });
    this.#arm();
    if (written.rows && isSnapshotDue(this.store)) this.ctx.waitUntil(keepSnapshot(this.store));
  }

  // Cards are JSON by their nature: they are stored as it.
  #say(words: CardWord[]): void {
    if (words.length > 0) this.outbox.put([{ addressee: 'desks', word: words as unknown as Json }], this.now());
  }

  #arm(): void {
    const bots = botToAnswer(this.store.made) && !this.timers.get('bots') ? this.now() : undefined;
    const clock = this.timers.get('clock') ? undefined : nextOut(this.store)?.at;
    const times = [bots, clock, this.timers.next(), this.outbox.next()].filter((time) => time !== undefined);
    if (times.length === 0) return;
    const next = Math.min(...times);
    if (this.#armed !== undefined && this.#armed <= next) return;
    this.#armed = next;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(next));
  }

  #tell(): void {
    this.#sockets.tell((watcher) => liveMessage(this.store, watcher, this.now()));
  }

  #reply(asker: Eyes | Caller, reply: (eyes: Eyes) => Reply): Reply {
    let eyes: Eyes | undefined;
    try {
      eyes = 'seat' in asker ? asker : eyesOf(this.store.made.seats, asker);
      return reply(eyes);
    } catch (error) {
      return this.#refuse(error, eyes);
    }
  }

  async #replyLater(caller: Caller, reply: (eyes: Eyes) => Promise<Reply>): Promise<Reply> {
    let eyes: Eyes | undefined;
    try {
      eyes = eyesOf(this.store.made.seats, caller);
      return await reply(eyes);
    } catch (error) {
      return this.#refuse(error, eyes);
    }
  }

  // Who is refused because the table has moved on gets it as it stands now.
  #refuse(error: unknown, eyes: Eyes | undefined): Reply {
    if (!isRefusal(error)) throw error;
    const isConflict = statusOf[error.reason] === 409;
    return refused(error, isConflict && eyes && this.store.isMade ? this.#table(eyes) : undefined);
  }

  #table(eyes: Eyes) {
    return tableFor(this.store, eyes, this.now());
  }
}
