import type { Reader, TableFacts, Ways } from '../notify/facts.ts';
import { mailOf, noticeOf, type Occasion, pushOf } from '../notify/notice.ts';
import type { Subscription } from '../notify/push.ts';
import type { Parcel, Turn } from './parcel.ts';
import type { Person } from './schema.ts';

export type Site = { url: string; from: string };

export function readerOf({ name, language, zone }: Person): Reader {
  return { name, language, zone };
}

export function waysOf({ id, unsubscribe }: Person, { url }: Site): Ways {
  return { settings: `${url}/settings`, unsubscribe: `${url}/api/unsubscribe/${id}/${unsubscribe}` };
}

export type Telling = { occasion: Occasion; tables: TableFacts[]; turns: Turn[]; key: string; now: number };

// The notice in each of the channels the player has chosen, with the key under which it is recorded. The key names the
// player too: who gets the notices of two in one place must not take the second's for the first's once more.
export function parcelsFor(
  person: Person,
  subscriptions: readonly Subscription[],
  site: Site,
  telling: Telling,
): { key: string; parcel: Parcel }[] {
  const { occasion, tables, turns, now } = telling;
  const key = `${telling.key}:${person.id}`;
  const { settings, address } = person;
  const reader = readerOf(person);
  const parcels: { key: string; parcel: Parcel }[] = [];
  if (settings.push) {
    for (const subscription of subscriptions) {
      const notice = pushOf(occasion, reader, tables, site.url);
      const until = Math.min(...tables.map((table) => table.until ?? Number.POSITIVE_INFINITY));
      const parcel: Parcel = { channel: 'push', turns, subscription, notice, ...(Number.isFinite(until) && { until }) };
      parcels.push({ key: `${key}:push:${subscription.endpoint}`, parcel });
    }
  }
  if (settings.email && address !== null) {
    const ways = waysOf(person, site);
    const id = `${key}:email`.replaceAll(':', '-');
    const letter = noticeOf(occasion, reader, tables, ways);
    const mail = mailOf(letter, { id, at: now, from: site.from, to: address, unsubscribe: ways.unsubscribe });
    parcels.push({ key: `${key}:email`, parcel: { channel: 'email', turns, mail } });
  }
  if (settings.webhook !== null) {
    const parcel: Parcel = {
      channel: 'webhook',
      turns,
      webhook: settings.webhook,
      occasion,
      reader,
      tables,
      desk: site.url,
    };
    parcels.push({ key: `${key}:webhook`, parcel });
  }
  return parcels;
}
