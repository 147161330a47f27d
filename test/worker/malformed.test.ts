import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Route, type RouteName, routes } from '../../shared/api/routes.ts';
import { hashOf } from '../../worker/random.ts';
import { type Cast, cast, type Phase, type Role, requestAs, table } from './cast.ts';
import { made, proof, pushKeys } from './passkey.ts';
import { boundless, leftOut, type Spoilt, spoil } from './spoil.ts';
import { moveId, random, sitter } from './table.ts';

// A good request of each route that takes anything, with every field there is. What is wrong is made of it by the schemas.
type Good = { as?: Role; at?: Phase; bodies?: (() => unknown)[]; query?: { [name: string]: string } };
const webhook = { kind: 'discord', url: 'https://discord.com/api/webhooks/1/a' };
const settings = {
  email: true,
  push: true,
  webhook,
  mailAfter: 180,
  delay: 5,
  quiet: { from: 0, until: 60 },
  digest: 60,
  reminders: [{ when: 'share', share: 0.2 }],
};
const pace = { kind: 'bank', bank: 3_600_000, increment: 0, cap: 3_600_000, stops: ['sleep'] };
const seats = [{ by: 'player' }, { by: 'bot', bot: 'random' }];
const about = { name: 'Table', listed: true, watch: 'anyone', pace, outOfTime: 'vote' };
const cursor = `1-${random(15)}`;

const good: { [Name in RouteName]?: Good } = {
  'POST /api/me': { bodies: [() => ({ name: 'Ada', zone: 'Europe/Berlin', language: 'es' })] },
  'POST /api/me/leave': { bodies: [() => ({ name: 'Ada' })] },
  'GET /api/me/written': { query: { after: random(15) } },
  'POST /api/guests': { bodies: [() => ({ name: 'Ada', zone: 'Europe/Berlin', language: 'es' })] },
  'POST /api/sign-ins': { bodies: [() => ({ address: 'ada@example.org', language: 'es' })] },
  'POST /api/sign-ins/confirm': { bodies: [() => ({ secret: random(32) })] },
  'POST /api/sign-ins/passkey': { bodies: [() => proof] },
  'POST /api/sessions/end': { bodies: [() => ({ id: random(10) })] },
  'POST /api/passkeys': { bodies: [() => made] },
  'POST /api/passkeys/rename': { bodies: [() => ({ id: 'abc', name: 'Phone' })] },
  'POST /api/passkeys/remove': { bodies: [() => ({ id: 'abc', lastWayIn: true })] },
  'POST /api/desk': { bodies: [() => ({ settings, hours: { sleep: { from: 0, until: 60 }, weekend: [6, 7] } })] },
  'POST /api/desk/push': {
    bodies: [() => ({ endpoint: 'https://push.example.org/1', keys: pushKeys })],
  },
  'POST /api/desk/push/end': { bodies: [() => ({ endpoint: 'https://push.example.org/1' })] },
  'POST /api/desk/test': { bodies: [() => ({ channel: 'email' })] },
  'GET /api/lobby': { query: { game: 'goofspiel', phase: 'playing', seats: '2', cursor } },
  'POST /api/games': { bodies: [() => ({ ...table, ...about, seats, me: sitter('Ada') })] },
  'POST /api/games/:id/join': { as: 'invited', at: 'gathering', bodies: [() => sitter('Ada')] },
  'POST /api/games/:id/sit': { as: 'somebody', at: 'gathering', bodies: [() => ({ seat: 3, me: sitter('Ada') })] },
  'POST /api/games/:id/invite': {
    at: 'gathering',
    bodies: [() => ({ seat: 3, address: 'ada@example.org', language: 'es' })],
  },
  'POST /api/games/:id/remove': { at: 'gathering', bodies: [() => ({ seat: 2 })] },
  'POST /api/games/:id/fill': { at: 'gathering', bodies: [() => ({ seats: [3], bot: 'random' })] },
  'POST /api/games/:id/rematch': { at: 'over', bodies: [() => ({ me: sitter('Ada') })] },
  'POST /api/games/:id/take-over': { as: 'offered', bodies: [() => ({ name: 'Ada', secret: random(32) })] },
  'GET /api/games/:id/chat': { query: { since: '0' } },
  'POST /api/games/:id/chat': { bodies: [() => ({ text: 'Hello' })] },
  'POST /api/games/:id/chat/read': { bodies: [() => ({ upTo: 1 })] },
  'POST /api/games/:id/notes': { bodies: [() => ({ text: 'mine' })] },
  'POST /api/games/:id/answers': { bodies: [() => ({ moveId: moveId(), seq: 0, answers: [1] })] },
  'POST /api/games/:id/undo': { bodies: [() => ({ moveId: moveId(), seq: 0 })] },
  'POST /api/games/:id/votes': {
    bodies: [
      () => ({ kind: 'cancel', yes: true }),
      () => ({ kind: 'extend', seat: 1, hours: 24, yes: true }),
      () => ({ kind: 'replace', seat: 1, yes: true }),
    ],
  },
  'GET /api/games/:id/log': { query: { since: '0', limit: '10' } },
  'GET /api/games/:id/replay': { query: { seq: '0' } },
  'GET /api/games/:id/live': { query: { seen: '0', heard: '0' } },
  'GET /api/operator/tables': { as: 'operator', query: { phase: 'over', cursor } },
  'GET /api/operator/failures': { as: 'operator', query: { cursor } },
  'POST /api/operator/games': {
    as: 'operator',
    bodies: [() => ({ format: 'ostracon-room', version: 1, id: random(15), migrations: 1, tables: {} })],
  },
};

const all = Object.keys(routes) as RouteName[];
const routeOf = (name: RouteName): Route => routes[name];
const askerOf = (name: RouteName): Role =>
  good[name]?.as ?? (routeOf(name).who === 'operator' ? 'operator' : ('owner' as const));
const phaseOf = (name: RouteName): Phase => good[name]?.at ?? 'playing';

const casts = new Map<Phase, Cast>();
beforeAll(async () => {
  for (const phase of ['gathering', 'playing', 'over'] as const) casts.set(phase, await cast(phase, { listed: true }));
});
const castFor = (name: RouteName): Cast => {
  const here = casts.get(phaseOf(name));
  if (!here) throw new Error('nobody has come');
  return here;
};
const seen = ({ id, owner }: Cast) => owner.call('GET /api/games/:id', { id });

// Each of these is refused with the place of what is wrong and a sentence that names it, and changes nothing.
async function expectRefused(name: RouteName, spoilt: readonly Spoilt[], part: 'body' | 'query'): Promise<void> {
  const here = castFor(name);
  const before = await seen(here);
  for (const { what, at, value } of spoilt) {
    const sent =
      part === 'body' ? { body: value } : { query: `?${new URLSearchParams(Object(value))}`, body: firstBody(name) };
    const { status, error } = await requestAs(here, askerOf(name), name, sent);
    expect({ what, at, status, said: error?.at }).toEqual({ what, at, status: 400, said: at });
    expect(error?.message).toContain(at);
    expect(error?.message.length).toBeGreaterThan(at.length + 8);
  }
  expect(await seen(here)).toEqual(before);
}

const firstBody = (name: RouteName): unknown => good[name]?.bodies?.[0]?.();

describe('what is sent', () => {
  const withBody = all.filter((name) => routeOf(name).body);
  const withQuery = all.filter((name) => routeOf(name).query);

  it('has a good example at every route, with every field', () => {
    expect(all.filter((name) => good[name])).toEqual(all.filter((name) => routeOf(name).body || routeOf(name).query));
    for (const name of withBody) {
      const { body } = routeOf(name);
      if (!body) continue;
      for (const make of good[name]?.bodies ?? []) {
        expect([name, v.safeParse(body, make()).issues]).toEqual([name, undefined]);
        expect([name, leftOut(body, make(), 'body')]).toEqual([name, []]);
      }
    }
  });

  it('has a limit: no text and no list may be of any length', () => {
    const endless = all.flatMap((name) => {
      const { body, query } = routeOf(name);
      return [...(body ? boundless(body, `${name} body`) : []), ...(query ? boundless(query, `${name} query`) : [])];
    });
    // A whole room is as large as it is: its route takes large bodies, from the operator alone.
    expect(endless.filter((where) => !where.startsWith('POST /api/operator/games '))).toEqual([]);
  });

  it.each(withBody)('%s: every field of the body', async (name) => {
    const { body } = routeOf(name);
    const spoilt = (good[name]?.bodies ?? []).flatMap((make) => (body ? spoil(body, make(), 'body') : []));
    expect(spoilt.length).toBeGreaterThan(2);
    await expectRefused(name, spoilt, 'body');
  });

  it.each(withQuery)('%s: every part of the query', async (name) => {
    const { query } = routeOf(name);
    const given = good[name]?.query ?? {};
    // A query is text: what is wrong with it besides is that it is no number, or none of those it may be.
    const spoilt = query ? spoil(query, given, 'query').filter(({ value }) => isText(value)) : [];
    const nonsense = Object.keys(given)
      .filter((key) => key !== 'game')
      .map((key) => ({ what: 'nonsense', at: `query.${key}`, value: { ...given, [key]: 'x!' } }));
    await expectRefused(name, [...spoilt, ...nonsense], 'query');
  });

  it.each(all.filter((name) => !routeOf(name).query))('%s: a query where there is none', async (name) => {
    await expectRefused(name, [{ what: 'unknown', at: 'query.unheardOf', value: { unheardOf: 1 } }], 'query');
  });

  it.each(withBody)('%s: no JSON, or nothing at all', async (name) => {
    const here = castFor(name);
    for (const body of [undefined, [], 5, null, 'text']) {
      const { status } = await requestAs(here, askerOf(name), name, { body });
      expect([body, status]).toEqual([body, 400]);
    }
  });
});

const isText = (value: unknown): boolean =>
  typeof value === 'object' &&
  (Object.values(Object(value)).every((part) => typeof part === 'string' && !part.includes('\u0000')) ||
    'unheardOf' in Object(value));

describe('the wrong table', () => {
  const atTable = all.filter((name) => name.includes('/games/:id'));
  it.each(atTable)('%s', async (name) => {
    const here = castFor(name);
    const [as, body] = [askerOf(name), firstBody(name)];
    const query = good[name]?.query ? `?${new URLSearchParams(good[name]?.query)}` : '';
    const sent = { query, ...(body !== undefined && { body }) };
    const malformed = await requestAs(here, as, name, { ...sent, id: 'NOT-AN-ID' });
    expect([malformed.status, malformed.error?.at]).toEqual([400, 'id']);
    const missing = await requestAs(here, as, name, { ...sent, id: random(15) });
    expect([missing.status, missing.reason]).toEqual([404, 'no-such-table']);
    if (routeOf(name).eyes === undefined) return;
    // A key of this table opens nothing at another.
    const other = phaseOf(name) === 'playing' ? casts.get('over') : casts.get('playing');
    const key = here.who.player;
    const strange = await requestAs({ ...here, who: { ...here.who, owner: key } }, 'owner', name, {
      ...sent,
      ...(other && { id: other.id }),
    });
    expect([strange.status, strange.reason]).toEqual([403, 'not-your-seat']);
  });

  it.each(all.filter((name) => name.includes('/:player')))('%s', async (name) => {
    const here = castFor(name);
    const malformed = await requestAs(here, askerOf(name), name, { player: 'NOBODY' });
    expect([malformed.status, malformed.error?.at]).toEqual([400, 'player']);
    const missing = await requestAs(here, askerOf(name), name, { player: random(15) });
    expect([missing.status, missing.reason]).toEqual([404, 'no-such-player']);
  });
});

describe('the wrong seat', () => {
  const withSeat = all.filter((name) =>
    /"seats?":(\[?\d)/.test(JSON.stringify(good[name]?.bodies?.map((make) => make()) ?? '')),
  );
  it.each(withSeat)('%s', async (name) => {
    const here = castFor(name);
    const before = await seen(here);
    for (const make of good[name]?.bodies ?? []) {
      const body = Object(make());
      if (!('seat' in body || 'seats' in body)) continue;
      const wrong = 'seat' in body ? { ...body, seat: 99 } : { ...body, seats: [99] };
      const { status, error } = await requestAs(here, askerOf(name), name, { body: wrong });
      expect([status >= 400 && status < 500, error?.at]).toEqual([true, expect.stringMatching(/^body\.seat/)]);
      expect(error?.message).toContain('99');
    }
    expect(await seen(here)).toEqual(before);
  });
});

describe('what has expired', () => {
  it.each(all.filter((name) => routeOf(name).eyes))(
    '%s: the key of a seat that is somebody else’s now',
    async (name) => {
      const here = castFor(name);
      const body = firstBody(name);
      const query = good[name]?.query ? `?${new URLSearchParams(good[name]?.query)}` : '';
      const got = await requestAs(here, 'former', name, { query, ...(body !== undefined && { body }) });
      expect([got.status, got.reason]).toEqual([403, 'not-your-seat']);
    },
  );

  it('a hand-over that was used', async () => {
    const here = castFor('POST /api/games/:id/take-over');
    const before = await seen(here);
    const who = { ...here.who, offered: { secret: here.used } };
    const body = { name: 'Late', secret: random(32) };
    const got = await requestAs({ ...here, who }, 'offered', 'POST /api/games/:id/take-over', { body });
    expect([got.status, got.reason]).toEqual([410, 'expired']);
    expect(await seen(here)).toEqual(before);
  });

  it('a link to sign in', async () => {
    const secret = random(32);
    await env.DB.prepare('INSERT INTO sign_ins (hash, address, expires_at) VALUES (?, ?, ?)')
      .bind(hashOf(secret), 'late@example.org', Date.now() - 1)
      .run();
    const name = 'POST /api/sign-ins/confirm';
    const got = await requestAs(castFor(name), 'spectator', name, { body: { secret } });
    expect([got.status, got.reason]).toEqual([410, 'expired']);
  });

  it('an answer to a question that is no longer open', async () => {
    const here = await cast('playing');
    const name = 'POST /api/games/:id/answers';
    const move = () => ({ body: { moveId: moveId(), seq: 0, answers: [1] } });
    await requestAs(here, 'owner', name, move());
    const before = await seen(here);
    const got = await requestAs(here, 'owner', name, { body: { ...move().body, seq: 7 } });
    expect([got.status, got.reason]).toEqual([409, 'stale']);
    expect(await seen(here)).toEqual(before);
  });
});

describe('what is sent twice', () => {
  const changing = all.filter((name) => name.startsWith('POST') && name.includes('/games/:id'));
  it.each(changing)('%s: the second time gets the same, or is refused, and changes nothing', async (name) => {
    const here = await cast(phaseOf(name), { listed: true });
    const as = askerOf(name);
    const body = firstBody(name);
    const sent = body === undefined ? {} : { body };
    const first = await requestAs(here, as, name, sent);
    const look = () => requestAs(here, 'player', 'GET /api/games/:id', {});
    const before = await look();
    const second = await requestAs(here, as, name, sent);
    expect(second.status).toBeLessThan(500);
    if (second.status < 300) expect(second.status).toBe(first.status);
    else expect(second.error?.message.length).toBeGreaterThan(10);
    expect(await look()).toEqual(before);
  });

  it('a decision gets the reply it got the first time', async () => {
    const here = await cast('playing');
    const sent = { body: { moveId: moveId(), seq: 0, answers: [2] } };
    const [first, second] = [
      await requestAs(here, 'player', 'POST /api/games/:id/answers', sent),
      await requestAs(here, 'player', 'POST /api/games/:id/answers', sent),
    ];
    expect(second).toEqual(first);
  });
});
