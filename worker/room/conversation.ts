import type { Chat } from '../../shared/api/chat.ts';
import { Refusing, type Reply, said } from '../reply.ts';
import { ofTalk } from './carry.ts';
import { Company } from './company.ts';
import { chatMessage } from './live.ts';
import type { ChatRow } from './schema.ts';
import { type Caller, nameOf } from './seats.ts';
import { channelsFor, type Listener, messageFor, type Talk } from './talk.ts';

// What people say and write at a table: their talk, and notes for themselves.
export abstract class Conversation extends Company {
  chat(caller: Caller, since: number): Reply {
    return this.reply(caller, ({ seat }) =>
      said('GET /api/games/:id/chat', this.chatSince(since, { seat, user: caller.user })),
    );
  }

  // From a seat to the players; from anyone else who is signed in, by this name, to the spectators.
  say(caller: Caller, name: string | undefined, text: string): Reply {
    return this.reply(caller, ({ seat }) => {
      const { store } = this;
      const row = seat === null ? undefined : store.seats[seat];
      const user = row ? row.user : (caller.user ?? null);
      const called = row ? nameOf(row) : name;
      if (called === undefined) throw new Refusing('not-signed-in', 'Sign in, or play as a guest, to talk here.');
      this.buckets.take('chat', seat === null ? `spectator ${user}` : String(seat), this.now());
      const channel = seat === null ? 'spectators' : 'players';
      const message = this.#say({ at: this.now(), channel, seat, user, name: called, text });
      this.sockets.tellChat((watcher) => {
        if (!channelsFor(watcher.seat, this.#isOver).includes(channel)) return undefined;
        const messages = [messageFor(message, watcher)];
        return chatMessage({ messages, earlier: false, ...store.talk.marks(watcher.seat) });
      });
      return said('POST /api/games/:id/chat', messageFor(message, { seat, user: caller.user }));
    });
  }

  // With their first word here their desk hears of it: so it can be found, when they ask for what is theirs or leave for
  // good, whether they have a seat here then or not.
  #say(said: Omit<ChatRow, 'n'>): ChatRow {
    const { talk } = this.store;
    const { user } = said;
    if (user === null || talk.hasSaid(user)) return talk.say(said);
    let message: ChatRow | undefined;
    this.write({}, () => {
      message = talk.say(said);
      this.outbox.put([ofTalk({ user })], this.now());
    });
    if (!message) throw new Error('what was said was not written');
    return message;
  }

  markRead(caller: Caller, upTo: number): Reply {
    return this.replyToSeat(caller, (seat) => {
      this.store.talk.markRead(seat, upTo);
      return said('POST /api/games/:id/chat/read', this.chatSince(upTo, { seat }));
    });
  }

  notes(caller: Caller): Reply {
    return this.replyToSeat(caller, (seat) => said('GET /api/games/:id/notes', this.store.notes.of(seat)));
  }

  keepNotes(caller: Caller, text: string): Reply {
    return this.replyToSeat(caller, (seat) => {
      this.buckets.take('beside', String(seat), this.now());
      this.store.notes.keep(seat, text, this.now());
      return said('POST /api/games/:id/notes', this.store.notes.of(seat));
    });
  }

  // What a player has written here, for their own eyes: their notes, and what they said.
  writtenBy(user: string): { id: string; notes: string; said: ReturnType<Talk['by']> } | undefined {
    const { store } = this;
    if (!store.isMade) return undefined;
    const row = store.seats.find((one) => one.user === user);
    return { id: store.game.id, notes: row ? store.notes.of(row.seat).text : '', said: store.talk.by(user) };
  }

  get #isOver(): boolean {
    return this.store.state !== undefined && this.store.state.result !== null;
  }

  protected chatSince(since: number, listener: Listener): Chat {
    return this.store.talk.since(since, channelsFor(listener.seat, this.#isOver), listener);
  }
}
