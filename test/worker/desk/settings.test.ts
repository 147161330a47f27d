import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, inject, it, vi } from 'vitest';
import { type DeskView, usualSettings } from '../../../shared/api/desk.ts';
import { mailBoxIn } from '../../../worker/notify/mailbox.ts';
import { newBrowser } from '../notify/browser.ts';
import { pushKeys } from '../passkey.ts';
import { ask, room } from '../table.ts';
import { bid, drained, type Played, Player, tableOf } from './player.ts';

const { receiver } = inject('world');
const minute = 60_000;
const hour = 60 * minute;
const monday = Date.parse('2027-03-01T12:00Z');
const attempts = (player: Player) => player.atDesk((desk) => desk.store.attempts());

// Ada has bid, so that Grace alone is awaited.
async function gracesTurn() {
  const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
  const table = await tableOf(ada, grace, monday);
  await bid(ada, table, 3);
  await drained(table);
  return { ada, grace, table };
}

// A room that fails at whatever it is asked.
function outOfOrder(table: Played, isSo: boolean): Promise<void> {
  const fail = () => {
    throw new Error('out of order');
  };
  return runInDurableObject(room(table), ({ store }) => {
    if (isSo) Object.defineProperty(store, 'seats', { get: fail, configurable: true });
    else Reflect.deleteProperty(store, 'seats');
  });
}

describe('settings that change while a turn is open', () => {
  it('put off what is to come: a digest from now on', async () => {
    const { grace } = await gracesTurn();
    await grace.settings({ digest: 18 * 60 });
    await grace.alarmAt(monday + 5 * hour);
    expect(await grace.mails()).toEqual([]);
    await grace.alarmAt(monday + 6 * hour);
    expect(await grace.mails()).toHaveLength(1);
  });

  it('bring it forward: no digest any more', async () => {
    const { grace } = await gracesTurn();
    await grace.settings({ digest: 18 * 60 });
    await grace.settings({});
    await grace.alarmAt(monday + 2 * minute);
    expect(await grace.mails()).toHaveLength(1);
  });

  it('stop it, and what waits for its next try', async () => {
    const { grace } = await gracesTurn();
    const webhook = { kind: 'json' as const, url: `${receiver}/status/503` };
    const settings = { ...usualSettings, email: false, webhook };
    await grace.atDesk((desk) => desk.change({ settings }));
    await grace.alarmAt(monday + 2 * minute);
    expect(await attempts(grace)).toMatchObject([{ state: 'waiting', tries: 1 }]);
    await grace.settings({ email: false, webhook: null });
    await grace.alarmAt(monday + hour);
    expect(await attempts(grace)).toMatchObject([{ state: 'dropped', tries: 1 }]);
  });

  it('stop what waits for an address that is theirs no longer', async () => {
    const [ada, busy] = [await Player.named('Ada'), await Player.named('Busy')];
    await tableOf(ada, busy, monday);
    await busy.alarmAt(monday + 2 * minute);
    expect(await attempts(busy)).toMatchObject([{ state: 'waiting', tries: 1 }]);
    const other = { id: busy.id, name: 'Busy', address: 'other@example.org', zone: 'UTC', language: 'en' as const };
    await busy.atDesk((desk) => desk.know(other));
    await busy.alarmAt(monday + hour);
    expect(await attempts(busy)).toMatchObject([{ state: 'dropped', tries: 1 }]);
  });

  it('do not matter where a card is brought anew: what was told is not told again, and an older card changes nothing', async () => {
    const { ada, grace, table } = await gracesTurn();
    const old = await grace.atDesk(({ store }) => store.card(table.id)!);
    await grace.alarmAt(monday + 2 * minute);
    await runInDurableObject(room(table), (instance) => instance.retell());
    await drained(table);
    await grace.alarmAt(monday + hour);
    expect(await grace.mails()).toHaveLength(1);
    await bid(grace, table, 3);
    await bid(ada, table, 1);
    await drained(table);
    const newer = await grace.atDesk(({ store }) => store.card(table.id)!);
    expect(newer.version).toBeGreaterThan(old.version);
    for (const card of [old, { ...newer, asked: null }]) await grace.atDesk((desk) => desk.card(card));
    expect(await grace.atDesk(({ store }) => store.card(table.id))).toEqual(newer);
  });

  it('do not tell again what was told', async () => {
    const { grace } = await gracesTurn();
    await grace.alarmAt(monday + 2 * minute);
    await grace.settings({ delay: 5 });
    await grace.settings({ delay: 2 });
    await grace.alarmAt(monday + hour);
    expect(await grace.mails()).toHaveLength(1);
  });

  it('tell of it by the first channel there is, however long it has been open', async () => {
    const { grace } = await gracesTurn();
    await grace.settings({ email: false });
    await grace.alarmAt(monday + hour);
    expect(await attempts(grace)).toEqual([]);
    const phone = await newBrowser(`${receiver}/push/${grace.id}`);
    await grace.send('/api/desk/push', phone.subscription);
    await grace.alarmAt(monday + 2 * hour);
    expect(await attempts(grace)).toMatchObject([{ state: 'delivered', parcel: { channel: 'push' } }]);
  });

  it.each([
    [
      'a webhook',
      '/api/desk',
      { settings: { ...usualSettings, webhook: { kind: 'json', url: 'https://10.0.0.7/hook' } } },
    ],
    ['push', '/api/desk/push', { endpoint: 'https://[fd00::1]/push', keys: pushKeys }],
  ])('name no address inside a network for %s: it is refused when it is given', async (_, path, body) => {
    const grace = await Player.named('Grace');
    await expect(grace.send(path, body)).rejects.toThrow(/"malformed".*Only public addresses are used/);
    const { settings, push } = await grace.send<DeskView>('/api/desk');
    expect([settings.webhook, push.endpoints]).toEqual([null, []]);
  });

  it('are kept, also when they are the first that the desk hears', async () => {
    const reply = await ask('/api/guests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Hedy' }),
    });
    const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
    const changed = await ask('/api/desk', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ settings: { ...usualSettings, delay: 30 } }),
    });
    expect((await changed.json<DeskView>()).settings.delay).toBe(30);
  });
});

describe('somebody whose desk hears of them only after their tables', () => {
  it('is told of the turns that are open', async () => {
    const ada = await Player.named('Ada');
    const late = await Player.guest('Late');
    await tableOf(ada, late, monday);
    expect(await late.atDesk((desk) => desk.store.pending())).toEqual([]);
    await late.atDesk((desk) =>
      desk.know({ id: late.id, name: 'Late', address: late.address, zone: 'UTC', language: 'en' }),
    );
    await late.alarmAt(monday + 2 * minute);
    expect(await late.mails()).toHaveLength(1);
  });

  it('or of their address only then: also of turns that were due before', async () => {
    const ada = await Player.named('Ada');
    const late = await Player.guest('Late');
    const person = { id: late.id, name: 'Late', zone: 'UTC', language: 'en' as const };
    await late.atDesk((desk) => desk.know({ ...person, address: null }));
    await tableOf(ada, late, monday);
    await late.alarmAt(monday + hour);
    expect(await attempts(late)).toEqual([]);
    await late.atDesk((desk) => desk.know({ ...person, address: late.address }));
    await late.alarmAt(monday + hour);
    expect(await late.mails()).toHaveLength(1);
  });
});

describe('a desk', () => {
  it('tells two players of the same question by two mails, also on the local mail page', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    await tableOf(ada, grace, monday);
    for (const player of [ada, grace]) {
      await player.atDesk((desk) => {
        desk.now = () => monday + 2 * minute;
        return desk.alarm();
      });
      expect(await mailBoxIn(env.DB).list(10, player.address)).toHaveLength(1);
    }
  });

  it('that nobody has leaves nothing behind when its id is guessed', async () => {
    const path = `/api/unsubscribe/${'a'.repeat(24)}/${'b'.repeat(32)}`;
    expect((await ask(path, { method: 'POST' })).status).toBe(410);
    const made = await runInDurableObject(env.DESK.getByName('a'.repeat(24)), (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
    );
    expect(made).toEqual([]);
  });

  it('tells of the other tables when one room can’t be asked, and asks that one later', async () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    const broken = await tableOf(ada, grace, monday, 'broken');
    await tableOf(ada, grace, monday, 'well');
    await outOfOrder(broken, true);
    await grace.alarmAt(monday + 2 * minute);
    const [mail, ...more] = await grace.mails();
    expect(more).toEqual([]);
    expect(mail?.raw).toContain('well');
    await outOfOrder(broken, false);
    await grace.alarmAt(monday + 7 * minute);
    expect(await grace.mails()).toHaveLength(2);
    spoken.mockRestore();
  });

  it('hands all seats over though a room can’t be reached at first, and is then no more', async () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [ada, guest, known] = [await Player.named('Ada'), await Player.named('Guest'), await Player.named('Known')];
    const tables = [await tableOf(ada, guest, monday), await tableOf(ada, guest, monday)];
    const [broken] = tables;
    await outOfOrder(broken!, true);
    await guest.atDesk((desk) => desk.handOver(known.id));
    await outOfOrder(broken!, false);
    await guest.alarmAt(monday + minute);
    for (const table of tables) await drained(table);
    const { tables: cards } = await known.send<DeskView>('/api/desk');
    expect(cards.map(({ id }) => id).toSorted()).toEqual(tables.map(({ id }) => id).toSorted());
    expect(await guest.atDesk((desk) => desk.store.isMade)).toBe(false);
    spoken.mockRestore();
  });

  it('whose player leaves while a notice is on its way is not there again when it has come', async () => {
    const { grace } = await gracesTurn();
    await grace.atDesk(async (desk) => {
      desk.now = () => monday + 2 * minute;
      desk.send = async () => {
        await desk.close();
        return { kind: 'delivered' };
      };
      await desk.alarm();
      expect(desk.store.isMade).toBe(false);
    });
  });

  it('whose player leaves while a room is asked tells nothing any more', async () => {
    const { grace, table } = await gracesTurn();
    const webhook = { kind: 'json' as const, url: `${receiver}/hook/left-${grace.id}` };
    await grace.atDesk(async (desk) => {
      await desk.change({ settings: { ...desk.store.person!.settings, webhook } });
      desk.now = () => monday + 2 * minute;
      const sent: string[] = [];
      desk.send = async (_, key) => {
        sent.push(key);
        return { kind: 'delivered' };
      };
      let closing: Promise<void> | undefined;
      const due = desk.store.due.bind(desk.store);
      desk.store.due = (now) => {
        closing ??= Promise.resolve().then(() => desk.close()); // as soon as it waits for the room
        return due(now);
      };
      await desk.alarm();
      await closing;
      expect([sent, desk.store.isMade]).toEqual([[], false]);
    });
    await drained(table);
  });

  it('keeps twenty browsers to push to, the latest', async () => {
    const grace = await Player.named('Grace');
    await grace.atDesk(async (desk) => {
      for (let n = 0; n < 25; n++) {
        desk.now = () => monday + n;
        await desk.subscribe({ endpoint: `https://push.example.org/${n}`, keys: { p256dh: 'a', auth: 'b' } });
      }
    });
    const { push } = await grace.send<DeskView>('/api/desk');
    expect(push.endpoints).toHaveLength(20);
    expect(push.endpoints).not.toContain('https://push.example.org/4');
  });
});
