import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, inject, it } from 'vitest';
import ladder from '../../../migrations/desk/0006_ladder.sql';
import { type DeskView, type NoticeSettings, usualSettings } from '../../../shared/api/desk.ts';
import type { Pace } from '../../../shared/clock/index.ts';
import { newBrowser } from '../notify/browser.ts';
import { bid, room } from '../table.ts';
import { hour, minute, monday, Timed } from '../timed.ts';
import { plainText, subjectIn } from './mail.ts';
import { Player } from './player.ts';

const { receiver } = inject('world');
const slow: Pace = { kind: 'bank', bank: 100 * hour, increment: 0, cap: 100 * hour, stops: [] };
const ways = (player: Player) =>
  player.atDesk((desk) =>
    desk.store
      .attempts()
      .map(({ parcel, state, at }) => `${parcel.channel} ${state} after ${(at - monday) / minute}`)
      .toReversed(),
  );

// It is Grace's turn. She has a phone that is pushed to, and an address.
async function gracesTurn(settings: Partial<NoticeSettings> = {}, pace: Pace = slow, endpoint = '/push/') {
  const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
  await grace.settings({ reminders: [], ...settings });
  const phone = await newBrowser(`${receiver}${endpoint}${endpoint === '/push/' ? grace.id : ''}`);
  await grace.send('/api/desk/push', phone.subscription);
  const table = await Timed.open({ game: 'goofspiel', options: { cards: 5 }, people: [ada, grace], pace });
  await grace.byPost();
  await bid(table, 0);
  return { table, ada, grace };
}

describe('push first, and mail if it stays unseen', () => {
  it('is what who has both gets, unless they choose otherwise', async () => {
    expect(usualSettings.mailAfter).toBe(60);
    const { table, grace } = await gracesTurn();
    await table.until(monday + 62 * minute - 1);
    expect(await ways(grace)).toEqual(['push delivered after 2']);
    await table.until(monday + 62 * minute);
    expect(await ways(grace)).toEqual(['push delivered after 2', 'email delivered after 62']);
    const [mail] = await grace.mails();
    expect(subjectIn(mail!.raw)).toBe('Your turn: Goofspiel');
    await table.until(monday + 20 * hour);
    expect(await ways(grace)).toHaveLength(2);
  });

  it('sends no mail of a turn that was taken', async () => {
    const { table, grace } = await gracesTurn();
    await table.until(monday + 30 * minute);
    await bid(table, 1);
    await table.until(monday + 31 * minute); // and it is her turn again, of another question
    await table.until(monday + 62 * minute);
    expect(await ways(grace)).toEqual(['push delivered after 2', 'push delivered after 32']);
  });

  it('sends no mail to who has opened the table, though they did not play; and of the next question again', async () => {
    const { table, grace } = await gracesTurn();
    await table.until(monday + 30 * minute);
    const socket = await grace.watch(table);
    socket.close();
    await table.restart();
    await table.until(monday + 5 * hour);
    expect(await ways(grace)).toEqual(['push delivered after 2']);
    await bid(table, 1);
    await bid(table, 0);
    await table.until(monday + 7 * hour);
    expect(await ways(grace)).toEqual([
      'push delivered after 2',
      'push delivered after 302',
      'email delivered after 362',
    ]);
  });

  it('counts a look from before the question as none', async () => {
    const { table, grace } = await gracesTurn();
    (await grace.watch(table)).close();
    await table.until(monday + 10 * minute);
    await bid(table, 1);
    await bid(table, 0);
    await table.until(monday + 2 * hour);
    expect((await ways(grace)).at(-1)).toBe('email delivered after 72');
  });

  it('writes one row for one question, however often the table is opened', async () => {
    const { table, grace } = await gracesTurn();
    const looks = () =>
      runInDurableObject(room(table), (_, { storage }) => storage.sql.exec('SELECT * FROM looks').toArray());
    for (const passed of [1, 2, 3]) {
      await table.turn(monday + passed * minute);
      (await grace.watch(table)).close();
    }
    expect(await looks()).toEqual([{ seat: 1, at: monday + minute }]);
  });

  it('waits no longer than half of the time that is left', async () => {
    const live: Pace = { kind: 'bank', bank: 42 * minute, increment: 0, cap: 42 * minute, stops: [] };
    const { table, grace } = await gracesTurn({}, live);
    await table.until(monday + 30 * minute);
    expect(await ways(grace)).toEqual(['push delivered after 2', 'email delivered after 22']);
  });

  it('is not silent when no browser can be reached any more: mail goes at once', async () => {
    const { table, grace } = await gracesTurn({}, slow, '/status/410');
    await table.until(monday + 2 * minute);
    expect((await ways(grace)).toSorted()).toEqual(['email delivered after 2', 'push gone after 2']);
  });

  it('keeps quiet hours', async () => {
    const { table, grace } = await gracesTurn({ quiet: { from: 12 * 60 + 30, until: 16 * 60 } });
    await table.until(monday + 5 * hour);
    expect(await ways(grace)).toEqual(['push delivered after 2', 'email delivered after 240']);
  });

  it('tells of several tables in one mail, and only of what is unseen', async () => {
    const { table, ada, grace } = await gracesTurn();
    const other = await Timed.open({ game: 'goofspiel', options: { cards: 5 }, people: [ada, grace] }, monday);
    const third = await Timed.open({ game: 'goofspiel', options: { cards: 5 }, people: [ada, grace] }, monday);
    await table.until(monday + 2 * minute);
    await runInDurableObject(room(third), (instance) => Object.assign(instance, { now: () => monday + 3 * minute }));
    (await grace.watch(third)).close();
    await table.until(monday + 2 * hour);
    const [mail, ...more] = await grace.mails();
    expect(more).toEqual([]);
    for (const one of [table, other]) expect(plainText(mail!.raw)).toContain(one.id);
    expect(plainText(mail!.raw)).not.toContain(third.id);
  });

  it('goes by both at once where that is chosen, and for a digest', async () => {
    const both = await gracesTurn({ mailAfter: null });
    await both.table.until(monday + hour);
    expect(await ways(both.grace)).toEqual(
      expect.arrayContaining(['push delivered after 2', 'email delivered after 2']),
    );
    const digest = await gracesTurn({ digest: 13 * 60 });
    await digest.table.until(monday + 3 * hour);
    const told = await ways(digest.grace);
    expect(told.toSorted()).toEqual(['email delivered after 60', 'push delivered after 60']);
  });

  it('reminds by both at once', async () => {
    const { table, grace } = await gracesTurn({ reminders: [{ when: 'share', share: 0.5 }] });
    await table.until(monday + 50 * hour);
    expect((await ways(grace)).filter((way) => way.endsWith(' 3000'))).toHaveLength(2);
  });

  it('holds through settings that change meanwhile', async () => {
    const { table, grace } = await gracesTurn();
    await table.until(monday + 10 * minute);
    await grace.settings({ reminders: [], delay: 5 });
    await table.until(monday + 2 * hour);
    expect(await ways(grace)).toEqual(['push delivered after 2', 'email delivered after 62']);
  });

  it('sends no mail where mail was turned off meanwhile', async () => {
    const { table, grace } = await gracesTurn();
    await table.until(monday + 10 * minute);
    await grace.settings({ reminders: [], email: false });
    await table.until(monday + 2 * hour);
    expect(await ways(grace)).toEqual(['push delivered after 2']);
  });

  it('is given to who had settings before there was a choice', async () => {
    const grace = await Player.named('Grace');
    const { mailAfter, ...old } = usualSettings;
    await runInDurableObject(grace.desk, (_, { storage }) => {
      storage.sql.exec('UPDATE person SET settings = ?', JSON.stringify(old));
      for (const statement of ladder.split(';').filter((one) => one.includes('UPDATE'))) storage.sql.exec(statement);
    });
    expect((await grace.send<DeskView>('/api/desk')).settings.mailAfter).toBe(60);
  });
});
