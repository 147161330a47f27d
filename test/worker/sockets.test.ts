import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { protocol } from '../../shared/api/protocol.ts';
import { secretBytes } from '../../shared/api/secrets.ts';
import { answer, ask, bid, call, players, random, room, see, sitter, tableWith, Watching } from './table.ts';

describe('a socket', () => {
  it('tells each seat its own view and events, and spectators no sealed bid', async () => {
    const table = await tableWith(players(2));
    const [ada, other, spectator] = await Promise.all([0, 1, null].map((seat) => Watching.open(table, seat)));
    expect((await ada!.until(() => true)).entries.map(({ seq }) => seq)).toEqual([0]);
    await answer(table, 0, 4);
    const mine = await ada!.until(({ table }) => table.seq === 1);
    expect(mine).toEqual({
      type: 'table',
      table: await see(table, 0),
      entries: [expect.objectContaining({ seq: 1, answer: 4 })],
      earlier: false,
      seen: 1,
    });
    for (const [watching, seat] of [
      [other!, 1],
      [spectator!, null],
    ] as const) {
      const theirs = await watching.until(({ table }) => table.seq === 1);
      expect(theirs.table).toEqual(await see(table, seat));
      expect(theirs.entries).toEqual([expect.not.objectContaining({ answer: expect.anything() })]);
      expect(theirs.table.view?.asking).not.toHaveProperty('sealed');
    }
    await answer(table, 1, 2);
    const revealed = await spectator!.until(({ table }) => table.seq === 2);
    expect(revealed.entries[0]?.events[0]).toEqual({ type: 'bid', bids: [4, 2] });
    for (const { socket } of [ada!, other!, spectator!]) socket.close();
  });

  it('stays open while its room is evicted, and is told what happens afterwards', async () => {
    const table = await tableWith(players(2));
    const watching = await Watching.open(table, 1);
    await watching.until(() => true);
    await runInDurableObject(room(table), (instance) => Object.assign(instance, { mark: true }));
    await evictDurableObject(room(table));
    expect(await runInDurableObject(room(table), (instance) => 'mark' in instance)).toBe(false);
    await bid(table, 0);
    await evictDurableObject(room(table));
    await bid(table, 1);
    expect((await watching.until(({ table }) => table.seq === 2)).entries.map(({ seq }) => seq)).toEqual([2]);
    expect(watching.heard.map(({ table }) => table.seq)).toEqual([0, 1, 2]);
    watching.socket.close();
  });

  it('opened again catches up from what was seen', async () => {
    const table = await tableWith(players(2));
    for (let n = 0; n < 3; n++) for (const seat of [0, 1]) await bid(table, seat);
    const watching = await Watching.open(table, 0, 3);
    const message = await watching.until(() => true);
    expect(message.entries.map(({ seq }) => seq)).toEqual([4, 5, 6]);
    expect(message).toMatchObject({ earlier: false, seen: 6 });
    const { entries } = await call('GET /api/games/:id/log', { id: table.id, query: { since: '3' } }, table.secrets[0]);
    expect(message.entries).toEqual(entries);
    watching.socket.close();
  });

  it('tells of people sitting down before the game begins', async () => {
    const made = await call('POST /api/games', { body: { game: 'goofspiel', seats: players(2), me: sitter('Ada') } });
    const watching = await Watching.open({ id: made.id, secrets: [], seats: 2 }, null);
    expect(await watching.until(() => true)).toMatchObject({ table: { phase: 'gathering' }, entries: [], seen: -1 });
    await call('POST /api/games/:id/join', { id: made.id, body: sitter('Grace') }, made.invitations[0]!.secret);
    expect((await watching.until(({ table }) => table.phase === 'playing')).entries.map(({ kind }) => kind)).toEqual([
      'start',
    ]);
    watching.socket.close();
  });

  it('answers a ping, and is closed on anything else', async () => {
    const table = await tableWith(players(2));
    const watching = await Watching.open(table, 0);
    watching.socket.send('ping');
    await watching.untilRaw('pong');
    const closed = new Promise<CloseEvent>((resolve) => watching.socket.addEventListener('close', resolve));
    watching.socket.send('{"answer":1}');
    expect((await closed).code).toBe(1003);
  });

  it('is refused without the protocol, with a wrong secret, or at no table', async () => {
    const { id } = await tableWith(players(2));
    const open = (id: string, protocols?: string, upgrade = 'websocket', query = '') =>
      ask(`/api/games/${id}/live${query}`, {
        headers: { Upgrade: upgrade, ...(protocols && { 'Sec-WebSocket-Protocol': protocols }) },
      });
    expect((await open(id)).status).toBe(400);
    expect((await open(id, `${protocol}, ${random(secretBytes)}`)).status).toBe(403);
    expect((await open(id, `${protocol}, short`)).status).toBe(400);
    expect((await open(random(15), protocol)).status).toBe(404);
    expect((await open(id, protocol, 'h2c')).status).toBe(426);
    expect((await open(id, protocol, 'websocket', '?seen=x')).status).toBe(400);
  });
});
