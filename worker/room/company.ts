import type { Fill, Invite, SitDown, TakeOver } from '../../shared/api/gathering.ts';
import { idBytes, secretBytes } from '../../shared/api/secrets.ts';
import type { NewTable, Sitter } from '../../shared/api/table.ts';
import { Refusal, type Seat } from '../../shared/engine/index.ts';
import { hashOf, randomText } from '../random.ts';
import { Refusing, type Reply, said } from '../reply.ts';
import { comeByLobby, comeInvited, sitDown, takeOver } from './arrive.ts';
import { ofTalk, toPost } from './carry.ts';
import { newClocks, seatedAnew } from './clocks.ts';
import { beginning, newGame } from './gather.ts';
import { emptied, emptySeat, filled, gathering, hostAmong, mustHost, seatNamed } from './host.ts';
import { invitationTo } from './invite.ts';
import { Keeping } from './keeping.ts';
import { handOverLasts } from './links.ts';
import { type Plan, planOf, rowsOf } from './rematch.ts';
import type { SeatRow } from './schema.ts';
import { type Caller, isFull, seatOf, seatsFor, vacated } from './seats.ts';
import type { Written } from './store.ts';

// Who comes to a table and who goes: from its making to the seat that is handed over years later.
export abstract class Company extends Keeping {
  make(id: string, asked: NewTable, user: string | undefined): Reply {
    try {
      const { game, rules } = newGame(id, asked, user, this.now());
      const { rows: seats, you, invitations } = seatsFor(rules, asked, user);
      this.store.make();
      const clocks = newClocks(game.pace, seats.length);
      const hosted = { ...game, host: you };
      const begun = isFull(seats) && beginning(rules, hosted, seats, this.now());
      this.write({ game: hosted, seats, ...(clocks && { clocks }), ...begun });
      return said('POST /api/games', { id, you, invitations, table: this.table({ seat: you }) });
    } catch (error) {
      return this.refuse(error, undefined);
    }
  }

  join(caller: Caller, sitter: Sitter): Reply {
    return this.replyToComer(() => {
      const you = this.#seat(comeInvited(this.store, caller, sitter, this.now()));
      return said('POST /api/games/:id/join', { you, table: this.table({ seat: you }) });
    });
  }

  sit(user: string | undefined, asked: SitDown): Reply {
    return this.replyToComer(() => {
      const you = this.#seat(comeByLobby(this.store, asked, user));
      return said('POST /api/games/:id/sit', { you, table: this.table({ seat: you }) });
    });
  }

  // `site` is the address people know this service by, for the link in the letter.
  invite(caller: Caller, asked: Invite, site: string): Reply {
    return this.replyToSeat(caller, (mine) => {
      const { seat, address } = asked;
      this.buckets.take('beside', String(mine), this.now());
      const row = emptySeat(gathering(this.store), seat);
      let secret = '';
      this.write(address === undefined ? {} : { seats: [{ ...row, keptFor: 'letter' }] }, () => {
        secret = this.store.links.add(seat, 'invitation', null);
        if (address === undefined) return;
        const letter = invitationTo(this.store, { from: mine, to: seat, language: asked.language, site, secret });
        this.outbox.put([toPost({ id: `invitation-${randomText(15)}`, address, letter })], this.now());
      });
      this.tellAll();
      return said('POST /api/games/:id/invite', address === undefined ? { seat, secret } : { seat });
    });
  }

  leave(caller: Caller): Reply {
    return this.replyToSeat(caller, (mine) => {
      const { rules } = gathering(this.store);
      this.#empty(mine, vacated(seatNamed(this.store, mine), rules, false));
      return said('POST /api/games/:id/leave', this.table({ seat: null }));
    });
  }

  remove(caller: Caller, seat: Seat): Reply {
    return this.replyToSeat(caller, (mine) => {
      mustHost(gathering(this.store), mine);
      const row = seatNamed(this.store, seat);
      if (seat === mine) throw new Refusing('malformed', 'To get up yourself, leave.', 'body.seat');
      this.#empty(seat, emptied(row), () => this.store.links.end(seat));
      return said('POST /api/games/:id/remove', this.table({ seat: mine }));
    });
  }

  fill(caller: Caller, asked: Fill): Reply {
    return this.replyToSeat(caller, (mine) => {
      mustHost(gathering(this.store), mine);
      const bots = filled(this.store, asked);
      this.write(this.#withStart({ seats: bots }), () => {
        for (const { seat } of bots) this.store.links.end(seat);
      });
      this.tellAll();
      return said('POST /api/games/:id/fill', this.table({ seat: mine }));
    });
  }

  // Whoever asks first chooses the new table's id; the others come to the same one.
  rematch(caller: Caller, me: Sitter): Promise<Reply> {
    return this.replyLater(caller, async () => {
      const { store } = this;
      const mine = seatOf(store.seats, caller);
      const plan = planOf(store);
      const id = store.game.rematch ?? randomText(idBytes);
      if (store.game.rematch === null) {
        this.write({ game: { ...store.game, rematch: id } });
        this.tellAll();
      }
      const user = caller.user ?? store.seats[mine]?.user ?? undefined;
      const reply = await this.env.ROOM.getByName(id).meetAgain(id, plan, mine, me, user);
      return { status: reply.status, body: reply.body };
    });
  }

  // The room of the old game sends one of its players here; the first of them finds it empty.
  meetAgain(id: string, plan: Plan, seat: Seat, me: Sitter, user: string | undefined): Reply {
    try {
      const { store } = this;
      if (!store.isMade) {
        const { game } = newGame(id, plan.asked, user, this.now());
        store.make();
        const clocks = newClocks(game.pace, plan.seats.length);
        this.write({ game: { ...game, host: seat }, seats: rowsOf(plan), ...(clocks && { clocks }) });
      }
      this.#seat(sitDown(store.seats, seatNamed(store, seat), me, user));
      return said('POST /api/games/:id/rematch', { id, you: seat, table: this.table({ seat }) });
    } catch (error) {
      return this.refuse(error, undefined);
    }
  }

  handOver(caller: Caller): Reply {
    return this.replyToSeat(caller, (seat) => {
      const { store } = this;
      if (store.state && store.state.result !== null) throw new Refusal('game-over', 'This game is over.');
      if (store.seats[seat]?.gone) throw new Refusing('not-now', 'You have given this seat up: a bot plays it on.');
      this.buckets.take('beside', String(seat), this.now());
      const until = this.now() + handOverLasts;
      let secret = '';
      this.write({}, () => {
        store.links.end(seat);
        secret = store.links.add(seat, 'hand-over', until);
      });
      return said('POST /api/games/:id/hand-over', { seat, secret, until });
    });
  }

  takeOver(caller: Caller, taker: TakeOver): Reply {
    return this.replyToComer(() => {
      const { store } = this;
      const row = takeOver(store, caller, taker, this.now());
      const { seat } = row;
      if (row !== store.seats[seat]) {
        this.write({ seats: [row] }, () => this.#clear(seat));
        this.sockets.close(seat);
        this.tellAll();
      }
      return said('POST /api/games/:id/take-over', { you: seat, table: this.table({ seat }) });
    });
  }

  // A guest turned out to be somebody known. If they sit here already, under both names, each seat stays as it is.
  passSeat(from: string, to: string): void {
    const { store } = this;
    if (!store.isMade) return;
    const isHere = store.seats.some((row) => row.user === to);
    const passed = isHere
      ? []
      : store.seats.flatMap((row): SeatRow[] => {
          if (row.user === from) return [{ ...row, user: to }];
          return row.keptFor === from ? [{ ...row, keptFor: to }] : [];
        });
    this.write({ seats: passed }, () => {
      if (!store.talk.hasSaid(from)) return;
      store.talk.pass(from, to);
      this.outbox.put([ofTalk({ user: to })], this.now());
    });
  }

  // One of the player's sessions is ended: the key to their seat that its browser has kept opens nothing any more. Their
  // other browsers come by their sessions.
  changeLock(user: string): void {
    const { store } = this;
    const own = store.isMade ? store.seats.filter((row) => row.user === user && row.secret !== null) : [];
    if (own.length === 0) return;
    this.write({ seats: own.map((row) => ({ ...row, secret: hashOf(randomText(secretBytes)) })) });
    for (const { seat } of own) this.sockets.close(seat);
  }

  leaveForGood(user: string): void {
    const { store } = this;
    if (!store.isMade) return;
    const { seats, rules, state } = store;
    const left = seats
      .filter((row) => row.user === user || row.keptFor === user)
      .map((row) => (row.user === user ? vacated(row, rules, state !== undefined) : { ...row, keptFor: null }));
    this.write({ ...this.#withHost(left), seats: left }, () => {
      store.talk.forget(user);
      for (const { seat } of left) this.#clear(seat);
    });
    for (const { seat } of left) this.sockets.close(seat);
    this.tellAll();
  }

  // Somebody sits down, if they do not yet.
  #seat(row: SeatRow): Seat {
    const { store } = this;
    if (row === store.seats[row.seat]) return row.seat;
    const clocks = store.state && seatedAnew(store, row.seat);
    this.write(this.#withStart({ seats: [row], ...(clocks && { clocks }), ...this.#withHost([row]) }));
    this.tellAll();
    return row.seat;
  }

  #empty(seat: Seat, row: SeatRow, also?: () => void): void {
    this.write({ seats: [row], ...this.#withHost([row]) }, () => {
      this.store.notes.burn(seat);
      also?.();
    });
    this.sockets.close(seat);
    this.tellAll();
  }

  // What only the player who was there may have: their notes, and links that they gave out.
  #clear(seat: Seat): void {
    this.store.notes.burn(seat);
    this.store.links.end(seat);
  }

  // The last to sit down begins the game.
  #withStart(written: Written & { seats: SeatRow[] }): Written {
    const { store } = this;
    const seats = this.#after(written.seats);
    if (store.state !== undefined || !isFull(seats)) return written;
    return { ...written, ...beginning(store.rules, written.game ?? store.game, seats, this.now()) };
  }

  // Whose table it is, when somebody comes or goes before it begins.
  #withHost(changed: readonly SeatRow[]): Pick<Written, 'game'> {
    const { game, state } = this.store;
    const seats = this.#after(changed);
    const isThere = game.host !== null && seats[game.host]?.by === 'player' && seats[game.host]?.secret !== null;
    return state !== undefined || isThere ? {} : { game: { ...game, host: hostAmong(seats) } };
  }

  #after(changed: readonly SeatRow[]): SeatRow[] {
    const seats = [...this.store.seats];
    for (const row of changed) seats[row.seat] = row;
    return seats;
  }
}
