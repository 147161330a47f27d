import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { protocol } from '../../shared/api/protocol.ts';
import { limits, placeOf } from '../../worker/account/rate.ts';
import { app } from '../../worker/app.ts';
import { userHeader } from '../../worker/room/sockets.ts';
import { Player, tableOf } from './desk/player.ts';
import { person } from './person.ts';
import { ask, call, callWith, players, refusalOf, room, sitter, tableWith, Watching } from './table.ts';
import { day, monday, Timed } from './timed.ts';

describe('where a request comes from', () => {
  const from = (ip?: string) =>
    placeOf(new Request('https://o.test', { headers: ip ? { 'cf-connecting-ip': ip } : {} }));

  it('is a network of IPv6, whose owner has any number of addresses, or one address of IPv4', () => {
    expect(from('2001:4860:1:2::1')).toBe(from('2001:4860:1:2:ffff::9'));
    expect(from('2001:4860:1:2::1')).not.toBe(from('2001:4860:1:3::1'));
    expect(from('198.51.100.1')).not.toBe(from('198.51.100.2'));
    expect(from('::ffff:198.51.100.1')).toBe(from('198.51.100.1'));
  });

  it('is the server itself for loopback, for nothing and for nonsense', () => {
    for (const ip of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', undefined, 'me', '1.2.3.4, me'])
      expect(from(ip)).toBe('here');
  });

  it('is what the host’s proxy says, which comes last, and nothing that a visitor claims', () => {
    const claimed = new Request('https://o.test', {
      headers: {
        'cf-connecting-ip': '192.0.2.1',
        'x-real-ip': '192.0.2.2',
        'x-forwarded-for': '192.0.2.3, 198.51.100.4',
      },
    });
    expect(placeOf(claimed, 'X-Forwarded-For')).toBe('198.51.100.4');
    expect(placeOf(claimed, '')).toBe('here');
  });

  it('can’t be claimed to use up another’s room: on a server of one’s own only what its host believes counts', async () => {
    const guest = (headers: Record<string, string>, ADDRESS_HEADER: string) =>
      callWith(headers, { ADDRESS_HEADER })('POST /api/guests', { body: { name: 'Eve' } });
    const victim = '203.0.113.77';
    const asked = limits.guest.most;
    for (let n = 0; n < asked; n++) await guest({ 'cf-connecting-ip': victim, 'x-forwarded-for': victim }, '');
    for (let n = 0; n < asked; n++) await guest({ 'x-forwarded-for': `${victim}, 198.51.100.9` }, 'x-forwarded-for');
    await guest({ 'x-forwarded-for': victim }, 'x-forwarded-for');
    const spent = guest({ 'x-forwarded-for': `${victim}, 198.51.100.9` }, 'x-forwarded-for');
    expect(await refusalOf(spent)).toMatchObject({ status: 429, reason: 'too-often' });
  });
});

describe('a header that only the Worker may set', () => {
  it('makes nobody a player: a socket that says it is Ada’s sees no more than a spectator', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    const table = await tableOf(ada, grace, monday);
    const headers = { upgrade: 'websocket', 'sec-websocket-protocol': protocol, [userHeader]: ada.id };
    const { webSocket } = await ask(`/api/games/${table.id}/live`, { headers });
    const eve = new Watching(webSocket!);
    const { table: seen } = await eve.until(() => true);
    expect([seen.you, seen.view?.asking?.options]).toEqual([null, undefined]);
    const own = new Watching(await ada.watch(table));
    expect((await own.until(() => true)).table.you).toBe(0);
  });
});

describe('what another site asks in somebody’s name', () => {
  const post = (headers: Record<string, string>) =>
    ask('/api/guests', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'Eve' }),
    });

  it.each([
    ['another origin', { origin: 'https://evil.test' }, 403],
    ['no origin that has a name', { origin: 'null' }, 403],
    ['another site, said by the browser', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour of the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['this site', { origin: 'https://ostracon.test', 'sec-fetch-site': 'same-origin' }, 201],
    ['no browser', {}, 201],
  ])('from %s', async (_, headers, status) => {
    expect((await post(headers)).status).toBe(status);
  });

  it('by a socket, with the cookie of who looks at that site', async () => {
    const [ada, grace] = [await Player.named('Ada'), await Player.named('Grace')];
    const { id } = await tableOf(ada, grace, monday);
    const socket = { upgrade: 'websocket', 'sec-websocket-protocol': protocol };
    expect((await ask(`/api/games/${id}/live`, { headers: { ...socket, origin: 'https://evil.test' } })).status).toBe(
      403,
    );
    expect(
      (await ask(`/api/games/${id}/live`, { headers: { ...socket, origin: 'https://ostracon.test' } })).status,
    ).toBe(101);
  });
});

describe('the page of mail that has no way out', () => {
  const mail = (url: string, headers = {}) => app.request(url, { headers }, { ...env, LOCAL_MAIL: 'yes' });

  it('is for who sits at this machine, by none of its names that others have, and through no proxy', async () => {
    expect((await mail('http://localhost:8787/api/mail')).status).toBe(200);
    expect((await mail('http://games.example.org/api/mail')).status).toBe(404);
    expect((await mail('http://localhost:8787/api/mail', { host: 'evil.test:8787' })).status).toBe(404);
    expect((await mail('http://localhost:8787/api/mail', { host: 'localhost:8787' })).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-ray'])
      expect((await mail('http://localhost:8787/api/mail', { [header]: '1' })).status).toBe(404);
  });
});

describe('a player who means no good', () => {
  it('can’t pester the others with votes: what was refused three times rests for a day', async () => {
    const table = await Timed.open({
      game: 'goofspiel',
      options: { cards: 5 },
      seats: 2,
      pace: { kind: 'bank', bank: 90 * day, increment: 0, cap: 90 * day, stops: [] },
    });
    const refused = async () => {
      await table.vote(0, { kind: 'cancel' });
      await table.vote(1, { kind: 'cancel', yes: false });
    };
    for (let times = 0; times < 3; times++) await refused();
    const reply = await refusalOf(table.vote(0, { kind: 'cancel' }));
    expect(reply).toMatchObject({ status: 409, reason: 'not-now' });
    expect(reply.message).toContain('3 times within a day');
    expect(await table.vote(0, { kind: 'pause' })).toMatchObject({ outcome: 'open' }); // something else may be asked
    await table.turn(monday + day + 1);
    await refused();
  });

  it('can’t flood a room with notes, votes and links, and may go on when time has passed', async () => {
    const table = await tableWith(players(2));
    const notes = () => call('POST /api/games/:id/notes', { id: table.id, body: { text: 'x' } }, table.secrets[0]);
    const handOver = () => call('POST /api/games/:id/hand-over', { id: table.id }, table.secrets[0]);
    const now = Date.now();
    const at = (time: number) =>
      runInDurableObject(room(table), (instance) => Object.assign(instance, { now: () => time }));
    await at(now);
    for (let times = 0; times < 40; times++) await notes();
    expect(await refusalOf(notes())).toMatchObject({ status: 429, reason: 'too-often' });
    expect(await refusalOf(handOver())).toMatchObject({ status: 429 });
    await at(now + 60_000);
    await handOver();
  });

  it('leaves no more than fifty links to a seat behind, and the last one works', async () => {
    const table = await tableWith(players(2));
    let [secret, now] = ['', Date.now()];
    for (let times = 0; times < 120; times++) {
      now += 10_000;
      await runInDurableObject(room(table), (instance) => Object.assign(instance, { now: () => now }));
      ({ secret } = await call('POST /api/games/:id/hand-over', { id: table.id }, table.secrets[0]));
    }
    const links = await runInDurableObject(room(table), (_, { storage }) =>
      storage.sql.exec('SELECT count(*) AS count FROM links').one(),
    );
    expect(links.count).toBeLessThanOrEqual(50);
    const { nonce, ...taker } = sitter('Hedy');
    expect(await call('POST /api/games/:id/take-over', { id: table.id, body: taker }, secret)).toMatchObject({
      you: 0,
    });
  });

  it('gives out no more than fifty open invitations to a seat', async () => {
    const me = sitter('Ada');
    const made = await call('POST /api/games', { body: { game: 'goofspiel', seats: players(2), me } });
    let now = Date.now();
    const invite = async () => {
      now += 10_000;
      await runInDurableObject(room(made), (instance) => Object.assign(instance, { now: () => now }));
      return call('POST /api/games/:id/invite', { id: made.id, body: { seat: 1 } }, me.secret);
    };
    for (let times = 0; times < 50; times++) await invite();
    expect(await refusalOf(invite())).toMatchObject({ status: 409, reason: 'not-now' });
  });

  it('who looks on and talks leaves only the latest behind; what players say stays', async () => {
    const table = await tableWith(players(2));
    const count = await runInDurableObject(room(table), ({ store }, { storage }) => {
      const said = { at: 1, user: null, name: 'Eve', text: 'x' };
      storage.transactionSync(() => {
        store.talk.say({ ...said, channel: 'players', seat: 0 });
        for (let n = 0; n < 2_400; n++) store.talk.say({ ...said, channel: 'spectators', seat: null });
      });
      const rows = storage.sql.exec(
        'SELECT channel, count(*) AS count, max(n) AS last FROM chat GROUP BY channel ORDER BY 1',
      );
      return rows.toArray();
    });
    expect(count).toEqual([
      { channel: 'players', count: 1, last: 1 },
      { channel: 'spectators', count: 2_001, last: 2_401 },
    ]);
  });
});

describe('what is told outside', () => {
  it('links to where the player has come, if the host says nothing of its address', async () => {
    const ada = await person('Ada');
    await ada.call('GET /api/desk', {});
    const known = await runInDurableObject(env.DESK.getByName(ada.id), (desk) => desk.store.person?.site);
    expect(known).toBe('https://ostracon.test');
  });

  it('tells by nothing it does whether an address has an account: the same is asked of the database', async () => {
    const known = 'somebody-known@example.org';
    await person('Known', known);
    const asked = async (address: string) => {
      const said: string[] = [];
      const DB = new Proxy(env.DB, {
        get(db, name: keyof D1Database) {
          if (name !== 'prepare') return db[name].bind(db);
          return (sql: string) => {
            if (!sql.startsWith('delete from "rates"')) said.push(sql); // tidied up once in a while
            return db.prepare(sql);
          };
        },
      });
      const headers = { 'content-type': 'application/json' };
      const reply = await ask('/api/sign-ins', { method: 'POST', headers, body: JSON.stringify({ address }) }, { DB });
      return [reply.status, await reply.text(), ...said];
    };
    const first = await asked(known);
    expect(first.length).toBeGreaterThan(3);
    expect(first.join()).not.toContain('"users"');
    expect(await asked('nobody-at-all@example.org')).toEqual(first);
  });
});
