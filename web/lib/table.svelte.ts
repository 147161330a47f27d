import type { Chat, ChatMessage } from '../../shared/api/chat.ts';
import { RefusedError } from '../../shared/api/client.ts';
import { follow } from '../../shared/api/follow.ts';
import type { LiveMessage } from '../../shared/api/live.ts';
import type { LogEntry } from '../../shared/api/log.ts';
import type { Table as TableNow } from '../../shared/api/table.ts';
import type { Json, View } from '../../shared/engine/index.ts';
import { call, isPassing } from './api.ts';
import { keep, kept } from './kept.ts';
import { knownTables } from './knownTables.svelte.ts';
import { Outbox } from './outbox.svelte.ts';
import { release } from './release.svelte.ts';
import { withEntries } from './story.ts';

type Seen = { now: TableNow; log: LogEntry[] };
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
// What an earlier release of the site kept may lack what this one shows.
const isSeen = (value: unknown): value is Seen =>
  isObject(value) && 'log' in value && 'now' in value && isObject(value.now) && 'votes' in value.now;

const isText = (value: unknown): value is string => typeof value === 'string';

// A table as this browser knows it: how it stands now, what happened, and the decision on its way.
export class Table {
  readonly id: string;
  readonly secret: string | undefined;
  readonly outbox: Outbox;
  now = $state.raw<TableNow>();
  log = $state.raw<LogEntry[]>([]);
  talk = $state.raw<ChatMessage[]>([]); // what was said, oldest first
  unread = $state(0);
  line = $state<'opening' | 'live' | 'broken'>('opening');
  // Where the table stood when it was first reached in this visit; until then what is shown may be old.
  reachedAt = $state<number>();
  missing = $state<RefusedError['reason']>(); // why there is no such table for these eyes
  refused = $state<RefusedError>(); // the last decision, refused
  // What had been seen here before this visit, for 'since your last turn'.
  readonly seenBefore: number;
  readonly #lostSeat: () => void;
  #following: { stop(): void } | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  // Whoever has no seat yet looks with the eyes of what they were offered: an invitation, a seat handed over.
  constructor(id: string, { offer, lostSeat = () => {} }: { offer?: string | undefined; lostSeat?(): void } = {}) {
    this.id = id;
    this.#lostSeat = lostSeat;
    const known = knownTables.find(id);
    this.secret = known?.secret ?? offer;
    this.seenBefore = known?.seen ?? -1;
    const seen = kept(`seen.${id}`, isSeen);
    if (seen) [this.now, this.log] = [seen.now, seen.log];
    this.outbox = new Outbox(id, this.secret, {
      acknowledged: ({ view, seq }) => this.#take(view, seq),
      refused: (error) => {
        this.refused = error;
        if (error.table) this.#stand(error.table);
      },
    });
  }

  get view(): View | undefined {
    return this.now?.view ?? undefined;
  }

  async open(): Promise<void> {
    const isOnline = () => void this.outbox.send();
    addEventListener('online', isOnline);
    this.#stopListening = () => removeEventListener('online', isOnline);
    await this.#load();
  }

  #stopListening = () => {};

  async #load(): Promise<void> {
    try {
      const now = await call('GET /api/games/:id', { id: this.id }, this.secret);
      this.#stand(now);
      this.reachedAt = now.seq ?? -1;
      this.#follow();
      void this.outbox.send();
    } catch (error) {
      if (isPassing(error)) {
        this.line = 'broken';
        this.#retry = setTimeout(() => void this.#load(), 3000);
      } else if (!(error instanceof RefusedError)) throw error;
      else if (error.reason === 'not-your-seat' && this.secret !== undefined) this.#forgetSeat();
      else this.missing = error.reason;
    }
  }

  // Somebody else has the seat now, handed over or by a vote; or an offer is none: what this browser held opens nothing.
  #forgetSeat(): void {
    const known = knownTables.find(this.id);
    if (known) knownTables.note({ ...known, seat: null, secret: undefined });
    this.#lostSeat();
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#stopListening();
    this.#following?.stop();
    this.outbox.stop();
  }

  answer(answer: Json): void {
    const seq = this.view?.seq;
    if (seq === undefined) return;
    this.refused = undefined;
    this.outbox.post(seq, answer);
  }

  undo(): void {
    const seq = this.now?.seq;
    if (typeof seq !== 'number') return;
    this.refused = undefined;
    this.outbox.post(seq);
  }

  #follow(): void {
    const { protocol, host } = location;
    this.#following = follow({
      open: (address, protocols) => new WebSocket(address, protocols),
      wait(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      address: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/games/${this.id}/live`,
      ...(this.secret === undefined ? {} : { secret: this.secret }),
      seen: this.log.at(-1)?.seq ?? -1,
      hear: (message) => void this.#hear(message),
      hearChat: (chat) => this.hearTalk(chat),
      connected: (isLive) => {
        if (isLive && this.line === 'broken') void release.look();
        this.line = isLive ? 'live' : 'broken';
        if (isLive) void this.outbox.send();
      },
      shutOut: () => void this.#load(), // which tells why, or opens it by the session alone
    });
  }

  async #hear({ table, entries, earlier }: LiveMessage): Promise<void> {
    this.#stand(this.#withOffer(table));
    this.log = withEntries(this.log, entries);
    if (earlier) await this.#fillLog();
    this.#remember();
  }

  hearTalk({ messages, unread }: Pick<Chat, 'messages' | 'unread'>): void {
    const known = new Set(messages.map(({ n }) => n));
    this.talk = [...this.talk.filter(({ n }) => !known.has(n)), ...messages].sort((a, b) => a.n - b.n);
    this.unread = unread;
  }

  // What the server says of the table beside its moves: a vote, a seat given up.
  standAs(table: TableNow): void {
    this.#stand(table);
  }

  // The log before what a socket's message could hold.
  async #fillLog(): Promise<void> {
    for (let since = -1, more = true; more; ) {
      const log = await call('GET /api/games/:id/log', { id: this.id, query: { since: String(since) } }, this.secret);
      this.log = withEntries(this.log, log.entries);
      since = log.entries.at(-1)?.seq ?? since;
      more = log.more && log.entries.length > 0;
    }
  }

  // A socket tells all spectators the same; what these very eyes were offered, only the table itself has said.
  #withOffer(table: TableNow): TableNow {
    const { invited, offered } = this.now ?? {};
    if (table.you !== null) return table;
    const isEmpty =
      invited !== undefined && table.seats[invited]?.by === 'player' && table.seats[invited].name === null;
    return { ...table, ...(isEmpty && { invited }), ...(offered !== undefined && { offered }) };
  }

  // News may overtake each other: only what is not older counts.
  #stand(table: TableNow): void {
    if ((table.seq ?? -1) >= (this.now?.seq ?? -1)) this.now = table;
  }

  #take(view: View, seq: number): void {
    if (this.now && seq > (this.now.seq ?? -1)) this.now = { ...this.now, view, seq, canUndo: false };
  }

  #remember(): void {
    if (!this.now) return;
    if (kept(`commitment.${this.id}`, isText) === undefined) keep(`commitment.${this.id}`, this.now.commitment);
    keep(`seen.${this.id}`, { now: this.now, log: this.log.slice(-400) });
    knownTables.note({ id: this.id, game: this.now.game, seat: this.now.you, seen: this.now.seq ?? -1 });
  }
}
