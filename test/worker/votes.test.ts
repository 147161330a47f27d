import { describe, expect, it } from 'vitest';
import type { DeskView } from '../../shared/api/desk.ts';
import type { Pace } from '../../shared/clock/index.ts';
import { addCellar } from './cellar.ts';
import { Player } from './desk/player.ts';
import { bid, call, refusalOf, see, sitter, Watching } from './table.ts';
import { day, hour, monday, Timed } from './timed.ts';

addCellar();

const pace: Pace = { kind: 'bank', bank: 10 * hour, increment: 2 * hour, cap: 20 * hour, stops: [] };

describe('a vote', () => {
  it('about time needs more than half, is shown while it is open, and may be changed', async () => {
    const table = await Timed.open({ pace, seats: 3 });
    expect(await table.vote(0, { kind: 'pause' })).toMatchObject({ outcome: 'open' });
    const open = { kind: 'pause', openedAt: monday, until: monday + 7 * day, voters: [0, 1, 2], needed: 2, no: [] };
    expect((await table.see()).votes).toEqual([{ ...open, yes: [0] }]);
    await table.vote(1, { kind: 'pause', yes: false });
    await table.vote(1, { kind: 'pause', yes: false });
    expect((await table.see()).votes).toEqual([{ ...open, yes: [0], no: [1] }]);
    expect(await table.vote(1, { kind: 'pause' })).toMatchObject({ outcome: 'passed', table: { paused: monday } });
    expect((await table.see()).votes).toEqual([]);
    expect(await table.log()).toHaveLength(1); // no decision of the game
  });

  it('fails as soon as it can’t pass any more, and may be opened anew', async () => {
    const table = await Timed.open({ pace, seats: 3 });
    await table.vote(0, { kind: 'cancel' });
    expect(await table.vote(2, { kind: 'cancel', yes: false })).toMatchObject({ outcome: 'failed' });
    expect((await table.see()).votes).toEqual([]);
    expect(await table.vote(1, { kind: 'cancel' })).toMatchObject({ outcome: 'open' });
  });

  it('lapses after a week, through a restart', async () => {
    const table = await Timed.open({ seats: 3 });
    await table.vote(0, { kind: 'cancel' });
    await table.vote(1, { kind: 'cancel' });
    await table.turn(monday + 7 * day - 1);
    await table.restart();
    expect((await table.see()).votes).toMatchObject([{ yes: [0, 1] }]);
    await table.turn(monday + 7 * day);
    expect((await table.see()).votes).toEqual([]);
    expect(await table.vote(2, { kind: 'cancel' })).toMatchObject({ outcome: 'open' });
    expect(await table.see()).toMatchObject({ phase: 'playing' });
  });

  it('is for those who play: no spectator, nobody who gave up, nobody before the start or after the end', async () => {
    const table = await Timed.open({ seats: 3 });
    const body = { kind: 'cancel' as const };
    expect(await refusalOf(call('POST /api/games/:id/votes', { id: table.id, body }))).toMatchObject({ status: 401 });
    await table.resign(2);
    expect(await refusalOf(table.vote(2, body))).toMatchObject({ status: 409, reason: 'not-now' });
    const me = sitter('Ada');
    const seats = [{ by: 'player' as const }, { by: 'player' as const }];
    const made = await call('POST /api/games', { body: { game: 'cellar', seats, me } });
    const early = call('POST /api/games/:id/votes', { id: made.id, body }, me.secret);
    expect(await refusalOf(early)).toMatchObject({ status: 409, reason: 'not-begun' });
    await table.vote(0, body);
    await table.vote(1, body);
    expect(await refusalOf(table.vote(0, body))).toMatchObject({ status: 409, reason: 'game-over' });
  });

  it.each([
    [{ kind: 'resume' }, 'not paused'],
    [{ kind: 'pause', yes: false }, 'nothing to say no to'],
    [{ kind: 'skip', seat: 0 }, 'not out of time'],
    [{ kind: 'replace', seat: 1 }, 'not out of time'],
    [{ kind: 'skip', seat: 1 }, 'Nothing is asked'],
  ] as const)('%j is refused: %s', async (body, says) => {
    const table = await Timed.open({ pace });
    const refused = await refusalOf(table.vote(0, body));
    expect(refused).toMatchObject({ status: 409, reason: 'not-now' });
    expect(refused.message).toContain(says);
  });

  it('about a seat that is not there, or of a strange shape, is malformed', async () => {
    const table = await Timed.open({ pace });
    expect(await refusalOf(table.vote(0, { kind: 'replace', seat: 7 }))).toMatchObject({
      status: 400,
      at: 'body.seat',
    });
    expect(await refusalOf(table.vote(0, { kind: 'extend', hours: 241 }))).toMatchObject({ status: 400 });
    const none = await Timed.open({});
    expect((await refusalOf(none.vote(0, { kind: 'pause' }))).message).toContain('no clocks');
  });
});

describe('the table agrees', () => {
  it('to pause and to resume: all clocks stand, whoever moves meanwhile, and an undo does not count the pause', async () => {
    const table = await Timed.open({ pace });
    await table.until(monday + 2 * hour);
    await table.vote(0, { kind: 'pause' });
    await table.vote(1, { kind: 'pause' });
    expect(await table.hours()).toEqual(['8 held', 10]);
    await table.restart();
    await table.until(monday + 30 * day);
    expect(await table.hours()).toEqual(['8 held', 10]);
    await table.answer(0, 'done');
    expect(await table.hours()).toEqual([10, '10 held']);
    await table.until(monday + 31 * day);
    await table.undo(0);
    expect(await table.hours()).toEqual(['8 held', 10]);
    await table.answer(0, 'done');
    await table.vote(0, { kind: 'resume' });
    const { table: resumed } = await table.vote(1, { kind: 'resume' });
    expect(resumed).toMatchObject({ paused: null, seats: [{}, { clock: { until: monday + 31 * day + 10 * hour } }] });
    await table.until(monday + 31 * day + hour);
    await table.undo(0);
    expect(await table.hours()).toEqual(['7 running', 10]);
  });

  it('to give more time, beyond the cap, to one or to all', async () => {
    const table = await Timed.open({ pace });
    await table.until(monday + 4 * hour);
    await table.vote(0, { kind: 'extend', seat: 0, hours: 48 });
    expect(await refusalOf(table.vote(1, { kind: 'extend', seat: 0, hours: 12 }))).toMatchObject({ reason: 'not-now' });
    await table.vote(1, { kind: 'extend', seat: 0 });
    expect(await table.hours()).toEqual(['54 running', 10]);
    expect(await table.alarm()).toBe(monday + 10 * hour); // it rings early once, finds nothing due, and is set anew
    await table.until(monday + 10 * hour);
    expect(await table.alarm()).toBe(monday + 58 * hour);
    await table.vote(1, { kind: 'extend' });
    await table.vote(0, { kind: 'extend' });
    expect(await table.hours()).toEqual(['72 running', 34]);
  });

  it('to give a late player more time, who is then no longer late', async () => {
    const table = await Timed.open({ pace, outOfTime: 'vote', seats: 3 });
    await table.until(monday + 12 * hour);
    await table.vote(1, { kind: 'extend', seat: 0 });
    expect(await table.vote(2, { kind: 'extend', seat: 0 })).toMatchObject({ outcome: 'passed' });
    expect(await table.seat(0)).toMatchObject({ clock: { running: true, until: monday + 36 * hour } });
    expect(await table.seat(0)).not.toHaveProperty('out');
  });

  it('to stop: nobody wins', async () => {
    const table = await Timed.open({});
    await table.vote(0, { kind: 'cancel' });
    const { outcome, table: seen } = await table.vote(1, { kind: 'cancel' });
    expect(outcome).toBe('passed');
    expect(seen).toMatchObject({ phase: 'over', view: { result: { winners: [], how: 'cancelled' } } });
  });
});

describe('who is late, where the others vote', () => {
  const late = async () => {
    const table = await Timed.open({ pace, outOfTime: 'vote', seats: 3 });
    await table.until(monday + 10 * hour);
    return table;
  };

  it('is waited for, and may still answer', async () => {
    const table = await late();
    await table.until(monday + 100 * hour);
    expect(await table.see()).toMatchObject({ seq: 0, seats: [{ out: monday + 10 * hour }, {}, {}] });
    await table.answer(0, 'done');
    expect(await table.hours()).toEqual([4.5, '10 running', 10]);
    expect((await table.log()).at(-1)).toMatchObject({ seat: 0, by: 'player' });
  });

  it('can be skipped by all others: the stand-in answers this one question', async () => {
    const table = await late();
    expect(await table.vote(1, { kind: 'skip', seat: 0 })).toMatchObject({ outcome: 'open' });
    expect((await table.see()).votes).toMatchObject([{ kind: 'skip', seat: 0, voters: [1, 2], needed: 2 }]);
    await table.vote(2, { kind: 'skip', seat: 0 });
    await table.until(monday + 11 * hour);
    const entries = await table.log();
    expect(entries).toHaveLength(2);
    expect(entries[1]).toMatchObject({ seat: 0, by: 'clock' });
  });

  it('comes back in time to make the vote pointless', async () => {
    const table = await late();
    await table.vote(1, { kind: 'skip', seat: 0 });
    await table.back(0);
    expect((await table.see()).votes).toEqual([]);
    expect((await refusalOf(table.vote(2, { kind: 'skip', seat: 0 }))).message).toContain('not out of time');
  });

  it('can be replaced: the old keys open nothing, a new link seats somebody with a full bank', async () => {
    const table = await late();
    const watching = await Watching.open(table, 0);
    const closed = new Promise((done) => watching.socket.addEventListener('close', ({ code }) => done(code)));
    await table.vote(2, { kind: 'replace', seat: 0 });
    const { outcome, invitation } = await table.vote(1, { kind: 'replace', seat: 0 });
    expect(outcome).toBe('passed');
    expect(await closed).toBe(4003);
    expect(await refusalOf(see(table, 0))).toMatchObject({ status: 403 });
    expect(await table.seat(0)).toMatchObject({ name: null, by: 'player' });
    await table.until(monday + 20 * hour);
    // Whoever lost the link makes a new one; the old one is void.
    const again = await table.vote(2, { kind: 'replace', seat: 0 });
    const join = (secret: string, body = sitter('Hedy')) =>
      call('POST /api/games/:id/join', { id: table.id, body }, secret);
    expect(await refusalOf(join(invitation!.secret))).toMatchObject({ status: 403 });
    const hedy = sitter('Hedy');
    const joined = await join(again.invitation!.secret, hedy);
    expect(joined).toMatchObject({ you: 0, table: { seq: 0, phase: 'playing', seats: [{ name: 'Hedy' }, {}, {}] } });
    table.secrets[0] = hedy.secret;
    expect(await table.hours()).toEqual(['10 running', 10, 10]);
    expect((await table.see(0)).view?.table).toMatchObject({ hand: expect.any(Array) });
    await table.answer(0, 'done');
  });

  it('is told at their desk that the seat is theirs no longer', async () => {
    const people = [await Player.named('Ada'), await Player.named('Grace')];
    const setting = { game: 'goofspiel', options: { cards: 5 }, people, pace, outOfTime: 'vote' as const };
    const table = await Timed.open(setting);
    await bid(table, 0);
    await table.until(monday + 10 * hour);
    const tables = async () => (await people[1]!.send<DeskView>('/api/desk')).tables.map(({ id }) => id);
    expect(await tables()).toEqual([table.id]);
    const { outcome } = await table.vote(0, { kind: 'replace', seat: 1 });
    expect(outcome).toBe('passed');
    await table.until(monday + 11 * hour);
    expect(await tables()).toEqual([]);
  });

  it('at a table without clocks is who has kept it waiting for a week', async () => {
    const table = await Timed.open({});
    await table.until(monday + 7 * day - 1);
    expect((await refusalOf(table.vote(1, { kind: 'skip', seat: 0 }))).message).toContain('a week');
    await table.until(monday + 7 * day);
    expect(await table.vote(1, { kind: 'skip', seat: 0 })).toMatchObject({ outcome: 'passed' });
    await table.until(monday + 7 * day);
    expect((await table.log())[1]).toMatchObject({ seat: 0, by: 'clock' });
  });

  it('a seat whose player gave up may be given to somebody new', async () => {
    const table = await Timed.open({ seats: 3 });
    await table.resign(2);
    await table.vote(0, { kind: 'replace', seat: 2 });
    const { invitation } = await table.vote(1, { kind: 'replace', seat: 2 });
    const body = sitter('Hedy');
    await call('POST /api/games/:id/join', { id: table.id, body }, invitation!.secret);
    table.secrets[2] = body.secret;
    expect((await table.see(2)).seats[2]).toEqual({ seat: 2, by: 'player', name: 'Hedy' });
    await table.answer(0, 'done');
    await table.answer(1, 'done');
    await table.answer(2, 'done');
  });
});

it('a vote that waits for a player stands on their card', async () => {
  const people = [await Player.named('Ada'), await Player.named('Grace')];
  const table = await Timed.open({ game: 'goofspiel', options: { cards: 5 }, people, pace });
  await table.vote(0, { kind: 'pause' });
  await table.until(monday);
  const cards = () => Promise.all(people.map(async (one) => (await one.send<DeskView>('/api/desk')).tables[0]));
  expect((await cards()).map((card) => card?.vote)).toEqual([undefined, 'pause']);
  await table.vote(1, { kind: 'pause' });
  await table.until(monday);
  expect((await cards()).map((card) => [card?.vote, card?.asked])).toEqual([
    [undefined, { since: 0, until: null, clock: null }],
    [undefined, { since: 0, until: null, clock: null }],
  ]);
});
