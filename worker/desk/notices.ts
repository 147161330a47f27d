import type { NoticeSettings, TableCard } from '../../shared/api/desk.ts';
import { equal } from '../../shared/engine/index.ts';
import type { Errands } from '../errands.ts';
import type { TableFacts } from '../notify/facts.ts';
import type { Occasion } from '../notify/notice.ts';
import { parcelsFor, type Telling } from './compose.ts';
import { commonOf, isStillSo, type News, newsIn } from './news.ts';
import type { Parcel } from './parcel.ts';
import { calendarOf, isGone, isThere } from './person.ts';
import { mailAt, plan } from './plan.ts';
import { put } from './post.ts';
import type { Pending, Person } from './schema.ts';
import type { DeskStore } from './store.ts';
import { siteOf, type Workplace } from './workplace.ts';

const mostAtOnce = 30; // of what is due in one notice: each asks its room, and nobody reads more in one mail
const lookAgain = 5 * 60_000; // while the player looks at the table itself
const longestWait = 6 * 3_600_000; // for a room that can't be asked
const waits: ReadonlySet<Occasion> = new Set(['turn', 'resumed', 'vote']); // for the player, who may look and do nothing

// What a new card brings that the one before did not. The end of a game that was over before anyone told is none.
export function planFor(
  { store, now }: Workplace,
  person: Person,
  card: TableCard,
  before: TableCard | undefined,
): void {
  const known = newsIn(before ?? card).filter(({ occasion }) => before || occasion === 'finished');
  const isKnown = (one: News) => known.some((other) => equal(one, other));
  store.plan(plan(card, isKnown, person.settings, calendarOf(person), now()));
}

// What was to be told of a table and is no longer so by its new card. Its reminders are planned anew.
export function outdate(store: DeskStore, card: TableCard): void {
  for (const row of store.pending()) {
    if (row.id === card.id && (row.occasion === 'reminder' || !isStillSo(card, row))) store.drop(row);
  }
}

// What is to be told of all tables, by the settings as they are now. What was told already is not told again.
export function replan({ store, now }: Workplace): void {
  const { person } = store;
  if (!person || isGone(person)) return;
  const ends = new Set(store.pending().flatMap(({ id, occasion }) => (occasion === 'finished' ? [id] : [])));
  const planned = store.cards().flatMap((card) => {
    const isKnown = ({ occasion }: News) => occasion === 'finished' && !ends.has(card.id);
    return plan(card, isKnown, person.settings, calendarOf(person), now());
  });
  const unseen = store.pending().filter(({ rung }) => rung === 1);
  store.replan([...planned.filter((row) => !store.isTold(keyOf(row))), ...unseen]);
}

type Told = { row: Pending; facts: TableFacts };

// What is due is looked at once more with the rooms' eyes and becomes parcels: one notice for all of it, but for
// reminders, which must not get lost among news, and for what goes by mail because nobody has seen it.
export async function compose(at: Workplace, errands: Errands): Promise<void> {
  const { store } = at;
  const { person } = store;
  const due = store.due(at.now()).slice(0, mostAtOnce);
  if (!person || due.length === 0 || !errands.take(due.length)) return;
  const [news, reminders, unseen]: [Told[], Told[], Told[]] = [[], [], []];
  for (const row of due) {
    const told = await ask(at, row, person);
    if (!isThere(store)) return;
    if (told === 'later') continue;
    if (!told || !isStillSo(told.card, row) || (row.rung === 1 && told.isSeen)) {
      store.drop(row);
    } else if (told.isWatching && row.occasion !== 'reminder') {
      store.transaction(() => {
        store.drop(row);
        if (waits.has(row.occasion)) store.plan([{ ...row, dueAt: at.now() + lookAgain }]);
      });
    } else {
      const facts = { ...told.facts, link: `${siteOf(at.env, person).url}${told.facts.link}` };
      (row.occasion === 'reminder' ? reminders : row.rung === 1 ? unseen : news).push({ row, facts });
    }
  }
  store.transaction(() => {
    if (isLadder(person, store)) tellByLadder(at, person, news);
    else tell(at, person, news);
    tell(at, person, reminders);
    tell(at, having(person, { push: false, webhook: null }), unseen);
  });
}

// Push first, and mail only if it stays unseen: for who has both. A digest is one notice, by all ways at once.
function isLadder({ settings, address }: Person, store: DeskStore): boolean {
  const { push, email, mailAfter, digest } = settings;
  return push && email && mailAfter !== null && digest === null && address !== null && store.subscriptions().length > 0;
}

function tellByLadder(at: Workplace, person: Person, news: readonly Told[]): void {
  const { settings, zone } = person;
  const later = tell(at, having(person, { email: false }), news).map(({ row, facts }): Pending => {
    return { ...row, rung: 1, dueAt: mailAt(at.now(), facts.until, settings, zone) };
  });
  at.store.plan(later);
}

const having = (person: Person, ways: Partial<NoticeSettings>): Person => ({
  ...person,
  settings: { ...person.settings, ...ways },
});

// One notice of all of this, by the ways that this person has. What of it is told by that.
function tell(at: Workplace, person: Person, told: readonly Told[]): Told[] {
  const { store } = at;
  for (const { row } of told) store.drop(row);
  // A reminder is told as often as it is due; anything else only once.
  const fresh = told.filter(({ row }) => !store.isTold(keyOf(row)));
  const [first] = fresh;
  if (!first) return [];
  const rows = fresh.map(({ row }) => row);
  const parcels = parcelsAt(at, person, {
    occasion: person.settings.digest === null ? commonOf(rows) : 'digest',
    tables: [...new Map(fresh.map(({ facts }) => [facts.id, facts])).values()],
    turns: rows.map(({ id, seq, occasion }) => ({ id, since: seq, occasion })),
    key: keyOf(first.row),
    now: at.now(),
  });
  if (parcels.length === 0) return []; // they can't be told by anything: it is not told, and may be later
  for (const row of rows) store.tell(keyOf(row), at.now());
  for (const { key, parcel } of parcels) put(at, key, parcel);
  return fresh;
}

// A notice to see whether a channel works, of no table at all. False if the player has no such channel.
export function tryOut(at: Workplace, channel: Parcel['channel']): boolean {
  const { person } = at.store;
  if (!person) return false;
  const asked = having(person, {
    email: channel === 'email',
    push: channel === 'push',
    webhook: channel === 'webhook' ? person.settings.webhook : null,
  });
  const now = at.now();
  const parcels = parcelsAt(at, asked, { occasion: 'digest', tables: [], turns: [], key: `test:${now}`, now });
  for (const { key, parcel } of parcels) put(at, key, { ...parcel, isTest: true });
  return parcels.length > 0;
}

function parcelsAt({ store, env }: Workplace, person: Person, telling: Telling) {
  const subscriptions = store.subscriptions().map((row) => row.subscription);
  return parcelsFor(person, subscriptions, siteOf(env, person), telling);
}

// What a room has to tell. One that can't be asked is asked later, and keeps no other waiting.
async function ask({ store, env, now }: Workplace, row: Pending, { id, language }: Person) {
  try {
    return await env.ROOM.getByName(row.id).tell(id, language);
  } catch (error) {
    console.error(`Table ${row.id} could not be asked what there is to tell:`, error);
    if (!isThere(store)) return 'later';
    const waited = now() - (store.card(row.id)?.changedAt ?? 0);
    store.transaction(() => {
      store.drop(row);
      store.plan([{ ...row, dueAt: now() + Math.min(longestWait, Math.max(lookAgain, waited)) }]);
    });
    return 'later';
  }
}

function keyOf({ id, seq, occasion, dueAt, rung }: Pending): string {
  const key = `${id}:${seq}:${occasion}`;
  if (occasion === 'reminder') return `${key}:${dueAt}`;
  return rung === 0 ? key : `${key}:unseen`;
}
