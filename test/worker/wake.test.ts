import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { paces } from '../../shared/clock/index.ts';
import type { Desk } from '../../worker/desk/desk.ts';
import type { GameRoom } from '../../worker/room/room.ts';
import { addCellar } from './cellar.ts';
import { Player, tableOf } from './desk/player.ts';
import { answer, ask, room, see, settled, tableWith } from './table.ts';
import { hour, monday, Timed } from './timed.ts';

beforeAll(addCellar);

type Stub = DurableObjectStub<GameRoom> | DurableObjectStub<Desk>;
const alarmOf = (stub: Stub) => runInDurableObject(stub, (_, { storage }) => storage.getAlarm());

// Behind its back, as if the host had lost it; then all that it remembers goes too.
async function lose(stub: Stub): Promise<void> {
  await runInDurableObject(stub, (_, { storage }) => storage.deleteAlarm());
  await evictDurableObject(stub);
}

// An alarm that stands rings early rather than being moved: to move it would write a row at each waking.
async function isLeftAlone(stub: Stub, look: () => Promise<unknown>, next: number): Promise<void> {
  await runInDurableObject(stub, (_, { storage }) => storage.setAlarm(next - hour));
  await evictDurableObject(stub);
  await look();
  expect(await alarmOf(stub)).toBe(next - hour);
}

describe('an alarm that got lost', () => {
  it('of a table whose clock runs stands again when somebody looks at it; one that stands is left alone', async () => {
    const table = await Timed.open({ pace: paces.post });
    const next = await table.alarm();
    expect(next).toBe((await table.seat(0)).clock?.until);
    await lose(table.room);
    await table.see();
    expect(await table.alarm()).toBe(next);
    await isLeftAlone(table.room, () => table.see(), next ?? 0);
  });

  it('of a table whose bot is to play lets it play as soon as somebody looks at it', async () => {
    const table = await tableWith([{ by: 'player' }, { by: 'bot' }]);
    await settled(table);
    await runInDurableObject(room(table), (instance) => Object.assign(instance, { now: () => monday }));
    await answer(table, 0, 1); // so that its alarm stands in years to come
    expect(await alarmOf(room(table))).toBe(monday);
    await lose(room(table));
    expect((await see(table, 0)).seq).toBe(1);
    await expect.poll(async () => (await see(table, 0)).seq).toBe(2);
  });

  it('of a desk that has something to tell stands again with a look at my games', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    await tableOf(ada, grace, monday);
    const next = await alarmOf(grace.desk);
    expect(next).toBe(await grace.atDesk(({ store }) => store.next()));
    await lose(grace.desk);
    await grace.send('/api/desk');
    expect(await alarmOf(grace.desk)).toBe(next);
    await isLeftAlone(grace.desk, () => grace.send('/api/desk'), next ?? 0);
  });

  it('is none where nothing waits, and where there is nothing at all', async () => {
    const table = await Timed.open({});
    await lose(table.room);
    await table.see();
    expect(await table.alarm()).toBeNull();
    expect((await ask('/api/games/aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  });
});
