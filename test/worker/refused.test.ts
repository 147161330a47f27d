import { beforeAll, describe, expect, it } from 'vitest';
import { secretBytes } from '../../shared/api/secrets.ts';
import { ask, call, moveId, players, random, see, sitter, type TestTable, tableWith } from './table.ts';

let table: TestTable;
let invitation: { id: string; secret: string };
beforeAll(async () => {
  table = await tableWith(players(2));
  const made = await call('POST /api/games', { body: { game: 'goofspiel', seats: players(2), me: sitter('Ada') } });
  invitation = { id: made.id, secret: made.invitations[0]!.secret };
});

type Bad = { what: string; body?: unknown; secret?: string; status: number; at?: string; path?: string; says?: string };

async function expectRefused(method: string, path: string, { body, secret, status, at, says }: Bad): Promise<void> {
  const reply = await ask(path, {
    method,
    headers: { ...(secret && { authorization: `Bearer ${secret}` }), 'content-type': 'application/json' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { error } = await reply.json<{ error: { message: string; at?: string } }>();
  expect({ status: reply.status, at: error.at }).toEqual({ status, at });
  expect(error.message).toContain(says ?? '');
  expect(error.message.length).toBeGreaterThan(10);
}

const good = () => ({ game: 'goofspiel', seats: players(2), me: sitter('Ada') });

describe('POST /api/games refuses', () => {
  const cases: Bad[] = [
    { what: 'no JSON', body: '{', status: 400, at: 'body', says: 'not JSON' },
    { what: 'a number', body: 5, status: 400, at: 'body' },
    { what: 'a list', body: [], status: 400, at: 'body' },
    { what: 'an unknown field', body: { ...good(), colour: 'red' }, status: 400, at: 'body.colour', says: 'not known' },
    { what: 'an unknown game', body: { ...good(), game: 'chess' }, status: 400, at: 'body.game', says: 'goofspiel' },
    { what: 'too few seats', body: { ...good(), seats: players(1) }, status: 400, at: 'body.seats', says: '2 to 5' },
    { what: 'too many seats', body: { ...good(), seats: players(6) }, status: 400, at: 'body.seats', says: '2 to 5' },
    { what: 'bots alone', body: { ...good(), seats: [{ by: 'bot' }, { by: 'bot' }] }, status: 400, at: 'body.seats' },
    {
      what: 'an unknown bot',
      body: { ...good(), seats: [{ by: 'player' }, { by: 'bot', bot: 'hal' }] },
      status: 400,
      at: 'body.seats.1.bot',
      says: 'random',
    },
    { what: 'a wrong option', body: { ...good(), options: { cards: 7 } }, status: 400, at: 'body.options.cards' },
    { what: 'an unknown option', body: { ...good(), options: { jokers: 1 } }, status: 400, at: 'body.options.jokers' },
    { what: 'no name', body: { ...good(), me: { ...sitter('x'), name: ' ' } }, status: 400, at: 'body.me.name' },
    { what: 'a long name', body: { ...good(), me: sitter('x'.repeat(41)) }, status: 400, at: 'body.me.name' },
    {
      what: 'a name with a control character',
      body: { ...good(), me: sitter('a\u202eb') },
      status: 400,
      at: 'body.me.name',
    },
    {
      what: 'a poor secret',
      body: { ...good(), me: { ...sitter('x'), secret: 'abc' } },
      status: 400,
      at: 'body.me.secret',
    },
    {
      what: 'a comma in the nonce',
      body: { ...good(), me: { ...sitter('x'), nonce: `${'a'.repeat(25)},` } },
      status: 400,
      at: 'body.me.nonce',
    },
    { what: 'a huge body', body: { ...good(), game: 'x'.repeat(70_000) }, status: 413 },
  ];
  it.each(cases)('$what', (bad) => expectRefused('POST', '/api/games', bad));

  it('another type of body', async () => {
    const reply = await ask('/api/games', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' });
    expect(reply.status).toBe(400);
  });
});

describe('POST /api/games/:id/join refuses', () => {
  const join = (bad: Bad) => expectRefused('POST', `/api/games/${bad.path ?? invitation.id}/join`, bad);
  it('no secret', () => join({ what: '', body: sitter('G'), status: 401 }));
  it('a strange secret', () => join({ what: '', body: sitter('G'), secret: random(secretBytes), status: 403 }));
  it('a secret of another table', () => join({ what: '', body: sitter('G'), secret: table.secrets[0]!, status: 403 }));
  it('a malformed secret', () => join({ what: '', body: sitter('G'), secret: 'abc', status: 401 }));
  it('a missing nonce', () =>
    join({
      what: '',
      body: { name: 'G', secret: random(32) },
      secret: invitation.secret,
      status: 400,
      at: 'body.nonce',
    }));
  it('an unknown field', () =>
    join({ what: '', body: { ...sitter('G'), x: 1 }, secret: invitation.secret, status: 400, at: 'body.x' }));
  it('a table that is not there', () =>
    join({ what: '', path: random(15), body: sitter('G'), secret: invitation.secret, status: 404 }));
  it('a malformed id', () =>
    join({ what: '', path: 'x', body: sitter('G'), secret: invitation.secret, status: 400, at: 'id' }));
});

describe('POST answers refuses', () => {
  const answers = (body: unknown, rest: Omit<Bad, 'what' | 'body'> & { secret?: string }) =>
    expectRefused('POST', `/api/games/${rest.path ?? table.id}/answers`, {
      what: '',
      body,
      secret: table.secrets[0]!,
      ...rest,
    });
  const move = () => ({ moveId: moveId(), seq: 0, answers: [1] as unknown[] });
  const cases: [string, () => Promise<void>][] = [
    ['no answer', () => answers({ ...move(), answers: [] }, { status: 400, at: 'body.answers' })],
    ['too many answers', () => answers({ ...move(), answers: Array(51).fill(1) }, { status: 400, at: 'body.answers' })],
    ['answers that are no list', () => answers({ ...move(), answers: 1 }, { status: 400, at: 'body.answers' })],
    ['a seq below 0', () => answers({ ...move(), seq: -1 }, { status: 400, at: 'body.seq' })],
    ['a seq that is no whole number', () => answers({ ...move(), seq: 0.5 }, { status: 400, at: 'body.seq' })],
    ['a seq to come', () => answers({ ...move(), seq: 9 }, { status: 409, says: 'move 9' })],
    ['a short moveId', () => answers({ ...move(), moveId: 'x' }, { status: 400, at: 'body.moveId' })],
    ['a missing moveId', () => answers({ seq: 0, answers: [1] }, { status: 400, at: 'body.moveId' })],
    ['an unknown field', () => answers({ ...move(), seat: 1 }, { status: 400, at: 'body.seat' })],
    ['what is no option', () => answers({ ...move(), answers: ['one'] }, { status: 422 })],
    ['a spectator', () => answers(move(), { secret: '', status: 401 })],
    ['a stranger', () => answers(move(), { secret: random(secretBytes), status: 403 })],
    [
      'an invitation',
      () => answers(move(), { secret: invitation.secret, path: invitation.id, status: 403, says: 'join first' }),
    ],
    ['a table that is not there', () => answers(move(), { path: random(15), status: 404 })],
  ];
  it.each(cases)('%s', async (_, refuse) => {
    await refuse();
    expect((await see(table, 0)).seq).toBe(0);
  });

  it('a table that has not begun', async () => {
    const me = sitter('Ada');
    const { id } = await call('POST /api/games', { body: { ...good(), me } });
    await expectRefused('POST', `/api/games/${id}/answers`, {
      what: '',
      body: move(),
      secret: me.secret,
      status: 409,
      says: 'not begun',
    });
  });
});

describe('POST undo refuses', () => {
  const undo = (body: unknown, status: number, at?: string) =>
    expectRefused('POST', `/api/games/${table.id}/undo`, {
      what: '',
      body,
      secret: table.secrets[0]!,
      status,
      ...(at && { at }),
    });
  it('a missing seq', () => undo({ moveId: moveId() }, 400, 'body.seq'));
  it('an unknown field', () => undo({ moveId: moveId(), seq: 0, all: true }, 400, 'body.all'));
  it('when nothing was decided', () => undo({ moveId: moveId(), seq: 0 }, 409));
});

describe('GET refuses', () => {
  const cases: [string, string, number, string?][] = [
    ['a malformed id', '/api/games/../x', 404],
    ['an upper-case id', `/api/games/${'A'.repeat(24)}`, 400, 'id'],
    ['a query where there is none', '/api/games/ID?x=1', 400, 'query.x'],
    ['a since that is no number', '/api/games/ID/log?since=x', 400, 'query.since'],
    ['a limit too high', '/api/games/ID/log?limit=5000', 400, 'query.limit'],
    ['a limit of nothing', '/api/games/ID/log?limit=0', 400, 'query.limit'],
    ['a query given twice', '/api/games/ID/log?since=1&since=2', 400, 'query.since'],
    ['a replay of nothing', '/api/games/ID/replay', 400, 'query.seq'],
    ['a replay below 0', '/api/games/ID/replay?seq=-1', 400, 'query.seq'],
    ['a replay of what is to come', '/api/games/ID/replay?seq=7', 404, 'query.seq'],
    ['an unknown query of the record', '/api/games/ID/record?all=1', 400, 'query.all'],
    ['an unknown route', '/api/nothing', 404],
  ];
  it.each(cases)('%s', (_, path, status, at) =>
    expectRefused('GET', path.replace('ID', table.id), { what: '', status, ...(at && { at }) }),
  );
  it('a strange secret', () =>
    expectRefused('GET', `/api/games/${table.id}`, { what: '', secret: random(secretBytes), status: 403 }));
  it('a replay before the game has begun', () =>
    expectRefused('GET', `/api/games/${invitation.id}/replay?seq=0`, { what: '', status: 409 }));
});
