import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { paces } from '../../shared/clock/index.ts';
import { Player } from './desk/player.ts';
import { answer, bid, players, room, see, type TestTable, tableWith } from './table.ts';
import { Timed } from './timed.ts';

// Counts what each statement says it wrote (indexes included), and alarms, which cost a row as well.
async function count(table: TestTable): Promise<() => Promise<number>> {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
  let alarms = 0;
  await runInDurableObject(room(table), (_, { storage }) => {
    const { sql } = storage;
    const exec = sql.exec.bind(sql);
    Object.defineProperty(sql, 'exec', {
      value: (query: string, ...given: SqlStorageValue[]) => {
        const cursor = exec(query, ...given);
        cursors.push(cursor);
        return cursor;
      },
    });
    const setAlarm = storage.setAlarm.bind(storage);
    Object.defineProperty(storage, 'setAlarm', {
      value: (at: number) => {
        alarms++;
        return setAlarm(at);
      },
    });
  });
  return () =>
    runInDurableObject(room(table), () => {
      const rows = cursors.reduce((sum, cursor) => sum + cursor.rowsWritten, 0) + alarms;
      cursors.length = 0;
      alarms = 0;
      return rows;
    });
}

it('a move writes two rows; the last one also when it ended, and its word to the lobby', async () => {
  const table = await tableWith(players(2));
  await expect.poll(() => runInDurableObject(room(table), ({ outbox }) => outbox.waiting())).toEqual([]);
  await evictDurableObject(room(table));
  const written = await count(table);
  // The word stays where it is: what sending it costs is the alarm's.
  await runInDurableObject(room(table), (instance) => {
    instance.send = () => new Promise(() => undefined);
  });
  while ((await see(table, null)).phase === 'playing') {
    for (const seat of [0, 1]) {
      await bid(table, seat);
      expect(await written()).toBe((await see(table, null)).phase === 'over' ? 5 : 2);
    }
  }
});

it('a move that wakes a bot writes three, and the bot’s own two', async () => {
  const table = await tableWith([...players(2), { by: 'bot' }]);
  await evictDurableObject(room(table));
  const written = await count(table);
  await answer(table, 0, 1);
  expect(await written()).toBe(2);
  await answer(table, 1, 2);
  await expect.poll(async () => (await see(table, null)).seq).toBe(3);
  expect(await written()).toBe(3 + 2);
});

it('a move at a table with clocks and desks writes five at most', async () => {
  const people = [await Player.named('Ada'), await Player.named('Grace'), await Player.named('Hedy')];
  const table = await Timed.open({ game: 'goofspiel', options: { cards: 5 }, people, pace: paces.post });
  await table.restart();
  const written = await count(table);
  for (let trick = 0; trick < 3; trick++) {
    for (const seat of [0, 1, 2]) {
      await bid(table, seat);
      const rows = await written();
      expect(rows).toBeGreaterThanOrEqual(4); // log, state, clocks, a word to the desks
      expect(rows).toBeLessThanOrEqual(5); // the alarm
      await table.until(table.now + 3_600_000);
      await written();
    }
  }
});
