import { describe, expect, it } from 'vitest';
import { type Pace, paces } from '../../shared/clock/index.ts';
import { fastNumber } from '../../shared/engine/index.ts';
import { addCellar } from './cellar.ts';
import { sql } from './stored.ts';
import { call, refusalOf } from './table.ts';
import { hour, monday, Timed } from './timed.ts';

addCellar();

const pace: Pace = { kind: 'bank', bank: 10 * hour, increment: 2 * hour, cap: 11 * hour, stops: [] };

describe('the clocks of a table', () => {
  it('begin with the bank, run for who is asked, and gain the increment up to the cap', async () => {
    const table = await Timed.open({ pace, seats: 3 });
    expect(await table.see()).toMatchObject({ pace, outOfTime: 'standIn', paused: null });
    expect(await table.seat(0)).toMatchObject({ clock: { until: monday + 10 * hour, running: true, held: false } });
    await table.until(monday + 3 * hour);
    expect(await table.hours()).toEqual(['7 running', 10, 10]);
    await table.answer(0, 'step', 'step');
    expect(await table.hours()).toEqual(['7 running', 10, 10]);
    await table.answer(0, 'done');
    expect(await table.hours()).toEqual([9, '10 running', 10]);
    await table.until(monday + 3.5 * hour);
    await table.answer(1, 'done');
    expect(await table.hours()).toEqual([9, 11, '10 running']);
  });

  it('are none at a table without a pace, where nothing is written of them', async () => {
    const table = await Timed.open({});
    await table.answer(0, 'done');
    expect((await table.see()).seats[0]).not.toHaveProperty('clock');
    expect(await table.alarm()).toBeNull();
  });

  it('ring at the deadline and not a moment before, through a restart', async () => {
    const table = await Timed.open({ pace, outOfTime: 'vote' });
    expect(await table.alarm()).toBe(monday + 10 * hour);
    await table.restart();
    await table.until(monday + 10 * hour - 1);
    expect(await table.seat(0)).toMatchObject({ clock: { left: 1, until: monday + 10 * hour } });
    expect(await table.seat(0)).not.toHaveProperty('out');
    await table.restart();
    await table.until(monday + 10 * hour);
    expect(await table.seat(0)).toMatchObject({ out: monday + 10 * hour, clock: { left: 0, until: null } });
  });

  it('ring late when nobody was there to ring them, as of the deadline', async () => {
    const table = await Timed.open({ pace, outOfTime: 'vote' });
    await table.turn(monday + 50 * hour);
    await table.restart();
    await table.until(monday + 50 * hour);
    expect(await table.seat(0)).toMatchObject({ out: monday + 10 * hour });
  });

  it('run for everyone at once when a question is sealed', async () => {
    const table = await Timed.open({ pace, seats: 3, options: { turns: 1 } });
    for (const seat of [0, 1, 2]) await table.answer(seat, 'done');
    // Whoever is asked next as well has not passed play on.
    expect(await table.hours()).toEqual(['11 running', '11 running', '10 running']);
    await table.until(monday + 4 * hour);
    await table.answer(1, await table.card(1));
    expect(await table.hours()).toEqual(['7 running', 9, '6 running']);
    await table.until(monday + 5 * hour);
    await table.answer(1, await table.card(1)); // a sealed answer that is changed gains nothing more
    expect(await table.hours()).toEqual(['6 running', 9, '5 running']);
    await table.answer(0, await table.card(0));
    await table.answer(2, await table.card(2));
    expect(await table.see()).toMatchObject({ phase: 'over' });
    expect(await table.hours()).toEqual([8, 9, 7]);
    expect(await table.alarm().then((at) => at ?? 0)).toBeLessThanOrEqual(monday + 15 * hour);
    await table.until(monday + 100 * hour);
    expect(await table.alarm()).toBeNull();
  });
});

it('the clock of a seat that a sealed question has answered for shows nothing of it to the others', async () => {
  const table = await Timed.open({ pace, outOfTime: 'vote', seats: 3, options: { turns: 1 } });
  for (const seat of [0, 1]) await table.answer(seat, 'done');
  // Seat 0 has but one card to lay, so it is not asked.
  const [row] = await sql(table.room, 'SELECT state FROM state');
  const state = JSON.parse(String(row?.state));
  state.table.hands[0] = [state.table.hands[0][0]];
  await sql(table.room, 'UPDATE state SET state = ?', JSON.stringify(state));
  await table.restart();
  await table.until(monday + hour);
  await table.answer(2, 'done');
  expect((await table.see()).view?.asking?.awaited).toEqual([0, 1, 2]);
  await table.until(monday + 3 * hour);
  expect(await table.hours()).toEqual(['9 running', '9 running', '7 running']);
  expect((await table.see(0)).seats[0]?.clock).toMatchObject({ left: 11 * hour, running: false });
  await table.answer(2, await table.card(2));
  await table.until(monday + 12 * hour);
  const [forced, awaited] = (await table.see(2)).seats;
  expect(forced).toMatchObject({ out: monday + 12 * hour, clock: { left: 0, running: false } });
  expect(awaited).toMatchObject({ out: monday + 12 * hour, clock: { left: 0, running: false } });
});

describe('undo', () => {
  it('takes the increment back and counts the time since, and the other gets theirs back', async () => {
    const table = await Timed.open({ pace: { ...pace, cap: 20 * hour } });
    await table.until(monday + 3 * hour);
    await table.answer(0, 'step', 'done');
    expect(await table.hours()).toEqual([9, '10 running']);
    await table.until(monday + 4 * hour);
    await table.restart();
    await table.undo(0);
    expect(await table.hours()).toEqual(['6 running', 10]);
    await table.undo(0);
    expect(await table.hours()).toEqual(['6 running', 10]);
  });

  it('makes nobody richer, however often', async () => {
    const table = await Timed.open({ pace });
    for (let n = 0; n < 5; n++) {
      await table.answer(0, 'done');
      await table.undo(0);
    }
    expect(await table.hours()).toEqual(['10 running', 10]);
  });

  it('of a sealed answer gives back what its first laying gained, though it was changed', async () => {
    const table = await Timed.open({ pace, options: { turns: 1 } });
    await table.answer(0, 'done');
    await table.answer(1, 'done');
    await table.until(monday + 3 * hour);
    for (let n = 0; n < 3; n++) {
      await table.answer(0, await table.card(0));
      await table.answer(0, await table.card(0));
      expect(await table.hours()).toEqual([10, '7 running']);
      await table.undo(0);
      expect(await table.hours()).toEqual(['8 running', '7 running']);
    }
  });

  it('is refused when the time for it would be over', async () => {
    const table = await Timed.open({ pace });
    await table.until(monday + 9 * hour);
    await table.answer(0, 'done');
    await table.until(monday + 10 * hour);
    const refused = await refusalOf(table.undo(0));
    expect(refused).toMatchObject({ status: 409, reason: 'not-undoable' });
    expect(refused.message).toContain('time');
    expect(await table.hours()).toEqual([3, '9 running']);
  });
});

describe('out of time with a stand-in', () => {
  it('a bot answers from then on, as the clock’s, and the player gets no turn while it does', async () => {
    const table = await Timed.open({ pace, seats: 2, options: { turns: 1 } });
    await table.until(monday + 10 * hour);
    expect(await table.seat(0)).toMatchObject({ standIn: true, out: monday + 10 * hour });
    const given = (await table.log()).filter((entry) => entry.seat === 0);
    expect(given.length).toBeGreaterThan(0);
    expect(new Set(given.map((entry) => entry.by))).toEqual(new Set(['clock']));
    expect((await table.see()).view?.asking?.seats).toEqual([1]);
    expect(await table.hours()).toEqual([0, '10 running']);
  });

  it('hands back to a player who says so, with a quarter of the bank', async () => {
    const table = await Timed.open({ pace });
    await table.until(monday + 10 * hour);
    const back = await table.back(0);
    expect(back.seats[0]).not.toHaveProperty('standIn');
    expect(back.seats[0]).not.toHaveProperty('out');
    expect(await table.hours()).toEqual([2.5, '10 running']);
    await table.answer(1, 'done');
    expect(await table.hours()).toEqual(['2.5 running', 11]);
    await table.until(monday + 11 * hour);
    expect((await table.answer(0, 'done')).seq).toBe((await table.see()).seq);
    expect((await table.log()).at(-1)).toMatchObject({ seat: 0, by: 'player' });
  });

  it('hands back to a player who moves, even before the alarm has rung or when the move comes too late', async () => {
    const early = await Timed.open({ pace });
    await early.turn(monday + 10 * hour); // the alarm is late
    await early.answer(0, 'done');
    expect(await early.hours()).toEqual([4.5, '10 running']);
    const late = await Timed.open({ pace });
    const { seq } = await late.see(0);
    await late.until(monday + 10 * hour);
    const body = { moveId: 'too-late-1', seq: seq ?? 0, answers: ['done'] };
    const refused = await refusalOf(call('POST /api/games/:id/answers', { id: late.id, body }, late.secrets[0]));
    expect(refused).toMatchObject({ status: 409, reason: 'stale' });
    expect(refused.table?.seats[0]).not.toHaveProperty('standIn');
  });

  it('leaves a sealed question to the people first, and nobody learns when it answered', async () => {
    const table = await Timed.open({ pace, seats: 3, options: { turns: 1 } });
    for (const seat of [0, 1, 2]) await table.answer(seat, 'done');
    await table.until(monday + 2 * hour);
    await table.answer(1, await table.card(1));
    await table.until(monday + 10.5 * hour);
    await table.vote(2, { kind: 'extend', seat: 2, hours: 24 });
    await table.vote(1, { kind: 'extend', seat: 2 });
    await table.vote(0, { kind: 'extend', seat: 2 });
    await table.until(monday + 11 * hour);
    expect(await table.seat(0)).toMatchObject({ standIn: true });
    expect((await table.see()).view?.asking?.awaited).toEqual([0, 2]);
    const before = await table.log();
    await table.until(monday + 12 * hour);
    expect(await table.log()).toEqual(before);
    await table.answer(2, await table.card(2));
    await table.until(monday + 12 * hour);
    expect(await table.see()).toMatchObject({ phase: 'over' });
    expect((await table.log()).at(-1)).toMatchObject({ seat: 0, by: 'clock' });
  });
});

it('where everyone is away the table waits, and goes on with the first to be back', async () => {
  const table = await Timed.open({ pace });
  await table.until(monday + 30 * hour);
  const { seq, seats } = await table.see();
  expect(seats.map(({ out, standIn }) => [out !== undefined, standIn])).toEqual([
    [true, undefined],
    [true, undefined],
  ]);
  await table.restart();
  await table.until(monday + 500 * hour);
  expect(await table.see()).toMatchObject({ seq, phase: 'playing' });
  const asked = (await table.see()).view?.asking?.seats[0] ?? 0;
  await table.back(1 - asked);
  await table.until(monday + 501 * hour);
  expect((await table.see()).seq).toBeGreaterThan(seq ?? 0);
});

describe('out of time by forfeit', () => {
  const forfeit = { pace, outOfTime: 'forfeit' } as const;

  it('ends a game of two at the very deadline, with or without the alarm', async () => {
    const inTime = await Timed.open(forfeit);
    await inTime.turn(monday + 10 * hour - 1);
    await inTime.answer(0, 'step');
    await inTime.turn(monday + 10 * hour);
    const refused = await refusalOf(inTime.answer(0, 'done'));
    expect(refused).toMatchObject({ status: 409, table: { phase: 'over' } });
    const rung = await Timed.open(forfeit);
    await rung.until(monday + 10 * hour);
    for (const table of [inTime, rung]) {
      const seen = await table.see();
      expect(seen).toMatchObject({ phase: 'over', endedAt: monday + 10 * hour, seats: [{ gone: 'forfeited' }, {}] });
      expect(seen.view?.result).toEqual({ winners: [1], scores: [], how: 'forfeited' });
      expect((await table.log()).at(-1)).toMatchObject({ kind: 'end', seat: 0, by: 'clock' });
    }
    const record = await call('GET /api/games/:id/record', { id: rung.id });
    expect(record).toMatchObject({ eyes: 'all', gone: ['forfeited', null], result: { how: 'forfeited' } });
    const query = { seq: '0' };
    const past = await call('GET /api/games/:id/replay', { id: rung.id, query }, rung.secrets[1]);
    expect(past.view).toMatchObject({ result: null, asking: { seats: [0] } });
  });

  it('leaves a game of three to the others: a bot plays the seat on for good, and the result says so', async () => {
    const table = await Timed.open({ ...forfeit, seats: 3, options: { turns: 1 } });
    await table.until(monday + 10 * hour);
    expect(await table.seat(0)).toMatchObject({ gone: 'forfeited' });
    expect(await table.seat(0)).not.toHaveProperty('clock');
    expect((await refusalOf(table.answer(0, 'done'))).message).toContain('given this seat up');
    await table.back(0);
    expect(await table.seat(0)).toMatchObject({ gone: 'forfeited' });
    await table.answer(1, 'done');
    await table.answer(2, 'done');
    await table.answer(1, await table.card(1));
    await table.answer(2, await table.card(2));
    await table.until(monday + 11 * hour);
    expect(await table.see()).toMatchObject({ phase: 'over', seats: [{ gone: 'forfeited' }, {}, {}] });
    expect((await table.log()).filter(({ seat }) => seat === 0).map(({ by }) => by)).toContain('bot');
    expect(await call('GET /api/games/:id/record', { id: table.id })).toMatchObject({
      gone: ['forfeited', null, null],
    });
  });
});

describe('to resign', () => {
  it('ends a game of two; again it changes nothing', async () => {
    const table = await Timed.open({});
    await table.answer(0, 'done');
    const seen = await table.resign(0);
    expect(seen).toMatchObject({ phase: 'over', view: { result: { winners: [1], how: 'resigned' } } });
    expect(await table.resign(0)).toEqual(seen);
    expect(await refusalOf(table.resign(1))).toMatchObject({ status: 409, reason: 'game-over' });
  });

  it('leaves the seat to a bot in a game of three', async () => {
    const table = await Timed.open({ seats: 3, options: { turns: 1 } });
    expect((await table.resign(0)).seats[0]).toMatchObject({ gone: 'resigned', by: 'player' });
    await table.until(monday);
    expect((await table.log())[1]).toMatchObject({ seat: 0, by: 'bot' });
    expect(await refusalOf(table.answer(0, 'done'))).toMatchObject({ reason: 'not-asked' });
  });

  it('is for those who sit at a game that has begun', async () => {
    const table = await Timed.open({});
    const id = { id: table.id };
    expect(await refusalOf(call('POST /api/games/:id/resign', id))).toMatchObject({ status: 401 });
    expect(await refusalOf(call('POST /api/games/:id/back', id))).toMatchObject({ status: 401 });
  });
});

it('months of play by post keep their books, through nights of restarts', async () => {
  const table = await Timed.open({ pace: paces.post, seats: 3, options: { turns: 80 } });
  const random = { fast: 7 };
  for (let move = 0; (await table.see()).phase === 'playing'; move++) {
    await table.until(table.now + Math.floor(fastNumber(random) * 40 * hour));
    if (move % 5 === 4) await table.restart();
    for (const { seat, out } of (await table.see()).seats) {
      if (out !== undefined && table.now - out > 24 * hour) await table.back(seat);
    }
    const { view, seats, phase } = await table.see();
    if (phase !== 'playing') break;
    for (const [seat, { clock, out }] of seats.entries()) {
      expect(clock?.left).toBeLessThanOrEqual(120 * hour);
      const isAsked = view?.asking?.awaited.includes(seat) === true;
      expect(clock?.running, `seat ${seat} at move ${move}`).toBe(isAsked && out === undefined);
      if (clock?.until) expect(clock.until).toBeGreaterThan(table.now);
    }
    const seat = view?.asking?.awaited[0] ?? 0;
    const choices = (await table.see(seat)).view?.asking?.options;
    const isTurn = choices?.kind === 'one' && choices.of.includes('done');
    await table.answer(seat, isTurn ? 'done' : await table.card(seat));
  }
  expect(table.now).toBeGreaterThan(monday + 60 * 24 * hour);
  expect(await table.alarm().then((at) => at ?? 0)).toBeLessThan(table.now + 200 * hour);
  const by = new Set((await table.log()).map((entry) => entry.by));
  for (const one of ['player', 'clock']) expect(by).toContain(one);
});
