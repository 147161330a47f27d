import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import {
  clone,
  type Draw,
  difference,
  type Game,
  type Json,
  type Seat,
  type State,
  type Told,
} from '../../shared/engine/index.ts';
import { gameById } from '../../shared/games/index.ts';
import { pastState } from '../../worker/room/replay.ts';
import { addCellar } from './cellar.ts';
import { answer, ask, players, room, see, type TestTable, tableWith, undo, Watching } from './table.ts';

addCellar();

// All that these eyes can get out of the service, word for word.
async function everythingFor(table: TestTable, seat: Seat | null): Promise<{ [where: string]: string }> {
  const secret = seat === null ? undefined : table.secrets[seat];
  const headers = secret ? { authorization: `Bearer ${secret}` } : undefined;
  const text = async (path: string) => (await ask(`/api/games/${table.id}${path}`, headers && { headers })).text();
  const said: { [where: string]: string } = {
    table: await text(''),
    log: await text('/log'),
    record: await text('/record'),
  };
  const last = (await see(table, seat)).seq ?? 0;
  for (let seq = 0; seq <= last; seq++) said[`replay ${seq}`] = await text(`/replay?seq=${seq}`);
  for (const seen of [-1, last - 1]) {
    const watching = await Watching.open(table, seat, seen);
    await watching.until(() => true);
    said[`socket from ${seen}`] = watching.raw[0] ?? '';
    watching.socket.close();
  }
  return said;
}

// Draws anew, in the room's own storage, all that these eyes must not know: hidden cards in the state and in every past
// one, sealed answers of others, others' answers, events and draws in the log.
async function scramble(table: TestTable, seat: Seat | null): Promise<void> {
  await runInDurableObject(room(table), async ({ store }, { storage }) => {
    const { sql } = storage;
    const last = store.begun.seq;
    const past: State[] = [];
    for (let seq = 0; seq <= last; seq++) past.push(scrambled(store.rules, await pastState(store, seq), seat, seq + 1));
    sql.exec('UPDATE state SET state = ?', JSON.stringify(past[last]));
    sql.exec('DELETE FROM snapshots');
    for (const row of store.logSince(-1, last + 1)) {
      const told = row.told.map((one): Told => (one.to && (seat === null || !one.to.includes(seat)) ? junk(one) : one));
      const draws = row.draws.map((draw): Draw => ({ ...draw, got: 0 }));
      const hidden = row.seat !== seat && row.answer !== null ? { is: 'something else' } : row.answer;
      const [after, before] = [past[row.seq], past[row.seq - 1]];
      const back = before && difference(json(after), json(before));
      sql.exec(
        'UPDATE log SET told = ?, draws = ?, answer = ?, back = ? WHERE seq = ?',
        JSON.stringify(told),
        JSON.stringify(draws),
        hidden === null ? null : JSON.stringify(hidden),
        back ? JSON.stringify(back) : null,
        row.seq,
      );
    }
  });
  await evictDurableObject(room(table));
}

const json = (state: State | undefined): Json => JSON.parse(JSON.stringify(state ?? null));
const junk = ({ to }: Told): Told => ({ event: { type: 'something else' }, ...(to && { to }) });

function scrambled(game: Game, state: State, seat: Seat | null, fast: number): State {
  const copy = clone(state);
  game.scramble(copy.table, seat, { fast });
  for (const author of Object.keys(copy.asking?.answers ?? {})) {
    if (copy.asking && Number(author) !== seat) copy.asking.answers[author] = 'something else';
  }
  return copy;
}

async function expectNoLeak(table: TestTable): Promise<void> {
  const stored = await dump(table);
  for (const seat of [null, ...table.secrets.keys()]) {
    const told = await everythingFor(table, seat);
    await scramble(table, seat);
    const again = await everythingFor(table, seat);
    for (const [where, words] of Object.entries(told)) expect(again[where], `${where} for seat ${seat}`).toBe(words);
    await restore(table, stored);
    expect(await everythingFor(table, seat)).toEqual(told);
  }
}

type Rows = { log: Record<string, SqlStorageValue>[]; state: SqlStorageValue };
const dump = (table: TestTable): Promise<Rows> =>
  runInDurableObject(room(table), (_, { storage: { sql } }) => ({
    log: sql.exec('SELECT * FROM log').toArray(),
    state: sql.exec('SELECT state FROM state').one().state ?? null,
  }));
async function restore(table: TestTable, { log, state }: Rows): Promise<void> {
  await runInDurableObject(room(table), (_, { storage: { sql } }) => {
    sql.exec('UPDATE state SET state = ?', state);
    for (const { seq, told, draws, answer, back } of log) {
      sql.exec(
        'UPDATE log SET told = ?, draws = ?, answer = ?, back = ? WHERE seq = ?',
        told!,
        draws!,
        answer!,
        back!,
        seq!,
      );
    }
  });
  await evictDurableObject(room(table));
}

describe('table, log, replay, record and socket do not change when what a seat can’t see is drawn anew', () => {
  it('in a game of sealed bids, with some of them laid', async () => {
    const table = await tableWith([...players(2), { by: 'bot' }]);
    await answer(table, 0, 5);
    await answer(table, 1, 4);
    await expect.poll(async () => (await see(table, null)).seq).toBe(3);
    await answer(table, 1, 2);
    await expectNoLeak({ ...table, secrets: table.secrets.slice(0, 2) });
  });

  it('in a game of hidden hands, draws, undone steps and a sealed end', async () => {
    const table = await tableWith(players(3), {}, 'cellar');
    for (const seat of [0, 1, 2]) {
      await answer(table, seat, 'draw', 'step', 'step');
      await undo(table, seat);
      await answer(table, seat, 'done');
    }
    const options = (await see(table, 1)).view?.asking?.options;
    await answer(table, 1, options?.kind === 'one' ? options.of[2]! : null);
    await expectNoLeak(table);
  });

  it('and the scrambling would be noticed: the author of a sealed answer sees another one', async () => {
    expect(gameById('cellar')).toBeDefined();
    const table = await tableWith(players(2));
    await answer(table, 0, 5);
    const told = await everythingFor(table, 0);
    await scramble(table, 1);
    const again = await everythingFor(table, 0);
    for (const where of ['table', 'log', 'record', 'replay 1', 'socket from 0'])
      expect(again[where]).not.toBe(told[where]);
  });
});
