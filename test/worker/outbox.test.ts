import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import type { Word } from '../../worker/room/outbox.ts';
import { players, room, type TestTable, tableWith } from './table.ts';

// A table whose own words have all been sent.
async function settledTable(): Promise<TestTable> {
  const table = await tableWith(players(2));
  await expect.poll(() => runInDurableObject(room(table), (instance) => instance.outbox.waiting())).toEqual([]);
  return table;
}

describe('the outbox', () => {
  it('sends by the alarm, oldest first, and forgets what was sent', async () => {
    const table = await settledTable();
    const sent: Word[] = [];
    await runInDurableObject(room(table), async (instance, { storage }) => {
      instance.send = async ({ addressee, word }) => void sent.push({ addressee, word });
      instance.outbox.put(
        [
          { addressee: 'ada', word: 1 },
          { addressee: 'grace', word: 2 },
        ],
        instance.now(),
      );
      await storage.setAlarm(instance.now() + 1e6);
    });
    expect(await runDurableObjectAlarm(room(table))).toBe(true);
    expect(sent).toEqual([
      { addressee: 'ada', word: 1 },
      { addressee: 'grace', word: 2 },
    ]);
    expect(await runInDurableObject(room(table), (instance) => instance.outbox.waiting())).toEqual([]);
    expect(await runInDurableObject(room(table), (_, { storage }) => storage.getAlarm())).toBeNull();
  });

  it('tries again what could not be sent, later each time, and keeps nobody else waiting', async () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const table = await settledTable();
    const sent: Word[] = [];
    let now = 1_900_000_000_000;
    await runInDurableObject(room(table), async (instance, { storage }) => {
      instance.now = () => now;
      instance.send = async ({ addressee, word }) => {
        if (addressee === 'ada' && now < 1_900_000_003_000) throw new Error('ada is away');
        sent.push({ addressee, word });
      };
      instance.outbox.put(
        [
          { addressee: 'ada', word: 1 },
          { addressee: 'grace', word: 2 },
        ],
        now,
      );
      await storage.setAlarm(now);
    });
    const alarm = () => runInDurableObject(room(table), (_, { storage }) => storage.getAlarm());
    await runDurableObjectAlarm(room(table));
    expect(sent).toEqual([{ addressee: 'grace', word: 2 }]);
    expect(await alarm()).toBe(now + 1_000);
    now += 1_000;
    await runDurableObjectAlarm(room(table));
    expect(await alarm()).toBe(now + 2_000);
    now += 2_000;
    await runDurableObjectAlarm(room(table));
    expect(sent).toEqual([
      { addressee: 'grace', word: 2 },
      { addressee: 'ada', word: 1 },
    ]);
    expect(await alarm()).toBeNull();
    expect(spoken).toHaveBeenCalledTimes(2);
    spoken.mockRestore();
  });

  it('sends no more at once than a room may ask of others, and the rest with the next alarm', async () => {
    const table = await settledTable();
    const asked = await runInDurableObject(room(table), async (instance) => {
      const toSix = { addressee: 'desks', word: Array.from({ length: 6 }, (_, desk) => desk) };
      instance.outbox.put(
        [toSix, toSix, toSix, toSix, { addressee: 'desks', word: Array(99).fill(0) }],
        instance.now(),
      );
      const left: number[] = [];
      instance.send = async () => undefined;
      for (let alarms = 0; alarms < 3; alarms++) {
        await instance.alarm();
        left.push(instance.outbox.waiting().length);
      }
      return left;
    });
    expect(asked).toEqual([2, 1, 0]); // six desks at two requests each: three words; what is too much has one for itself
  });

  it('gives every word a higher id than any before, also when all were sent and the room has slept', async () => {
    const table = await settledTable();
    const ids: number[] = [];
    for (let n = 0; n < 4; n++) {
      await runInDurableObject(room(table), async (instance) => {
        instance.outbox.put([{ addressee: 'ada', word: n }], 0);
        await instance.outbox.drain(async ({ id }) => void ids.push(id), 1);
      });
      if (n % 2 === 1) await evictDurableObject(room(table));
    }
    expect(ids).toEqual([0, 1, 2, 3].map((later) => (ids[0] ?? 0) + later));
    expect(
      await runInDurableObject(room(table), (_, { storage }) => storage.sql.exec('SELECT id FROM words').toArray()),
    ).toEqual([{ id: ids.at(-1) }]);
  });
});
