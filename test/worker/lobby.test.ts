import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { LobbyTable } from '../../shared/api/lobby.ts';
import { paces } from '../../shared/clock/index.ts';
import { allow, limits } from '../../worker/account/rate.ts';
import { keepTable, type TableWord } from '../../worker/db/tables.ts';
import { person } from './person.ts';
import { ask, bid, call, callWith, players, random, refusalOf, see, settled, sitter, type TestTable } from './table.ts';

const newTable = (more: object = {}) => ({ game: 'goofspiel', options: { cards: 5 }, seats: players(2), ...more });

async function listed(more: object = {}) {
  const me = sitter('Ada');
  const made = await call('POST /api/games', { body: { ...newTable(more), listed: true, me } });
  await settled(made);
  return { ...made, secrets: [me.secret] };
}

async function inLobby(id: string, query: object = {}): Promise<LobbyTable | undefined> {
  const { tables } = await call('GET /api/lobby', { query });
  return tables.find((table) => table.id === id);
}

describe('the lobby', () => {
  it('shows a table that is open to all, from its making to its result, and tells nothing of its moves', async () => {
    const { id, secrets } = await listed({ name: 'Saturday', pace: paces.daily });
    expect(await inLobby(id)).toMatchObject({
      game: 'goofspiel',
      name: 'Saturday',
      pace: paces.daily,
      seats: 2,
      taken: 1,
      open: 1,
      players: ['Ada', null],
      phase: 'gathering',
      result: null,
    });
    const grace = sitter('Grace');
    await call('POST /api/games/:id/sit', { id, body: { me: grace } });
    await settled({ id });
    expect(await inLobby(id)).toBeUndefined();
    expect(await inLobby(id, { phase: 'playing' })).toMatchObject({ taken: 2, open: 0, players: ['Ada', 'Grace'] });
    const table: TestTable = { id, secrets: [...secrets, grace.secret], seats: 2 };
    const version = () => env.DB.prepare('SELECT version FROM tables WHERE id = ?').bind(id).first('version');
    const begun = await version();
    for (let trick = 0; trick < 2; trick++) for (const seat of [0, 1]) await bid(table, seat);
    await settled({ id });
    expect(await version()).toBe(begun);
    while ((await see(table, null)).phase === 'playing') for (const seat of [0, 1]) await bid(table, seat);
    await settled({ id });
    const { result } = (await see(table, null)).view ?? {};
    expect(await inLobby(id, { phase: 'over' })).toMatchObject({ phase: 'over', result });
  });

  it('does not show a private table, and nobody sits down at one unasked', async () => {
    const made = await call('POST /api/games', { body: { ...newTable(), me: sitter('Ada') } });
    await settled(made);
    expect(await inLobby(made.id)).toBeUndefined();
    const refused = await refusalOf(call('POST /api/games/:id/sit', { id: made.id, body: { me: sitter('Eve') } }));
    expect([refused.status, refused.reason]).toEqual([403, 'not-your-seat']);
  });

  it('filters by game and seats', async () => {
    const { id } = await listed({ seats: players(3) });
    expect(await inLobby(id, { game: 'goofspiel', seats: '3' })).toBeDefined();
    expect(await inLobby(id, { game: 'ankh' })).toBeUndefined();
    expect(await inLobby(id, { seats: '2' })).toBeUndefined();
  });

  it('comes in pages, each table once, the newest first', async () => {
    const made = Array.from({ length: 120 }, (_, i) => ({ id: random(15), madeAt: 1_000 + Math.floor(i / 3) }));
    for (const { id, madeAt } of made) await keepTable(env.DB, word({ id, game: 'paged', madeAt }), 1);
    const seen: LobbyTable[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await call('GET /api/lobby', { query: { game: 'paged', ...(cursor && { cursor }) } });
      expect(page.tables.length).toBeLessThanOrEqual(50);
      seen.push(...page.tables);
      cursor = page.next;
    }
    expect(seen.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    expect(seen.map(({ madeAt }) => madeAt)).toEqual(seen.map(({ madeAt }) => madeAt).toSorted((a, b) => b - a));
  });

  it('believes the latest word, however often and in whatever order words come', async () => {
    const id = random(15);
    const user = random(15);
    const [first, second] = [
      word({ id, game: 'retold', taken: 1 }, user),
      word({ id, game: 'retold', taken: 2 }, null),
    ];
    await keepTable(env.DB, second, 2);
    await keepTable(env.DB, second, 2);
    await keepTable(env.DB, first, 1);
    expect(await inLobby(id, { game: 'retold' })).toMatchObject({ taken: 2 });
    expect(await env.DB.prepare('SELECT user FROM table_players WHERE table_id = ?').bind(id).first('user')).toBeNull();
  });

  it('forgets a table that everyone has left', async () => {
    const { id, secrets } = await listed();
    await call('POST /api/games/:id/leave', { id }, secrets[0]);
    await settled({ id });
    expect(await inLobby(id)).toBeUndefined();
  });
});

describe('sitting down by the lobby', () => {
  it('takes the first seat that is free, or the one that is asked for, once', async () => {
    const { id } = await listed({ seats: players(4) });
    const [grace, hedy] = [sitter('Grace'), sitter('Hedy')];
    expect((await call('POST /api/games/:id/sit', { id, body: { seat: 3, me: grace } })).you).toBe(3);
    expect((await call('POST /api/games/:id/sit', { id, body: { me: hedy } })).you).toBe(1);
    expect((await call('POST /api/games/:id/sit', { id, body: { me: grace } })).you).toBe(3);
    const taken = await refusalOf(call('POST /api/games/:id/sit', { id, body: { seat: 1, me: sitter('Eve') } }));
    expect([taken.status, taken.reason]).toEqual([409, 'seat-taken']);
    const missing = await refusalOf(call('POST /api/games/:id/sit', { id, body: { seat: 9, me: sitter('Eve') } }));
    expect([missing.status, missing.at]).toEqual([404, 'body.seat']);
  });

  it('leaves alone a seat that is kept for somebody', async () => {
    const { id, secrets } = await listed();
    await call('POST /api/games/:id/invite', { id, body: { seat: 1, address: 'kept@example.org' } }, secrets[0]);
    const refused = await refusalOf(call('POST /api/games/:id/sit', { id, body: { me: sitter('Eve') } }));
    expect(refused.reason).toBe('seat-taken');
    expect(refused.table?.seats[1]).toMatchObject({ name: null, kept: true });
  });

  it('gives one person one seat', async () => {
    const ada = await person('Ada');
    const { id } = await listed({ seats: players(4) });
    expect((await ada.call('POST /api/games/:id/sit', { id, body: { me: sitter('Ada') } })).you).toBe(1);
    const again = await refusalOf(ada.call('POST /api/games/:id/sit', { id, body: { me: sitter('Ada') } }));
    expect(again.reason).toBe('seat-taken');
  });

  it('is too late when the game has begun', async () => {
    const { id } = await listed();
    await call('POST /api/games/:id/sit', { id, body: { me: sitter('Grace') } });
    expect((await refusalOf(call('POST /api/games/:id/sit', { id, body: { me: sitter('Eve') } }))).reason).toBe(
      'begun',
    );
  });
});

describe('making tables', () => {
  it('is refused when it is done too often from one place', async () => {
    const there = callWith({ 'cf-connecting-ip': '203.0.113.7' });
    const make = () => there('POST /api/games', { body: { ...newTable(), me: sitter('Ada') } });
    await make();
    for (let i = 1; i < limits.table.most; i++) await allow(env.DB, 'table', '203.0.113.7', Date.now());
    expect(await refusalOf(make())).toMatchObject({ status: 429, reason: 'too-often' });
    await callWith({ 'cf-connecting-ip': '203.0.113.8' })('POST /api/games', {
      body: { ...newTable(), me: sitter('B') },
    });
  });
});

it('a profile counts finished games and those that were won', async () => {
  const [ada, grace] = [await person('Ada'), await person('Grace')];
  const me = sitter('Ada');
  const { id, invitations } = await ada.call('POST /api/games', { body: { ...newTable(), me } });
  const other = sitter('Grace');
  await grace.call('POST /api/games/:id/join', { id, body: other }, invitations[0]?.secret);
  await grace.call('POST /api/games/:id/resign', { id });
  await settled({ id });
  const profile = ({ id: player }: { id: string }) => call('GET /api/players/:player', { player });
  expect(await profile(ada)).toEqual({ id: ada.id, name: 'Ada', finished: 1, won: 1 });
  expect(await profile(grace)).toEqual({ id: grace.id, name: 'Grace', finished: 1, won: 0 });
  expect((await ask(`/api/players/${random(15)}`)).status).toBe(404);
});

function word(table: Partial<TableWord['table']> & { id: string }, user?: string | null): TableWord {
  const about = { game: 'goofspiel', name: '', options: {}, pace: paces.none, players: [null, null], watch: 'anyone' };
  const times = { madeAt: 1, begunAt: null, endedAt: null, result: null };
  return {
    table: {
      ...about,
      ...times,
      seats: 2,
      taken: 0,
      open: 2,
      phase: 'gathering',
      listed: true,
      watch: 'anyone',
      ...table,
    },
    players: user === undefined ? [] : [{ seat: 0, user, won: null }],
  };
}
