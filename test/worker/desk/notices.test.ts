import { env } from 'cloudflare:workers';
import { describe, expect, inject, it, vi } from 'vitest';
import type { DeskView } from '../../../shared/api/desk.ts';
import { paces } from '../../../shared/clock/index.ts';
import type { Taken } from '../../outside/world.ts';
import { bytesOf, newBrowser } from '../notify/browser.ts';
import { ask } from '../table.ts';
import { plainText } from './mail.ts';
import { bid, drained, Player, tableOf } from './player.ts';

const { receiver, plain } = inject('world');
const minute = 60_000;
const hour = 60 * minute;
const monday = Date.parse('2027-03-01T12:00Z');

const taken = async (path: string): Promise<Taken[]> =>
  (await fetch(`${plain}/taken?path=${encodeURIComponent(path)}`)).json();

// Ada has bid, so that Grace alone is awaited.
async function gracesTurn(name = '') {
  const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
  const table = await tableOf(ada, grace, monday, name);
  await bid(ada, table, 3);
  await drained(table);
  return { ada, grace, table };
}

describe('a notice of one’s turn', () => {
  it('goes out after a grace of two minutes and says which game, against whom, what is asked and where', async () => {
    const { grace, table } = await gracesTurn('Saturday <b>');
    await grace.alarmAt(monday + 1 * minute);
    expect(await grace.mails()).toEqual([]);
    await grace.alarmAt(monday + 2 * minute);
    const [mail, ...more] = await grace.mails();
    expect(more).toEqual([]);
    const text = plainText(mail!.raw);
    for (const part of ['Goofspiel', 'Saturday <b>', 'Ada', 'Bid one of your cards', `/table/${table.id}`])
      expect(text).toContain(part);
    expect(text).not.toContain('Bid 3');
    await grace.alarmAt(monday + 10 * minute);
    expect(await grace.mails()).toHaveLength(1);
  });

  it('is not sent when the turn was taken in the meantime', async () => {
    const { grace, table } = await gracesTurn();
    await bid(grace, table, 5);
    await grace.alarmAt(monday + 2 * minute); // the room's word has not even come yet: the desk asks the room
    expect(await grace.mails()).toEqual([]);
  });

  it('waits while the player looks at the table, and comes when they went away without playing', async () => {
    const { grace, table } = await gracesTurn();
    const socket = await grace.watch(table);
    await grace.alarmAt(monday + 2 * minute);
    expect(await grace.mails()).toEqual([]);
    socket.close();
    await vi.waitFor(async () => {
      await grace.alarmAt(monday + 20 * minute);
      expect(await grace.mails()).toHaveLength(1);
    });
  });

  it('tells of several tables in one mail', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    for (const name of ['one', 'two']) await drained(await tableOf(ada, grace, monday, name));
    await grace.alarmAt(monday + 2 * minute);
    const mails = await grace.mails();
    expect(mails).toHaveLength(1);
    expect(plainText(mails[0]!.raw)).toMatch(/one.*two|two.*one/s);
  });

  it('waits for the end of quiet hours by the player’s own clock', async () => {
    const ada = await Player.named('Ada');
    const grace = await Player.named('Grace', 'Europe/Berlin');
    await grace.settings({ quiet: { from: 12 * 60, until: 15 * 60 } });
    await tableOf(ada, grace, monday); // 13:00 in Berlin
    await grace.alarmAt(monday + 2 * hour - minute);
    expect(await grace.mails()).toEqual([]);
    await grace.alarmAt(monday + 2 * hour);
    expect(await grace.mails()).toHaveLength(1);
  });

  it('becomes one digest a day where that is chosen', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    await grace.settings({ digest: 18 * 60 });
    for (const name of ['one', 'two']) await tableOf(ada, grace, monday, name);
    await grace.alarmAt(monday + 5 * hour);
    expect(await grace.mails()).toEqual([]);
    await grace.alarmAt(monday + 6 * hour);
    expect(await grace.mails()).toHaveLength(1);
  });

  it('is told once, however often the room says so', async () => {
    const { grace, table } = await gracesTurn();
    const { tables } = await grace.send<DeskView>('/api/desk');
    await grace.alarmAt(monday + 2 * minute);
    for (const version of [1, tables[0]!.version, 1000]) {
      await grace.atDesk((desk) => desk.card({ ...tables[0]!, version }));
    }
    await grace.alarmAt(monday + 9 * minute);
    expect(await grace.mails()).toHaveLength(1);
    expect(table.id).toBe(tables[0]!.id);
  });

  it('comes again as a reminder when little time is left', async () => {
    const { grace } = await gracesTurn();
    const { tables } = await grace.send<DeskView>('/api/desk');
    const clock = { left: 10 * hour, since: monday, held: false };
    const asked = { since: tables[0]!.asked!.since, until: monday + 10 * hour, clock };
    await grace.atDesk((desk) => {
      desk.now = () => monday;
      return desk.card({ ...tables[0]!, version: 1000, asked, pace: paces.live });
    });
    await grace.alarmAt(monday + 2 * minute);
    await grace.alarmAt(monday + 8 * hour - minute);
    expect(await grace.mails()).toHaveLength(1);
    await grace.alarmAt(monday + 8 * hour);
    expect(await grace.mails()).toHaveLength(2);
  });
});

describe('a channel', () => {
  it('that fails is tried again with growing waits, and recorded once', async () => {
    const { grace } = await gracesTurn();
    const path = `/fails/2/hook-${grace.id}`;
    const settings = { email: false, push: false, webhook: { kind: 'json' as const, url: receiver + path } };
    await grace.atDesk((desk) => desk.change({ settings: { ...desk.store.person!.settings, ...settings } }));
    const due = async () => grace.atDesk((desk) => desk.store.attempts()[0]);
    await grace.alarmAt(monday + 2 * minute);
    const first = await due();
    expect(first).toMatchObject({ state: 'waiting', tries: 1 });
    await grace.alarmAt(first!.due!);
    const second = await due();
    expect(second).toMatchObject({ state: 'waiting', tries: 2 });
    expect(second!.due! - first!.due!).toBeGreaterThan(first!.due! - (monday + 2 * minute));
    await grace.alarmAt(second!.due!);
    expect(await due()).toMatchObject({ state: 'delivered', tries: 3, due: null });
    const keys = new Set((await taken(path)).map(({ headers }) => headers['idempotency-key']));
    expect(keys.size).toBe(1);
  });

  it('is not tried again for a turn that has been taken', async () => {
    const { grace, table } = await gracesTurn();
    const webhook = { kind: 'json' as const, url: `${receiver}/status/500` };
    await grace.atDesk((desk) => desk.change({ settings: { ...desk.store.person!.settings, email: false, webhook } }));
    await grace.alarmAt(monday + 2 * minute);
    await bid(grace, table, 5);
    await bid(grace, table, 4).catch(() => undefined);
    await grace.alarmAt(monday + 3 * hour);
    const [attempt] = await grace.atDesk((desk) => desk.store.attempts());
    expect(attempt).toMatchObject({ state: 'dropped', tries: 1 });
  });

  it('by push reaches the browser; an endpoint that is gone is removed', async () => {
    const { grace, table } = await gracesTurn();
    const phone = await newBrowser(`${receiver}/push/${grace.id}`);
    const lost = await newBrowser(`${receiver}/status/410`);
    for (const { subscription } of [phone, lost]) await grace.send('/api/desk/push', subscription);
    await grace.alarmAt(monday + 2 * minute);
    const [got] = await taken(`/push/${grace.id}`);
    const notice = JSON.parse(await phone.decrypt(bytesOf(got!.body)));
    expect(notice).toMatchObject({ tag: table.id, link: expect.stringContaining(`/table/${table.id}`) });
    const { push } = await grace.send<DeskView>('/api/desk');
    expect(push.endpoints).toEqual([phone.subscription.endpoint]);
  });

  it('by mail is turned off with one click on its link, by POST alone', async () => {
    const { ada, grace, table } = await gracesTurn();
    await grace.alarmAt(monday + 2 * minute);
    const [mail] = await grace.mails();
    const link =
      /list-unsubscribe: <([^>]+)>/i.exec(mail!.raw.replaceAll(/\r\n\s+/g, ' '))?.[1]?.replaceAll(' ', '') ?? '';
    const path = new URL(link).pathname;
    expect((await ask(path, { redirect: 'manual' })).status).toBe(302);
    expect((await grace.send<DeskView>('/api/desk')).settings.email).toBe(true);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const wrong = await ask(
      path.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
      { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' },
    );
    expect(wrong.status).toBe(410);
    expect((await ask(path, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
    expect((await grace.send<DeskView>('/api/desk')).settings.email).toBe(false);
    await bid(grace, table, 5);
    await drained(table);
    await bid(ada, table, 4);
    await drained(table);
    await grace.alarmAt(monday + hour);
    expect(await grace.mails()).toHaveLength(1);
  });

  it('that refuses for good is shown in the settings', async () => {
    const { grace } = await gracesTurn();
    const webhook = { kind: 'json' as const, url: `${receiver}/status/403` };
    await grace.atDesk((desk) => desk.change({ settings: { ...desk.store.person!.settings, email: false, webhook } }));
    await grace.alarmAt(monday + 2 * minute);
    const { troubles } = await grace.send<DeskView>('/api/desk');
    expect(troubles).toEqual([{ channel: 'webhook', why: expect.stringContaining('403'), at: expect.any(Number) }]);
  });

  it('by mail that is refused is shown to its player with the reason, and not tried again', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Refused')];
    const table = await tableOf(ada, grace, monday);
    await drained(table);
    await grace.alarmAt(monday + 2 * minute);
    const { troubles } = await grace.send<DeskView>('/api/desk');
    expect(troubles).toEqual([
      { channel: 'email', why: expect.stringContaining('550 no such box here'), at: monday + 2 * minute },
    ]);
    await grace.alarmAt(monday + 9 * hour);
    const [attempt, ...more] = await grace.atDesk((desk) => desk.store.attempts());
    expect(more).toEqual([]);
    expect(attempt).toMatchObject({ state: 'refused', tries: 1, due: null, parcel: { mail: { to: '', text: '' } } });
    const failures = () => env.DB.prepare('SELECT why FROM failures WHERE desk = ?').bind(grace.id).all();
    expect((await failures()).results).toHaveLength(1);
    await grace.send('/api/me/leave', { name: 'Refused' });
    expect((await failures()).results).toEqual([]);
  });

  it('can be tried out', async () => {
    const grace = await Player.named('Grace');
    await expect(grace.send('/api/desk/test', { channel: 'webhook' })).rejects.toThrow('you have no webhook here yet');
    await grace.send('/api/desk/test', { channel: 'email' });
    await vi.waitFor(async () => {
      const { results } = await env.DB.prepare('SELECT mail FROM mail WHERE recipient = ?').bind(grace.address).all();
      expect(results).toHaveLength(1);
    });
  });
});

describe('my games', () => {
  it('have my turn first, then waiting, then finished, told by the rooms', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    const waiting = await tableOf(ada, grace, monday, 'waiting');
    await bid(ada, waiting, 3);
    await drained(waiting);
    const mine = await tableOf(ada, grace, monday + 1, 'mine');
    const over = await tableOf(ada, grace, monday + 2, 'over');
    for (const card of [1, 2, 3, 4]) {
      await bid(ada, over, card);
      await bid(grace, over, card);
    }
    await drained(over);
    const { tables } = await ada.send<DeskView>('/api/desk');
    expect(tables.map(({ id }) => id)).toEqual([mine.id, waiting.id, over.id]);
    expect(tables[2]).toMatchObject({ phase: 'over', asked: null, opponents: ['Grace'] });
  });
});
