import { describe, expect, inject, it, vi } from 'vitest';
import type { DeskView, NoticeSettings } from '../../../shared/api/desk.ts';
import type { OutOfTime } from '../../../shared/api/time.ts';
import type { Pace } from '../../../shared/clock/index.ts';
import type { Taken } from '../../outside/world.ts';
import { bytesOf, newBrowser } from '../notify/browser.ts';
import { bid } from '../table.ts';
import { day, hour, minute, monday, Timed } from '../timed.ts';
import { plainText, subjectIn } from './mail.ts';
import { Player } from './player.ts';

const { receiver, plain } = inject('world');
const pace: Pace = { kind: 'bank', bank: 10 * hour, increment: hour, cap: 10 * hour, stops: [] };
const taken = async (path: string): Promise<Taken[]> =>
  (await fetch(`${plain}/taken?path=${encodeURIComponent(path)}`)).json();
const subjects = async (player: Player) => (await player.mails()).map(({ raw }) => subjectIn(raw));
const lastText = async (player: Player) => plainText((await player.mails()).at(-1)?.raw ?? '');
const noReminders = { reminders: [] };

// Three at a table of sealed bids. Ada and Hedy have bid, so that Grace alone is awaited and was told so.
async function gracesTurn(outOfTime: OutOfTime = 'standIn', settings: Partial<NoticeSettings> = {}) {
  const people = [await Player.named('Ada'), await Player.named('Grace'), await Player.named('Hedy')];
  const [ada, grace, hedy] = people as [Player, Player, Player];
  await grace.settings({ ...noReminders, ...settings });
  const table = await Timed.open({ game: 'goofspiel', options: { cards: 5 }, people, pace, outOfTime });
  for (const person of people) await person.byPost();
  await bid(table, 0);
  await bid(table, 2);
  await table.until(monday + 10 * minute);
  return { table, ada, grace, hedy };
}

describe('a vote that waits for a player', () => {
  it('is told after the grace: what is asked, by whom, until when', async () => {
    const { table, ada, grace, hedy } = await gracesTurn();
    expect(await subjects(grace)).toEqual(['Your turn: Goofspiel']);
    await table.vote(0, { kind: 'extend', seat: 2, hours: 12 });
    await table.until(table.now + 2 * minute - 1);
    expect(await subjects(grace)).toHaveLength(1);
    await table.until(table.now + 1);
    expect(await subjects(grace)).toEqual(['Your turn: Goofspiel', 'Your vote is asked for: Goofspiel']);
    const text = await lastText(grace);
    expect(text).toContain('Shall Player 2 get 12 hours more? For it: Ada.');
    expect(text).toContain('until Monday 11 March at 12:10 UTC');
    expect(text).toContain(`/table/${table.id}`);
    expect(await subjects(hedy)).toContain('Your vote is asked for: Goofspiel');
    expect(await subjects(ada)).not.toContain('Your vote is asked for: Goofspiel'); // who opened it has said yes
    await table.until(table.now + day);
    expect((await subjects(grace)).filter((one) => one.startsWith('Your vote'))).toHaveLength(1);
  });

  it('is not told to who has voted meanwhile, nor when it is settled', async () => {
    const { table, grace, hedy } = await gracesTurn();
    await table.vote(0, { kind: 'cancel' });
    await table.vote(1, { kind: 'cancel' });
    await table.until(table.now + minute);
    await table.vote(2, { kind: 'cancel', yes: false });
    await table.until(table.now + hour);
    for (const player of [grace, hedy]) expect((await subjects(player)).join()).not.toContain('vote');
  });

  it('waits while the player looks at the table, and comes when they went away without a word', async () => {
    const { table, hedy } = await gracesTurn();
    const socket = await hedy.watch(table);
    await table.vote(0, { kind: 'cancel' });
    await table.until(table.now + 3 * minute);
    expect((await subjects(hedy)).join()).not.toContain('vote');
    socket.close();
    await vi.waitFor(async () => {
      await table.until(table.now + 6 * minute);
      expect((await subjects(hedy)).at(-1)).toBe('Your vote is asked for: Goofspiel');
    });
  });

  it('is another one when it is opened again', async () => {
    const { table, hedy } = await gracesTurn();
    for (let again = 0; again < 2; again++) {
      await table.vote(0, { kind: 'pause' });
      await table.until(table.now + 10 * minute);
      for (const seat of [0, 1]) await table.vote(seat, { kind: 'pause', yes: false });
      await table.until(table.now + 10 * minute);
    }
    expect((await subjects(hedy)).filter((one) => one.startsWith('Your vote'))).toHaveLength(2);
  });

  it('waits for the end of quiet hours and goes into the digest', async () => {
    const { table, hedy } = await gracesTurn();
    await hedy.settings({ quiet: { from: 12 * 60, until: 14 * 60 } });
    await table.vote(0, { kind: 'pause' });
    await table.until(monday + 2 * hour - 1);
    expect((await subjects(hedy)).join()).not.toContain('vote');
    await table.until(monday + 2 * hour);
    expect((await subjects(hedy)).at(-1)).toBe('Your vote is asked for: Goofspiel');
    await table.vote(1, { kind: 'cancel' });
    await table.vote(2, { kind: 'pause', yes: false });
    await hedy.settings({ digest: 18 * 60 });
    await table.until(monday + 6 * hour);
    expect((await subjects(hedy)).at(-1)).toBe('News from 1 table');
    expect(await lastText(hedy)).toContain('Shall the game end here');
  });

  it('comes with a turn at another table as one notice', async () => {
    const { table, ada, grace } = await gracesTurn();
    const other = await Timed.open({ game: 'goofspiel', options: { cards: 5 }, people: [ada, grace] }, table.now);
    await other.answer(0, 1);
    await other.answer(1, 1);
    await table.vote(2, { kind: 'pause' });
    await other.until(table.now);
    await table.until(table.now + 2 * minute);
    expect((await subjects(grace)).at(-1)).toBe('Your turn at 2 of 2 tables');
    expect(await lastText(grace)).toContain('Shall all clocks stand still');
    expect(await subjects(grace)).toHaveLength(2);
  });

  it('is said in short by push and webhook, in the player’s language', async () => {
    const { table, hedy } = await gracesTurn();
    const phone = await newBrowser(`${receiver}/push/vote-${hedy.id}`);
    await hedy.send('/api/me', { language: 'es' });
    await hedy.send('/api/desk/push', phone.subscription);
    const hook = `/hook/vote-${hedy.id}`;
    await hedy.settings({ email: false, webhook: { kind: 'json', url: receiver + hook } });
    await table.vote(0, { kind: 'replace', seat: 1 }).catch(() => undefined); // Grace is not out of time
    await table.vote(0, { kind: 'cancel' });
    await table.until(table.now + 2 * minute);
    const [got] = await taken(`/push/vote-${hedy.id}`);
    expect(JSON.parse(await phone.decrypt(bytesOf(got!.body)))).toMatchObject({
      title: 'Se pide tu voto: Goofspiel',
      body: expect.stringMatching(/^¿Terminamos aquí la partida, sin ganador\? A favor: Ada\./),
      tag: table.id,
    });
    const [posted] = await taken(hook);
    const body = JSON.parse(new TextDecoder().decode(bytesOf(posted!.body)));
    expect(body).toMatchObject({ occasion: 'vote', tables: [{ vote: expect.stringContaining('sin ganador') }] });
  });

  it('is not shown among my games any more when it has lapsed, though no room told of it', async () => {
    const { table, hedy } = await gracesTurn();
    await table.vote(0, { kind: 'cancel' });
    await table.until(table.now + hour);
    await table.turn(monday + 10 * minute + 7 * day - 1); // nothing rings
    expect((await hedy.send<DeskView>('/api/desk')).tables[0]).toMatchObject({ vote: 'cancel' });
    await table.turn(table.now + 1);
    expect((await hedy.send<DeskView>('/api/desk')).tables[0]).not.toHaveProperty('vote');
  });
});

describe('a player whose time ran out', () => {
  const out = monday + 10 * hour;

  it('is told that a stand-in plays, once, and not again while it does', async () => {
    const { table, grace } = await gracesTurn();
    await table.until(out + 2 * minute - 1);
    expect(await subjects(grace)).toEqual(['Your turn: Goofspiel']);
    await table.until(out + 2 * minute);
    expect((await subjects(grace)).at(-1)).toBe('Your time ran out: Goofspiel');
    const text = await lastText(grace);
    expect(text).toContain('A bot plays for you until you are back');
    expect(text).not.toMatch(/What is asked of you|You have until|no time limit/);
    await bid(table, 0);
    await bid(table, 2);
    await table.until(out + 5 * hour);
    expect(await subjects(grace)).toHaveLength(2);
  });

  it('is told nothing who is back within the grace', async () => {
    const { table, grace } = await gracesTurn();
    await table.until(out + minute);
    await table.back(1);
    await table.until(out + hour);
    expect((await subjects(grace)).join()).not.toContain('ran out');
  });

  it('is told that the others may vote where that is the policy, and still what is asked', async () => {
    const { table, grace } = await gracesTurn('vote');
    await table.until(out + 2 * minute);
    const text = await lastText(grace);
    expect(text).toContain('The others may now vote to skip you');
    expect(text).toContain('Bid one of your cards');
    expect(text).not.toMatch(/no time limit|You have until/);
  });

  it('is told that the seat is lost where time forfeits it', async () => {
    const { table, grace } = await gracesTurn('forfeit');
    await table.until(out + 2 * minute);
    expect((await subjects(grace)).at(-1)).toBe('Your time ran out: Goofspiel');
    expect(await lastText(grace)).toContain('Your seat is lost by it');
  });

  it('is told that the table waits where nobody else is there to play on with', async () => {
    const { table, ada, grace, hedy } = await gracesTurn();
    for (const one of [ada, hedy]) await one.settings(noReminders);
    await bid(table, 1);
    await table.until(out + 2 * hour); // everybody is asked, nobody answers
    expect(await lastText(grace)).toMatch(/A bot plays for you|The table waits/);
    expect((await Promise.all([ada, grace, hedy].map(lastText))).join()).toContain('The table waits');
  });

  it('hears of it in the digest, and a retry of it stops when they are back', async () => {
    const { table, grace } = await gracesTurn('standIn', { digest: 23 * 60 });
    await table.until(monday + 11 * hour);
    expect((await subjects(grace)).at(-1)).toBe('News from 1 table');
    const webhook = { kind: 'json' as const, url: `${receiver}/status/503` };
    await grace.settings({ ...noReminders, email: false, webhook });
    await table.back(1);
    await table.until(monday + 30 * hour); // late again, with a quarter of the bank
    const failing = () => grace.atDesk((desk) => desk.store.attempts().find(({ tries }) => tries > 0 && tries < 9));
    expect(await failing()).toBeDefined();
    await table.back(1);
    await bid(table, 1);
    await table.until(monday + 40 * hour);
    const states = await grace.atDesk((desk) =>
      desk.store.attempts().flatMap(({ parcel, state }) => (parcel.channel === 'webhook' ? [state] : [])),
    );
    expect(states).toContain('dropped');
  });
});

describe('a table that goes on after a pause', () => {
  it('tells who is asked, and nobody else, that their clock runs again', async () => {
    const { table, ada, grace, hedy } = await gracesTurn();
    for (const seat of [0, 2]) await table.vote(seat, { kind: 'pause' });
    await table.until(table.now + day);
    expect((await subjects(grace)).join()).not.toContain('ran out');
    const before = (await subjects(grace)).length;
    for (const seat of [0, 2]) await table.vote(seat, { kind: 'resume' });
    await table.until(table.now + 2 * minute);
    expect((await subjects(grace)).slice(before)).toEqual(['The table goes on, and it is your turn: Goofspiel']);
    expect(await lastText(grace)).toContain('You have until Tuesday 5 March at 22:00 UTC.');
    for (const one of [ada, hedy]) expect((await subjects(one)).join()).not.toContain('goes on');
  });

  it('says while it is paused that no clock runs', async () => {
    const { table, grace } = await gracesTurn('standIn', { delay: 60 });
    for (const seat of [0, 2]) await table.vote(seat, { kind: 'pause' });
    await table.until(monday + 2 * hour);
    expect((await subjects(grace)).at(0)).toBe('Your turn: Goofspiel');
    expect(plainText((await grace.mails())[0]!.raw)).toContain('The table is paused: your clock stands.');
  });
});
