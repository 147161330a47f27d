import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import type { DeskView, Hours } from '../../shared/api/desk.ts';
import type { Pace } from '../../shared/clock/index.ts';
import { Player } from './desk/player.ts';
import { bid, call, sitter } from './table.ts';
import { day, hour, minute, monday, Timed } from './timed.ts';

const pace: Pace = { kind: 'bank', bank: 10 * hour, increment: 2 * hour, cap: 20 * hour, stops: ['sleep', 'weekend'] };
const goofspiel = { game: 'goofspiel', options: { cards: 5 } };
const nights: Hours = { sleep: { from: 22 * 60, until: 6 * 60 }, weekend: [] };

// Ada has bid, so that Grace alone is awaited from noon on Monday.
async function gracesTurn(hours?: Hours, zone = 'UTC', rest: Partial<Parameters<typeof Timed.open>[0]> = {}) {
  const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace', zone)];
  if (hours) await grace.send('/api/desk', { hours });
  const table = await Timed.open({ ...goofspiel, people: [ada, grace], pace, ...rest });
  await bid(table, 0);
  await table.until(monday);
  return { table, ada, grace };
}

const until = async (table: Timed, seat = 1) => (await table.seat(seat)).clock?.until;

describe('a player’s calendar', () => {
  it('stops their clock at night, by their own wall clock', async () => {
    // At noon UTC it is 13:00 in Berlin: nine hours until the night, one is left in the morning.
    const { table } = await gracesTurn(nights, 'Europe/Berlin');
    expect(await until(table)).toBe(Date.parse('2030-03-05T06:00Z'));
    await table.until(monday + 12 * hour);
    expect((await table.seat(1)).clock).toMatchObject({ left: hour, running: true });
    await table.until(Date.parse('2030-03-05T06:00Z') - 1);
    expect(await table.seat(1)).not.toHaveProperty('out');
    await table.until(Date.parse('2030-03-05T06:00Z'));
    expect((await table.see()).view?.seq).toBe(2); // the stand-in has bid
  });

  it('stops it on their weekend', async () => {
    const weekend: Hours = { sleep: null, weekend: [1, 2] };
    const { table } = await gracesTurn(weekend);
    expect(await until(table)).toBe(Date.parse('2030-03-06T10:00Z'));
  });

  it('stops nothing where the table does not allow it', async () => {
    const { table } = await gracesTurn(nights, 'UTC', { pace: { ...pace, stops: ['vacation'] } });
    expect(await until(table)).toBe(monday + 10 * hour);
  });

  it('that changes in mid-turn counts from then on, also when the room could not be reached at first', async () => {
    const { table, grace } = await gracesTurn();
    expect(await until(table)).toBe(monday + 10 * hour);
    await table.until(monday + 4 * hour);
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await runInDurableObject(table.room, (instance) => {
      instance.now = () => {
        throw new Error('the room is away');
      };
    });
    await grace.send('/api/desk', { hours: { sleep: { from: 12 * 60, until: 18 * 60 }, weekend: [] } });
    await table.until(monday + 4 * hour);
    expect(await until(table)).toBe(monday + 10 * hour);
    await table.until(monday + 4 * hour + minute);
    spoken.mockRestore();
    // Six hours were left at four; the window that is told of then runs to six o'clock in the evening.
    const left = (await until(table)) ?? 0;
    expect(left).toBeGreaterThanOrEqual(monday + 12 * hour - minute);
    expect(left).toBeLessThanOrEqual(monday + 12 * hour);
  });

  it('that changes while the room is told of it is told once more', async () => {
    const { table, grace } = await gracesTurn();
    const noon: Hours = { sleep: { from: 13 * 60, until: 15 * 60 }, weekend: [] };
    await grace.send('/api/desk', { hours: noon });
    await grace.atDesk(async (desk) => {
      const ringing = desk.alarm();
      await desk.change({ hours: nights }); // while it waits for the room
      await ringing;
    });
    await table.until(monday);
    expect(await until(table)).toBe(Date.parse('2030-03-05T06:00Z')); // ten hours bring her to the night itself
  });

  it('goes with them: who takes the seat over has their own, and is there', async () => {
    const { table, grace } = await gracesTurn(nights, 'UTC', { outOfTime: 'vote' });
    const hedy = await Player.named('Hedy', 'UTC');
    await hedy.send('/api/desk', { hours: { sleep: null, weekend: [2] } });
    await table.until(Date.parse('2030-03-05T07:00Z'));
    expect(await table.seat(1)).toHaveProperty('out');
    table.people.push(hedy);
    await table.turn(table.now);
    const link = await call('POST /api/games/:id/hand-over', { id: table.id }, table.secrets[1]);
    await hedy.takeOver(table.id, link.secret);
    expect(await table.seat(1)).not.toHaveProperty('out');
    await table.until(table.now);
    // A quarter of the bank, on Wednesday.
    expect(await until(table)).toBe(Date.parse('2030-03-06T02:30Z'));
    expect((await grace.send<DeskView>('/api/desk')).tables).toEqual([]);
  });

  it('does not stay with the seat when somebody without an account takes it over', async () => {
    const { table } = await gracesTurn(nights);
    const { secret } = await call('POST /api/games/:id/hand-over', { id: table.id }, table.secrets[1]);
    const { nonce, ...taker } = sitter('Hedy');
    await call('POST /api/games/:id/take-over', { id: table.id, body: taker }, secret);
    expect(await until(table)).toBe(monday + 10 * hour);
  });

  it('follows a move to another zone', async () => {
    const { table, grace } = await gracesTurn(nights);
    expect(await until(table)).toBe(Date.parse('2030-03-05T06:00Z'));
    await grace.send('/api/me', { zone: 'America/New_York' });
    await table.until(monday + 1);
    expect(await until(table)).toBe(monday + 10 * hour); // it is seven in the morning there
  });
});

describe('vacation', () => {
  const rested: Pace = { ...pace, stops: ['vacation'] };

  it('spends itself a day at a time, and only then is a player out of time', async () => {
    const { table, grace } = await gracesTurn(undefined, 'UTC', { pace: rested });
    const out = monday + 10 * hour;
    await table.until(out);
    expect(await until(table)).toBe(out + day);
    expect((await grace.send<DeskView>('/api/desk')).vacation).toEqual({
      perYear: 20,
      left: 19,
      away: [{ from: out, until: out + day }],
    });
    await table.restart();
    await table.until(out + 20 * day - 1);
    expect(await table.seat(1)).not.toHaveProperty('out');
    expect((await grace.send<DeskView>('/api/desk')).vacation.left).toBe(0);
    await table.until(out + 20 * day);
    expect((await table.log()).find((entry) => entry.seat === 1)).toMatchObject({ by: 'clock', at: out + 20 * day });
  });

  it('stops the player’s other clocks too, and is spent once for all of them', async () => {
    const { table, ada, grace } = await gracesTurn(undefined, 'UTC', { pace: rested });
    const other = await Timed.open({ ...goofspiel, people: [ada, grace], pace: { ...rested, bank: 12 * hour } });
    await bid(other, 0);
    await table.until(monday + 10 * hour);
    await other.until(monday + 10 * hour);
    expect(await until(other)).toBe(monday + 12 * hour + day);
    expect((await grace.send<DeskView>('/api/desk')).vacation.left).toBe(19);
  });

  it('waits for a desk that can’t be asked; until then nobody is out of time', async () => {
    const { table, grace } = await gracesTurn(undefined, 'UTC', { pace: rested });
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await grace.atDesk((desk) => {
      desk.store.change = () => {
        throw new Error('the desk is away');
      };
    });
    const out = monday + 10 * hour;
    await table.until(out);
    expect(await table.seat(1)).not.toHaveProperty('out');
    expect(await table.alarm()).toBe(out + 1_000);
    await grace.atDesk((desk) => {
      Reflect.deleteProperty(desk.store, 'change');
    });
    await table.until(out + 1_000);
    spoken.mockRestore();
    expect(await until(table)).toBe(out + day);
  });
});

describe('a desk', () => {
  const card = async (player: Player, { id }: Timed) =>
    (await player.send<DeskView>('/api/desk')).tables.find((one) => one.id === id)!;

  it('knows until when, and reminds when a fifth of the time is left', async () => {
    const { table, ada, grace } = await gracesTurn(undefined, 'UTC', { pace: { ...pace, stops: [] } });
    expect(await card(grace, table)).toMatchObject({
      pace: { bank: 10 * hour },
      asked: { since: 0, until: monday + 10 * hour, clock: { left: 10 * hour, since: monday, held: false } },
    });
    expect(await card(ada, table)).toMatchObject({ asked: null });
    const reminders = () => grace.atDesk((desk) => desk.store.attempts().filter(({ key }) => key.includes('reminder')));
    await table.until(monday + 8 * hour - 1);
    expect(await reminders()).toEqual([]);
    await table.until(monday + 8 * hour);
    expect(await reminders()).toHaveLength(1);
  });

  it('tells how a game that was given up has ended, in its player’s language', async () => {
    const { table, ada } = await gracesTurn();
    await table.resign(1);
    const told = await runInDurableObject(table.room, (instance) => instance.tell(ada.id, 'es'));
    expect(told?.facts.result).toBe('Player 1 abandona. Gana Ada.');
    await table.until(monday + hour);
    expect(await card(ada, table)).toMatchObject({ phase: 'over', result: { winners: [0], how: 'resigned' } });
  });

  it('knows of a stand-in, and no turn of one who is not there', async () => {
    const { table, grace } = await gracesTurn(undefined, 'UTC', { pace: { ...pace, stops: [] } });
    await table.until(monday + 10 * hour);
    await bid(table, 0);
    await table.until(monday + 10 * hour);
    expect(await card(grace, table)).toMatchObject({ asked: null, standIn: true });
    await table.back(1);
    await table.until(monday + 10 * hour);
    expect(await card(grace, table)).not.toHaveProperty('standIn');
  });
});
