import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { answer, bid, players, room, see, type TestTable, tableWith } from './table.ts';

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

it('a move writes two rows, and one more at the end of the game', async () => {
  const table = await tableWith(players(2));
  await evictDurableObject(room(table));
  const written = await count(table);
  while ((await see(table, null)).phase === 'playing') {
    for (const seat of [0, 1]) {
      await bid(table, seat);
      expect(await written()).toBe((await see(table, null)).phase === 'over' ? 3 : 2);
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
