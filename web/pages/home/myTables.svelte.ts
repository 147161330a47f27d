import { RefusedError } from '../../../shared/api/client.ts';
import type { TableCard } from '../../../shared/api/desk.ts';
import type { Table as TableNow } from '../../../shared/api/table.ts';
import { call, isPassing } from '../../lib/api.ts';
import { forget, keep, kept } from '../../lib/kept.ts';
import { type KnownTable, knownTables } from '../../lib/knownTables.svelte.ts';
import { me } from '../../lib/me.svelte.ts';
import { namesOf } from '../../lib/names.ts';
import { reading } from '../../lib/reading.svelte.ts';

// `yours`: something is asked of me there; `watching`: I hold no seat.
type Is = 'yours' | 'invited' | 'waiting' | 'gathering' | 'watching' | 'unknown' | 'over' | 'gone';
export type MyTable = {
  id: string;
  game: string;
  name: string;
  is: Is;
  others: string[];
  awaited: string[]; // whom the table waits for, as far as it is known
  note: 'standIn' | 'vote' | undefined;
  until: number | undefined;
  changedAt: number;
  onlyHere: boolean; // no desk knows of it: it can be forgotten
};

const order: Is[] = ['yours', 'invited', 'waiting', 'gathering', 'watching', 'unknown', 'over', 'gone'];
const areCards = (value: unknown): value is TableCard[] => Array.isArray(value);

// My tables: those on my desk, and those that this browser alone knows. As known from the last visit at once.
class MyTables {
  #desk = $state.raw<TableCard[]>(me.user ? (kept('desk', areCards) ?? []) : []);
  #asked = $state.raw<ReadonlyMap<string, MyTable>>(new Map()); // by the room itself

  get all(): MyTable[] {
    const cards = new Map(this.#desk.map((card) => [card.id, card]));
    const onDesk = this.#desk.map((card) => this.#asked.get(card.id) ?? fromCard(card));
    const here = knownTables.all
      .filter(({ id }) => !cards.has(id))
      .map((known) => this.#asked.get(known.id) ?? fromMemory(known));
    const left = ({ until }: MyTable) => until ?? Number.MAX_SAFE_INTEGER;
    return [...onDesk, ...here].sort(
      (a, b) => order.indexOf(a.is) - order.indexOf(b.is) || left(a) - left(b) || b.changedAt - a.changedAt,
    );
  }

  async refresh(): Promise<void> {
    await me.known();
    if (me.user) await this.#fetchDesk();
    else {
      this.#desk = [];
      forget('desk');
    }
    const cards = new Map(this.#desk.map((card) => [card.id, card]));
    // What this browser has seen may be newer than what the room has told the desk.
    const toAsk = knownTables.all.filter(({ id, seen }) => seen > (cards.get(id)?.seq ?? -1) || !cards.has(id));
    const asked = await Promise.all(toAsk.map((known) => ask(known, cards.get(known.id))));
    this.#asked = new Map(asked.map((table) => [table.id, table]));
  }

  async #fetchDesk(): Promise<void> {
    try {
      this.#desk = (await call('GET /api/desk', {})).tables;
      keep('desk', this.#desk);
    } catch (error) {
      if (isPassing(error)) return;
      if (!(error instanceof RefusedError)) throw error;
      this.#desk = []; // signed out elsewhere
    }
  }
}

export const myTables = new MyTables();

function fromCard(card: TableCard): MyTable {
  const others = namesIn(card.opponents);
  return {
    id: card.id,
    game: card.game,
    name: card.name,
    is: isOf(card),
    others,
    awaited: others.length === 1 ? others : [],
    note: card.standIn ? 'standIn' : card.vote ? 'vote' : undefined,
    until: card.asked?.until ?? undefined,
    changedAt: card.changedAt,
    onlyHere: false,
  };
}

function isOf({ phase, asked, invited, vote }: TableCard): Is {
  if (phase === 'over') return 'over';
  if (invited) return 'invited';
  if (asked || vote) return 'yours';
  return phase === 'gathering' ? 'gathering' : 'waiting';
}

// A room names seats in its own words: nobody yet ('seat 2'), and bots ('bot greedy').
function namesIn(opponents: readonly string[]): string[] {
  const { bots, former } = reading.words.home;
  const people = opponents.filter((name) => !/^seat \d+$|^bot /.test(name));
  const count = opponents.filter((name) => name.startsWith('bot ')).length;
  const named = people.map((name) => (name === 'a former player' ? former : name));
  return count > 0 ? [...named, bots(count)] : named;
}

const fromMemory = ({ id, game, openedAt }: KnownTable): MyTable => ({
  id,
  game,
  name: '',
  is: 'unknown',
  others: [],
  awaited: [],
  note: undefined,
  until: undefined,
  changedAt: openedAt,
  onlyHere: true,
});

async function ask(known: KnownTable, card: TableCard | undefined): Promise<MyTable> {
  const remembered = card ? fromCard(card) : fromMemory(known);
  try {
    return { ...remembered, ...standing(await call('GET /api/games/:id', { id: known.id }, known.secret)) };
  } catch (error) {
    if (!(error instanceof RefusedError) || isPassing(error) || card) return remembered;
    return { ...remembered, is: 'gone' };
  }
}

function standing(now: TableNow): Pick<MyTable, 'name' | 'is' | 'others' | 'awaited'> {
  const names = namesOf(now.seats, reading.words);
  const isThere = (seat: number) => now.seats[seat]?.by === 'bot' || now.seats[seat]?.name !== null;
  const others = names.filter((_, seat) => seat !== now.you && isThere(seat));
  const asking = now.view?.asking;
  const awaited = (asking?.awaited ?? []).map((seat) => names[seat] ?? '');
  const { you, name, phase } = now;
  const isMine = you !== null && asking?.awaited.includes(you) && asking.sealed?.[you] === undefined;
  const is = phase !== 'playing' ? phase : you === null ? 'watching' : isMine ? 'yours' : 'waiting';
  return { name, is, others, awaited };
}
