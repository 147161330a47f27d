import { runInDurableObject } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import { ping, pong, protocol } from '../../shared/api/protocol.ts';
import { Player, tableOf } from './desk/player.ts';
import { ask, players, room, tableWith, Watching } from './table.ts';

const minute = 60_000;
const monday = Date.parse('2027-03-01T12:00Z');

it('a page that has gone silent does not count as looking, until it is heard of again', async () => {
  const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
  const table = await tableOf(ada, grace, monday);
  const page = new Watching(await ada.watch(table));
  const isWatching = async () => (await room(table).tell(ada.id, 'en'))?.isWatching;
  expect(await isWatching()).toBe(true);
  await runInDurableObject(room(table), (_, ctx) => {
    const [socket] = ctx.getWebSockets('seat 0');
    socket?.serializeAttachment({ ...socket.deserializeAttachment(), since: Date.now() - 2 * minute });
  });
  expect(await isWatching()).toBe(false);
  page.socket.send(ping);
  await page.untilRaw(pong);
  expect(await isWatching()).toBe(true);
});

it('a table has two hundred spectators at most, and a seat sixteen pages: the oldest goes', async () => {
  const table = await tableWith(players(2));
  for (let n = 0; n < 200; n++) await Watching.open(table, null);
  const refused = await ask(`/api/games/${table.id}/live`, {
    headers: { upgrade: 'websocket', 'sec-websocket-protocol': protocol },
  });
  expect(refused.status).toBe(429);
  const pages: Watching[] = [];
  for (let n = 0; n < 17; n++) pages.push(await Watching.open(table, 0));
  await vi.waitFor(() => expect(pages.map(({ socket }) => socket.readyState === WebSocket.OPEN)).toContain(false));
  expect(pages.filter(({ socket }) => socket.readyState === WebSocket.OPEN)).toHaveLength(16);
  expect(pages.at(-1)?.socket.readyState).toBe(WebSocket.OPEN);
});

it('one desk that can’t be reached keeps no other player’s waiting', async () => {
  const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
  const fail = () => {
    throw new Error('out of order');
  };
  await ada.atDesk(({ store }) => void Object.defineProperty(store, 'keepCard', { value: fail, configurable: true }));
  const { id } = await tableOf(ada, grace, monday);
  expect(await grace.atDesk(({ store }) => store.card(id)?.phase)).toBe('playing');
  await ada.atDesk(({ store }) => void Reflect.deleteProperty(store, 'keepCard'));
  spoken.mockRestore();
});
