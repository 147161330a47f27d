import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { longestMessage } from '../../shared/api/chat.ts';
import { person } from './person.ts';
import { bid, call, players, refusalOf, room, see, type TestTable, tableWith, Watching } from './table.ts';

const say = ({ id, secrets }: TestTable, seat: number, text: string) =>
  call('POST /api/games/:id/chat', { id, body: { text } }, secrets[seat]);
const heardBy = async ({ id, secrets }: TestTable, seat: number | null, since = 0) =>
  call('GET /api/games/:id/chat', { id, query: { since: String(since) } }, seat === null ? undefined : secrets[seat]);
const texts = (chat: { messages: { text: string }[] }) => chat.messages.map(({ text }) => text);

async function playOut(table: TestTable): Promise<void> {
  while ((await see(table, 0)).phase === 'playing') for (const seat of [0, 1]) await bid(table, seat);
}

describe('talk at a table', () => {
  it('goes from player to player, by the socket as it is said', async () => {
    const table = await tableWith(players(2));
    const watching = await Watching.open(table, 1);
    const said = await say(table, 0, '  Good evening!  ');
    expect(said).toMatchObject({ channel: 'players', seat: 0, name: 'Ada', text: 'Good evening!', yours: true });
    const told = await watching.untilSaid(() => true);
    expect(told).toMatchObject({ messages: [{ ...said, yours: false }], read: 0, unread: 1 });
    expect((await heardBy(table, 1)).messages).toEqual(told.messages);
    watching.socket.close();
  });

  it('is heard by no spectator until the game is over, and theirs by no player', async () => {
    const table = await tableWith(players(2));
    const eve = await person('Eve');
    const [outside, inside] = [await Watching.open(table, null), await Watching.open(table, 0)];
    await say(table, 0, 'I have the 13');
    await eve.call('POST /api/games/:id/chat', { id: table.id, body: { text: 'She has the 13' } });
    expect(await outside.untilSaid(() => true)).toMatchObject({
      messages: [{ text: 'She has the 13', name: 'Eve', seat: null }],
    });
    expect(texts(await heardBy(table, null))).toEqual(['She has the 13']);
    expect(texts(await heardBy(table, 1))).toEqual(['I have the 13']);
    await playOut(table);
    for (const seat of [null, 0, 1]) expect(texts(await heardBy(table, seat))).toHaveLength(2);
    await say(table, 1, 'Well played');
    await outside.untilSaid(({ messages }) => messages.some(({ text }) => text === 'Well played'));
    expect(outside.talk.flatMap(texts)).toEqual(['She has the 13', 'Well played']);
    expect(inside.talk.flatMap(texts)).toEqual(['I have the 13', 'Well played']);
    for (const { socket } of [outside, inside]) socket.close();
  });

  it('is for people who are known: a spectator has to sign in', async () => {
    const { id } = await tableWith(players(2));
    const refused = await refusalOf(call('POST /api/games/:id/chat', { id, body: { text: 'Hello' } }));
    expect([refused.status, refused.reason]).toEqual([401, 'not-signed-in']);
  });

  it('is caught up with when a socket opens again', async () => {
    const table = await tableWith(players(2));
    const { n } = await say(table, 0, 'one');
    await say(table, 0, 'two');
    const watching = await Watching.open(table, 1, -1, { heard: n });
    expect(texts(await watching.untilSaid(() => true))).toEqual(['two']);
    expect(watching.raw.map((raw) => JSON.parse(raw).type)).toEqual(['table', 'chat']);
    watching.socket.close();
  });

  it('keeps how far each seat has read', async () => {
    const table = await tableWith(players(3));
    for (const text of ['one', 'two', 'three']) await say(table, 0, text);
    await say(table, 1, 'four');
    const marks = async (seat: number) => {
      const { read, unread } = await heardBy(table, seat);
      return { read, unread };
    };
    expect(await marks(1)).toEqual({ read: 0, unread: 3 });
    const [, second] = (await heardBy(table, 1)).messages;
    const readUp = (upTo: number) =>
      call('POST /api/games/:id/chat/read', { id: table.id, body: { upTo } }, table.secrets[1]);
    expect(await readUp(second!.n)).toMatchObject({ read: second!.n, unread: 1 });
    await readUp(0);
    expect(await marks(1)).toEqual({ read: second!.n, unread: 1 });
    await readUp(1_000_000);
    expect((await marks(1)).unread).toBe(0);
    await say(table, 2, 'five');
    expect((await marks(1)).unread).toBe(1);
    expect(await marks(2)).toEqual({ read: 0, unread: 4 });
  });

  it('is text: what looks like markup comes back as it was sent, and control characters not at all', async () => {
    const table = await tableWith(players(2));
    const text = '<img src=x onerror=alert(1)> **bold** 𓂀 👩🏽‍🚀\nsecond line';
    expect((await say(table, 0, text)).text).toBe(text);
    for (const bad of ['', '   ', 'x'.repeat(longestMessage + 1), 'a\u0000b', 'a\u202eb']) {
      expect(await refusalOf(say(table, 0, bad))).toMatchObject({ status: 400, at: 'body.text' });
    }
    expect((await heardBy(table, 1)).messages).toHaveLength(1);
  });

  it('is refused when it is too much at once, and goes on when time has passed', async () => {
    const table = await tableWith(players(2));
    let now = Date.now();
    await runInDurableObject(room(table), (instance) => {
      instance.now = () => now;
    });
    for (let i = 0; i < 20; i++) await say(table, 0, `${i}`);
    expect(await refusalOf(say(table, 0, 'more'))).toMatchObject({ status: 429, reason: 'too-often' });
    await say(table, 1, 'another seat may');
    now += 3_000;
    await say(table, 0, 'again');
    expect((await refusalOf(say(table, 0, 'more'))).status).toBe(429);
  });

  it('gives the latest when there is more than fits', async () => {
    const table = await tableWith(players(2));
    await runInDurableObject(room(table), ({ store }) => {
      const said = { at: 1, channel: 'players' as const, seat: 0, user: null, name: 'Ada' };
      for (let i = 0; i < 130; i++) store.talk.say({ ...said, text: `${i}` });
    });
    const chat = await heardBy(table, 1);
    expect([chat.messages.length, chat.messages.at(-1)?.text, chat.earlier]).toEqual([100, '129', true]);
  });

  it('keeps no name of who has left for good', async () => {
    const ada = await person('Ada');
    const body = {
      game: 'goofspiel',
      seats: players(2),
      me: { name: 'Ada', nonce: 'a'.repeat(26), secret: 'b'.repeat(52) },
    };
    const { id } = await ada.call('POST /api/games', { body });
    await ada.call('POST /api/games/:id/chat', { id, body: { text: 'hello' } });
    await runInDurableObject(room({ id }), (instance) => instance.leaveForGood(ada.id));
    const rows = await runInDurableObject(room({ id }), (_, { storage }) =>
      storage.sql.exec('SELECT * FROM chat').toArray(),
    );
    expect(rows).toMatchObject([{ user: null, name: '', text: 'hello' }]);
  });
});

it('a seat decides 120 times in a minute, not more', async () => {
  const table = await tableWith(players(2));
  const now = Date.now();
  await runInDurableObject(room(table), (instance) => {
    instance.now = () => now;
  });
  const body = () => ({ moveId: crypto.randomUUID(), seq: 0, answers: ['nothing like this'] });
  const move = (seat: number) =>
    call('POST /api/games/:id/answers', { id: table.id, body: body() }, table.secrets[seat]);
  for (let i = 0; i < 120; i++) expect((await refusalOf(move(0))).status).toBe(422);
  expect((await refusalOf(move(0))).reason).toBe('too-often');
  expect((await refusalOf(move(1))).status).toBe(422);
});
