import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it } from 'vitest';
import type { View } from '../../shared/engine/index.ts';
import { addCellar, cellar } from './cellar.ts';
import { answer, bid, call, players, refusalOf, room, see, type TestTable, tableWith, undo } from './table.ts';

addCellar();
const { migrations } = cellar;
afterEach(() => {
  cellar.migrations = migrations;
});

type Seen = Map<string, View>;
const eyes = (table: TestTable) => [null, ...table.secrets.keys()];

async function look(table: TestTable, seen: Seen): Promise<void> {
  for (const seat of eyes(table)) {
    const { view } = await see(table, seat);
    if (view) seen.set(`${seat} ${view.seq}`, view);
  }
}

const replay = (table: TestTable, seat: number | null, seq: number) =>
  call(
    'GET /api/games/:id/replay',
    { id: table.id, query: { seq: String(seq) } },
    seat === null ? undefined : table.secrets[seat],
  );

async function expectSame(table: TestTable, seen: Seen): Promise<void> {
  for (const [key, view] of seen) {
    const [seat, seq] = key.split(' ');
    const past = await replay(table, seat === 'null' ? null : Number(seat), Number(seq));
    expect(past.view, `seat ${seat} at ${seq}`).toEqual(view);
    expect(past.seq).toBe(Number(seq));
  }
}

const snapshots = (table: TestTable) =>
  runInDurableObject(room(table), (_, { storage }) =>
    storage.sql
      .exec('SELECT seq FROM snapshots')
      .toArray()
      .map(({ seq }) => seq),
  );

describe('a past position', () => {
  it('is what each seat saw then, in a whole game of sealed bids', async () => {
    const table = await tableWith(players(3));
    const seen: Seen = new Map();
    await look(table, seen);
    while ((await see(table, null)).phase === 'playing') {
      for (const seat of [2, 0, 1]) {
        await bid(table, seat);
        await look(table, seen);
      }
    }
    expect(seen.size).toBe(4 * 13);
    await expectSame(table, seen);
    expect(await refusalOf(replay(table, 0, 99))).toMatchObject({ status: 404, reason: 'no-such-position' });
  });

  it('is found beyond snapshots, undone steps and an eviction', async () => {
    const table = await tableWith(players(2), { turns: 40 }, 'cellar');
    const seen: Seen = new Map();
    await look(table, seen);
    for (let n = 0; n < 80; n++) {
      const seat = (await see(table, null)).view?.asking?.seats[0] ?? 0;
      if (n % 7 === 3 && (await see(table, seat)).canUndo) await undo(table, seat);
      else await answer(table, seat, n % 5 === 4 ? 'done' : n % 5 === 2 && n < 40 ? 'draw' : 'step');
      if (n % 3 === 0) await look(table, seen);
    }
    await expectSame(table, seen);
    expect(await snapshots(table)).toEqual([32, 64]);
    await evictDurableObject(room(table));
    await expectSame(table, seen);
  });

  it('is found beyond a migration of the state, and undo goes back over it too', async () => {
    const table = await tableWith(players(2), {}, 'cellar');
    const seen: Seen = new Map();
    await look(table, seen);
    for (let n = 0; n < 3; n++) {
      await answer(table, 0, 'step');
      await look(table, seen);
    }
    // A new shape of the table, as a later version of the game might have it: `at` has moved into a list of its own.
    const { view } = cellar;
    cellar.migrations = [
      ({ table, ...state }) => ({ ...state, table: { ...Object(table), at: [...Object(table).at, 'new'] } }),
    ];
    await evictDurableObject(room(table));
    const now = await answer(table, 0, 'step');
    expect(now.view.table).toMatchObject({ at: [4, 0, 'new'] });
    cellar.view = (table, seat, over) => ({
      ...view(table, seat, over),
      at: table.at.filter((at) => typeof at === 'number'),
    });
    await expectSame(table, seen);
    for (const at of [3, 2, 1]) expect((await undo(table, 0)).view.table).toMatchObject({ at: [at, 0] });
    await expectSame(table, seen);
    cellar.view = view;
  });
});
