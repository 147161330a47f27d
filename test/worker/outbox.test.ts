import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import type { Word } from '../../worker/room/outbox.ts';
import { players, room, tableWith } from './table.ts';

describe('the outbox', () => {
  it('sends by the alarm, oldest first, and forgets what was sent', async () => {
    const table = await tableWith(players(2));
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
    const table = await tableWith(players(2));
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
});
