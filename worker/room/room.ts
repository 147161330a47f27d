import { LiveAsked } from '../../shared/api/live.ts';
import type { Answers, Undo } from '../../shared/api/moves.ts';
import type { RoomExport } from '../../shared/api/operator.ts';
import type { VoteCast } from '../../shared/api/votes.ts';
import type { Calendar } from '../../shared/clock/index.ts';
import { Refusal, type Seat, viewFor } from '../../shared/engine/index.ts';
import type { Language } from '../notify/facts.ts';
import { isRefusal, Refusing, type Reply, refused, respond, said } from '../reply.ts';
import { parse, queryOf } from '../request.ts';
import { cast } from './ballot.ts';
import { botAnswer, botToAnswer } from './bots.ts';
import { type CardWord, cardsOf } from './cards.ts';
import { toDesks, toLobby } from './carry.ts';
import { nextOut, recalendared, returned } from './clocks.ts';
import { Conversation } from './conversation.ts';
import { answerAll, answerOne, type Decided } from './decisions.ts';
import { resign } from './leave.ts';
import { chatMessage, liveMessage } from './live.ts';
import { lobbyOf } from './lobby.ts';
import { entriesFor, logFor } from './log.ts';
import { isSeen, look } from './looks.ts';
import { moved, repeated } from './moved.ts';
import { pack, unpack } from './pack.ts';
import { recordFor } from './record.ts';
import { pastState } from './replay.ts';
import { ring } from './ring.ts';
import { type Caller, holderOf, seatOf } from './seats.ts';
import { secretOffered, userHeader, type Watcher } from './sockets.ts';
import { type ToldOf, toldOf } from './tell.ts';
import { patience } from './timers.ts';
import { undo } from './undo.ts';

const botAnswersAtOnce = 16; // in one alarm, so that a table of bots leaves room for requests in between

export type TellsDesk = ToldOf & { isWatching: boolean; isSeen: boolean };

// One game, from its first seat to its record.
export class GameRoom extends Conversation {
  see(caller: Caller): Reply {
    return this.reply(caller, (eyes) => said('GET /api/games/:id', this.table(eyes)));
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
    return this.#act(caller, (seat) => said('POST /api/games/:id/back', this.table({ seat })));
  }

  resign(caller: Caller): Promise<Reply> {
    return this.#act(caller, (seat) => {
      const { store } = this;
      if (store.seats[seat]?.gone !== 'resigned') {
        if (store.begun.result !== null) throw new Refusal('game-over', 'This game is over.');
        this.write(resign(store, seat, this.now()));
        this.tellAll();
      }
      return said('POST /api/games/:id/resign', this.table({ seat }));
    });
  }

  vote(caller: Caller, asked: VoteCast): Promise<Reply> {
    return this.#act(caller, (seat) => {
      const { store } = this;
      this.buckets.take('beside', String(seat), this.now());
      const { outcome, row, effect = {} } = cast(store, seat, asked, this.now());
      const { reopened, ...written } = effect;
      this.write(written, () => {
        store.votes.keep(row);
        if (!reopened) return;
        store.links.end(reopened.seat);
        store.notes.burn(reopened.seat);
      });
      if (reopened) this.sockets.close(reopened.seat);
      this.tellAll();
      const invitation = reopened && { seat: reopened.seat, secret: reopened.secret };
      const table = this.table({ seat });
      return said('POST /api/games/:id/votes', { outcome, ...(invitation && { invitation }), table });
    });
  }

  log(caller: Caller, since: number, limit: number): Reply {
    return this.reply(caller, ({ seat }) => said('GET /api/games/:id/log', logFor(this.store, seat, since, limit)));
  }

  replay(caller: Caller, seq: number): Promise<Reply> {
    return this.replyLater(caller, async ({ seat }) => {
      const { store } = this;
      const past = await pastState(store, seq);
      const row = store.logRow(seq);
      const [entry] = row ? entriesFor(store, [row], seat) : [];
      const position = { seq, last: store.begun.seq, view: viewFor(store.rules, past, seat) };
      return said('GET /api/games/:id/replay', entry ? { ...position, entry } : position);
    });
  }

  record(caller: Caller): Reply {
    return this.reply(caller, ({ seat }) => said('GET /api/games/:id/record', recordFor(this.store, seat)));
  }

  exists(): boolean {
    return this.store.isMade;
  }

  // For the operator: everything that lies here.
  export(): Reply {
    return this.replyToComer(() =>
      said('GET /api/operator/games/:id/record', pack(this.ctx.storage, this.store.game.id)),
    );
  }

  import(packed: RoomExport): Reply {
    try {
      unpack(this.ctx.storage, this.store, packed);
      this.retell();
      return said('POST /api/operator/games', { id: packed.id, seq: this.store.state?.seq ?? null });
    } catch (error) {
      return this.refuse(error, undefined);
    }
  }

  // The lobby and the desks of all players, or that of one, are told of this table as if they had never been.
  // How many desks that are; undefined if there is no table here.
  retell(only?: string): number | undefined {
    const { store } = this;
    if (!store.isMade) return undefined;
    const cards = [...cardsOf(store, this.now())].filter(([user]) => only === undefined || user === only);
    const table = only === undefined ? lobbyOf(store) : undefined;
    const words = cards.map(([user, card]): CardWord => ({ user, card, anew: true }));
    this.write({}, () => this.outbox.put([toDesks(words), ...(table ? [toLobby(table)] : [])], this.now()));
    return words.length;
  }

  // What a desk may tell its player of this table, whether they look at it just now, and whether they have.
  async tell(user: string, language: Language): Promise<TellsDesk | undefined> {
    const row = this.store.isMade ? this.store.seats.find((one) => holderOf(one) === user) : undefined;
    if (!row) return undefined;
    const told = await toldOf(this.store, row, language, this.now());
    const isWatching = this.sockets.isWatching(row.seat);
    return { ...told, isWatching, isSeen: isWatching || isSeen(this.store, row, this.now()) };
  }

  // A desk's word on when its player is not expected to play, at least once.
  keepCalendar(user: string, calendar: Calendar): void {
    const { store } = this;
    const row = store.isMade ? store.seats.find((one) => one.user === user) : undefined;
    const clocks = row && recalendared(store, row.seat, calendar, this.now());
    if (!clocks) return;
    this.write({ clocks });
    this.tellAll();
  }

  // The socket of GET /api/games/:id/live.
  override fetch(request: Request): Response {
    try {
      if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
        throw new Refusing('no-upgrade', 'This address is for WebSockets; GET the table itself for a single look.');
      }
      const { seen, heard } = parse(LiveAsked, queryOf(request.url), 'query');
      const secret = secretOffered(request.headers.get('sec-websocket-protocol'));
      const user = request.headers.get(userHeader) ?? undefined;
      const { seat } = this.eyes({ secret, user });
      const watcher: Watcher = { seat, seen, ...(user !== undefined && { user }) };
      const row = seat === null ? undefined : this.store.seats[seat];
      if (row) look(this.store, row, this.now());
      const missed = heard === undefined ? [] : [chatMessage(this.chatSince(heard, watcher))];
      return this.sockets.accept(watcher, (one) => liveMessage(this.store, one, this.now()), missed);
    } catch (error) {
      if (isRefusal(error)) return respond(refused(error));
      throw error;
    }
  }

  override webSocketMessage(socket: WebSocket): void {
    socket.close(1003, 'This socket only tells; decisions go by POST.');
  }

  protected override async whatIsDue(): Promise<void> {
    await this.#ring();
    this.#playBots();
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
      this.buckets.take('move', String(seat), this.now());
      const before = await repeated(store, seat, moveId);
      if (before) return said(route, before);
      if (store.begun.result === null && store.seats[seat]?.gone) {
        throw new Refusal('not-asked', 'You have given this seat up: a bot plays it on.');
      }
      const decided = decide(seat);
      this.write(decided);
      this.tellAll();
      return said(route, moved(store.rules, decided.state, decided.rows, seat, moveId));
    });
  }

  // What a player does at their table. Clocks that have run out ring before, however late the alarm is; and a player who
  // was away is back.
  #act(caller: Caller, act: (seat: Seat) => Reply | Promise<Reply>): Promise<Reply> {
    return this.replyLater(caller, async () => {
      const { store } = this;
      const mine = seatOf(store.made.seats, caller);
      if ((nextOut(store)?.at ?? Number.POSITIVE_INFINITY) <= this.now()) await this.#ring();
      const clocks = store.state?.result === null && returned(store, mine);
      if (clocks) {
        this.write({ clocks });
        this.tellAll();
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
        write: (written) => this.write(written),
      });
      if (retry) timers.clear('clock');
      if (rang) this.tellAll();
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
        this.write(answerOne(rules, state, bot.seat, answer, { by: bot.by, moveId: null, at: this.now() }));
      }
      if (retry) timers.clear('bots');
    } catch (error) {
      console.error(`A bot failed at table ${store.game.id}:`, error);
      timers.set('bots', this.now() + patience(retry?.tries ?? 0), (retry?.tries ?? 0) + 1);
    }
    if (answers > 0) this.tellAll();
  }
}
