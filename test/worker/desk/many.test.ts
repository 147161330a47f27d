import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Written } from '../../../shared/api/account.ts';
import type { TableCard } from '../../../shared/api/desk.ts';
import { paces } from '../../../shared/clock/index.ts';
import type { Desk } from '../../../worker/desk/desk.ts';
import { cards, person } from '../person.ts';
import { ask, callWith, players, random, refusalOf, room, settled, sitter } from '../table.ts';
import { drained, Player, tableOf } from './player.ts';

const monday = Date.parse('2030-03-04T12:00Z');
const mostRequests = 50; // of one request or alarm, on Cloudflare's free plan

// Cards of tables whose rooms have nothing to say.
function cardsOf(count: number, like: TableCard): TableCard[] {
  return Array.from({ length: count }, () => ({ ...like, id: random(15) }));
}

// How many rooms the desk has still to tell of something.
const callsLeft = (player: Player) =>
  player.atDesk(({ store }) => (store.isMade ? store.rooms.due(Number.MAX_SAFE_INTEGER, 1_000).length : 0));

async function rings(player: Player): Promise<number[]> {
  const left = [await callsLeft(player)];
  while (left.at(-1) !== 0 && left.length < 20) {
    await player.atDesk((desk) => Object.assign(desk, { now: () => monday + 60_000 }));
    await runDurableObjectAlarm(player.desk);
    left.push(await callsLeft(player));
  }
  return left;
}

async function withMany(count: number) {
  const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
  const table = await tableOf(ada, grace, monday);
  await grace.atDesk(({ store }) => {
    for (const card of cardsOf(count, store.cards()[0]!)) store.keepCard(card);
  });
  return { ada, grace, table };
}

describe('a player with more tables than one request may ask for', () => {
  it('gets what they have written at all of them, in pages', async () => {
    const ada = await Player.named('Ada');
    const grace = await Player.named('Grace');
    const tables = [await tableOf(ada, grace, monday), await tableOf(ada, grace, monday)];
    for (const [i, { id }] of tables.entries()) await grace.send(`/api/games/${id}/notes`, { text: `note ${i}` });
    await grace.atDesk(({ store }) => {
      for (const card of cardsOf(38, store.cards()[0]!)) store.keepCard(card);
    });
    let requests = 0;
    const counted = {
      getByName: (name: string) => {
        requests++;
        return env.ROOM.getByName(name);
      },
    };
    const found: Written['tables'] = [];
    const pages: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      requests = 0;
      const reply: Response = await ask(
        `/api/me/written${after && `?after=${after}`}`,
        { headers: { cookie: grace.cookie } },
        { ROOM: counted },
      );
      const page = await reply.json<Written>();
      found.push(...page.tables);
      pages.push(requests);
      after = page.next;
    }
    expect(pages).toEqual([30, 10]);
    const mine = found.filter(({ notes }) => notes !== '').map(({ id, notes, record }) => [id, notes, record]);
    expect(mine.toSorted()).toEqual(
      tables.map(({ id }, i) => [id, `note ${i}`, `https://ostracon.test/api/games/${id}/record`]).toSorted(),
    );
  });

  it('ends a session: the locks of some seats are changed at once, of the others by the alarm', async () => {
    const { grace, table } = await withMany(59);
    const lock = () => runInDurableObject(room(table), ({ store }) => store.seats[1]?.secret);
    const before = await lock();
    await grace.send('/api/sessions/end', {});
    const left = await rings(grace);
    expect(left).toEqual([15, 0]);
    expect(Math.max(...left.map((n, i) => (left[i - 1] ?? 60) - n))).toBeLessThan(mostRequests);
    expect(await lock()).not.toBe(before);
  });

  it('leaves them all, though the power fails in between', async () => {
    const { grace, table } = await withMany(59);
    await grace.send('/api/me/leave', { name: 'Grace' });
    expect(await callsLeft(grace)).toBe(15);
    await evictDurableObject(grace.desk);
    expect(await runInDurableObject(grace.desk, (_, { storage }) => storage.getAlarm())).not.toBeNull();
    expect(await rings(grace)).toEqual([15, 0]);
    const seats = await runInDurableObject(room(table), ({ store }) => store.seats);
    expect(seats[1]).toMatchObject({ former: true, user: null });
    expect(await grace.atDesk(({ store }) => store.isMade)).toBe(false);
  });

  it('has what is to be told on an alarm before the first room is told', async () => {
    const { grace } = await withMany(0);
    const alarm = await runInDurableObject<Desk, number | null>(grace.desk, async (desk, { storage }) => {
      const closing = desk.close();
      const stands = await storage.getAlarm();
      await closing;
      return stands;
    });
    expect(alarm).toBe(monday + 5_000);
  });

  it('has their desk laid anew by the operator, in as many alarms as it takes', async () => {
    const { grace, table } = await withMany(0);
    const at = 'INSERT INTO table_players (table_id, seat, version, user) VALUES (?, 0, 1, ?)';
    await env.DB.batch(
      cardsOf(59, (await grace.send<{ tables: TableCard[] }>('/api/desk')).tables[0]!).map(({ id }) =>
        env.DB.prepare(at).bind(id, grace.id),
      ),
    );
    const operator = callWith({}, { OPERATOR_SECRET: 'whoever runs the tests' });
    const told = await operator(
      'POST /api/operator/players/:player/rebuild',
      { player: grace.id },
      'whoever runs the tests',
    );
    expect(told).toEqual({ tables: 60 });
    expect(await rings(grace)).toEqual([15, 0]);
    await drained(table);
    expect(await grace.atDesk(({ store }) => store.cards().map(({ id }) => id))).toEqual([table.id]);
  });

  it('is told of thirty tables in one notice, and of the others in the next', async () => {
    const { grace } = await withMany(0);
    const card = await grace.atDesk(({ store }) => store.cards()[0]!);
    const asked = await grace.atDesk(async (desk) => {
      for (const one of cardsOf(44, card))
        desk.store.plan([{ id: one.id, seq: 0, occasion: 'turn', dueAt: monday, rung: 0 }]);
      desk.now = () => monday + 1;
      const left = [desk.store.pending().length];
      while (left.at(-1) !== 0 && left.length < 9) {
        await desk.alarm();
        left.push(desk.store.due(monday + 1).length);
      }
      return left;
    });
    expect(asked).toEqual([45, 14, 0]);
  });

  it('changes their hours: the rooms with a clock of theirs are told in turns', async () => {
    const { grace } = await withMany(0);
    await grace.atDesk(({ store }) => {
      for (const card of cardsOf(60, { ...store.cards()[0]!, pace: paces.post })) store.keepCard(card);
    });
    await grace.send('/api/desk', { hours: { sleep: null, weekend: [6] } });
    expect(await rings(grace)).toEqual([60, 15, 0]);
  });
});

describe('somebody whose desk nobody has opened yet', () => {
  const guestAtTable = async () => {
    const [guest, ada] = [await person('Guest'), await person('Ada')];
    const { id, invitations } = await ada.call('POST /api/games', {
      body: { game: 'goofspiel', seats: players(2), me: sitter('Ada') },
    });
    await guest.call('POST /api/games/:id/join', { id, body: sitter('Guest') }, invitations[0]?.secret);
    await settled({ id });
    return { guest, ada, id };
  };
  const seat = (id: string) => runInDurableObject(room({ id }), ({ store }) => store.seats[1]);

  it('leaves their seat to a bot all the same', async () => {
    const { guest, id } = await guestAtTable();
    await guest.call('POST /api/me/leave', { body: { name: 'Guest' } });
    expect(await seat(id)).toMatchObject({ former: true, user: null });
  });

  it('has hours that nobody knows yet, so that no room is told of them', async () => {
    const guest = await Player.guest('Guest');
    const { grace } = await withMany(0);
    const card = await grace.atDesk(({ store }) => store.cards()[0]!);
    await guest.atDesk((desk) => desk.card({ ...card, pace: paces.post }));
    expect(await guest.atDesk(({ store }) => store.rooms.next())).toBeUndefined();
  });

  it('has the locks of their seats changed', async () => {
    const { guest, id } = await guestAtTable();
    const before = (await seat(id))?.secret;
    await guest.call('POST /api/sessions/end', { body: {} });
    expect((await seat(id))?.secret).not.toBe(before);
  });
});

describe('a word that comes after its player has left', () => {
  it('leads to the seat being left, or passed on to who they turned out to be', async () => {
    const [ada, grace, known] = [await Player.named('Ada'), await Player.named('Grace'), await Player.named('Known')];
    for (const heir of ['', known.id]) {
      const guest = await Player.named('Guest');
      await guest.atDesk((desk) => (heir ? desk.handOver(heir) : desk.close()));
      expect(await guest.atDesk(({ store }) => store.isMade)).toBe(false);
      const table = await tableOf(ada, grace, monday);
      await runInDurableObject(room(table), ({ store }) => {
        store.write({ seats: [{ ...store.seats[1]!, user: guest.id }] });
      });
      const card = await grace.atDesk(({ store }) => store.card(table.id)!);
      await guest.atDesk(async (desk) => {
        desk.now = () => monday;
        await desk.card(card);
        await desk.alarm();
      });
      const seats = await runInDurableObject(room(table), ({ store }) => store.seats);
      expect(seats[1]).toMatchObject(heir ? { user: heir } : { user: null, former: true });
      expect(await guest.atDesk(({ store }) => [store.isMade, store.person?.name])).toEqual([false, '']);
    }
  });

  it('of theirs, from a browser that is remembered for half a minute, brings nothing of them back', async () => {
    const guest = await Player.named('Guest');
    await guest.atDesk(async (desk) => {
      await desk.close();
      await desk.know({ id: guest.id, name: 'Guest', address: guest.address, zone: 'UTC', language: 'en' });
      await desk.subscribe({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'a', auth: 'b' } });
      expect([desk.store.isMade, await desk.change({}), await desk.view()]).toEqual([false, false, undefined]);
    });
    expect(await refusalOf(callWith({ cookie: guest.cookie })('GET /api/desk', {}))).toMatchObject({ status: 401 });
  });
});

describe('what somebody said where they have no seat', () => {
  it('is among what is theirs, and is nobody’s when they leave', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    const table = await tableOf(ada, grace, monday);
    const eve = await person('Eve');
    await eve.call('POST /api/games/:id/chat', { id: table.id, body: { text: 'well played' } });
    await eve.call('POST /api/games/:id/chat', { id: table.id, body: { text: 'both of you' } });
    await drained(table);
    expect(await cards(eve)).toEqual([]);
    const { tables } = await eve.call('GET /api/me/written', { query: {} });
    expect(tables).toMatchObject([
      { id: table.id, notes: '', said: [{ text: 'well played' }, { text: 'both of you' }] },
    ]);
    await eve.call('POST /api/me/leave', { body: { name: 'Eve' } });
    const kept = await runInDurableObject(room(table), (_, { storage }) =>
      storage.sql.exec('SELECT user, name, text FROM chat ORDER BY n').toArray(),
    );
    expect(kept).toEqual([
      { user: null, name: '', text: 'well played' },
      { user: null, name: '', text: 'both of you' },
    ]);
  });

  it('goes along with a guest who turns out to be somebody known', async () => {
    const [ada, grace, known] = [await Player.named('Ada'), await Player.named('Grace'), await Player.named('Known')];
    const table = await tableOf(ada, grace, monday);
    const guest = await Player.named('Guest');
    await guest.send(`/api/games/${table.id}/chat`, { text: 'me again' });
    await drained(table);
    await guest.atDesk((desk) => desk.handOver(known.id));
    await drained(table);
    const { tables } = await known.send<Written>('/api/me/written');
    expect(tables).toMatchObject([{ id: table.id, said: [{ text: 'me again' }] }]);
  });
});
