import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { botsOf, random } from '../../shared/bots/index.ts';
import { goofspiel } from '../../shared/games/goofspiel/goofspiel.ts';
import { answer, bid, call, players, room, see, tableWith, Watching } from './table.ts';

const { choose } = random;
afterEach(() => {
  random.choose = choose;
  vi.restoreAllMocks();
});

describe('bots', () => {
  it('play a whole game against one person, by the alarm alone', async () => {
    const table = await tableWith([...players(1), { by: 'bot' }, { by: 'bot', bot: 'random' }]);
    expect(await see(table, 0)).toMatchObject({
      phase: 'playing',
      seats: [{ name: 'Ada' }, { by: 'bot', bot: botsOf(goofspiel)[0]?.id }, { by: 'bot', bot: 'random' }],
    });
    const watching = await Watching.open(table, 0);
    for (let since = -1; ; ) {
      const { table: now } = await watching.until(
        ({ table }) => table.phase === 'over' || (table.view?.asking?.since ?? -1) > since,
      );
      if (now.phase === 'over') break;
      since = now.view?.asking?.since ?? -1;
      await bid(table, 0);
    }
    const { entries } = await call('GET /api/games/:id/record', { id: table.id });
    expect(entries.filter(({ by }) => by === 'bot')).toHaveLength(8);
    watching.socket.close();
  });

  it('leave a sealed question to the people first, so that nothing tells of them', async () => {
    const table = await tableWith([...players(2), { by: 'bot' }]);
    expect(await runDurableObjectAlarm(room(table))).toBe(false);
    await answer(table, 0, 3);
    expect(await see(table, 1)).toMatchObject({ seq: 1, view: { asking: { awaited: [1, 2] } } });
    expect(await runDurableObjectAlarm(room(table))).toBe(false);
    await answer(table, 1, 4);
    await expect.poll(async () => (await see(table, null)).seq).toBe(3);
  });

  it('that fail are tried again later, each time later, and the game goes on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const table = await tableWith([...players(1), { by: 'bot', bot: 'random' }]);
    random.choose = () => {
      throw new Error('this bot is broken');
    };
    let now = Date.now();
    await runInDurableObject(room(table), (instance) => {
      instance.now = () => now;
    });
    await answer(table, 0, 1);
    const timer = () => runInDurableObject(room(table), (instance) => instance.timers.get('bots'));
    await expect.poll(timer).toEqual({ name: 'bots', at: now + 1_000, tries: 1 });
    now += 1_000;
    await runDurableObjectAlarm(room(table));
    expect(await timer()).toEqual({ name: 'bots', at: now + 2_000, tries: 2 });
    random.choose = choose;
    now += 2_000;
    await runDurableObjectAlarm(room(table));
    expect(await timer()).toBeUndefined();
    expect((await see(table, 0)).seq).toBe(2);
  });
});
