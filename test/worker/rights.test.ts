import { describe, expect, it } from 'vitest';
import { type Route, type RouteName, routes } from '../../shared/api/routes.ts';
import { type Cast, cast, type Phase, type Role, requestAs, roles, type Sent, table } from './cast.ts';
import { made, proof, pushKeys } from './passkey.ts';
import { moveId, random, sitter, Watching } from './table.ts';

const everyone = roles;
const signedIn = ['owner', 'former', 'somebody'] as const;
const onlookers = ['owner', 'player', 'invited', 'offered', 'somebody', 'spectator'] as const;
const seated = ['owner', 'player'] as const;

type Right = {
  may: readonly Role[];
  at?: Phase; // playing, if nothing else is said
  send?: (cast: Cast) => Sent;
  status?: number; // what those who may get, if it is not 2xx: refused for another reason than who they are
  but?: { [R in Role]?: number }; // those who get something else
};

const body = (body: unknown) => () => ({ body });
const freeSitter = () => ({ body: { me: sitter('New') } });

// Every route, and who may use it. A new one has to be listed here.
const rights: { [Name in RouteName]: Right } = {
  'GET /api/openapi.json': { may: everyone },
  'GET /api/catalogue': { may: everyone },
  'GET /api/me': { may: everyone },
  'POST /api/me': { may: signedIn, send: body({ name: 'Renamed' }) },
  'POST /api/me/leave': { may: signedIn, send: body({ name: 'not my name' }), status: 400 },
  'GET /api/me/export': { may: signedIn },
  'GET /api/me/written': { may: signedIn },
  'POST /api/guests': { may: everyone, send: body({ name: 'Guest' }) },
  'POST /api/sign-ins': { may: everyone, send: () => ({ body: { address: `${random(8)}@example.org` } }) },
  'POST /api/sign-ins/confirm': { may: everyone, send: () => ({ body: { secret: random(32) } }), status: 410 },
  'POST /api/sign-ins/passkey/challenge': { may: everyone },
  'POST /api/sign-ins/passkey': { may: everyone, send: () => ({ body: proof }), status: 400 },
  'POST /api/sign-out': { may: signedIn },
  'GET /api/sessions': { may: signedIn },
  'POST /api/sessions/end': { may: signedIn, send: body({}) },
  'GET /api/passkeys': { may: signedIn },
  'POST /api/passkeys/challenge': { may: signedIn },
  'POST /api/passkeys': { may: signedIn, send: body(made), status: 400 },
  'POST /api/passkeys/rename': { may: signedIn, send: body({ id: 'strange', name: 'Mine' }), status: 404 },
  'POST /api/passkeys/remove': { may: signedIn, send: body({ id: 'strange' }), status: 404 },
  'GET /api/desk': { may: signedIn },
  'POST /api/desk': { may: signedIn, send: body({}) },
  'POST /api/desk/push': {
    may: signedIn,
    send: body({ endpoint: 'https://push.example.org/1', keys: pushKeys }),
  },
  'POST /api/desk/push/end': { may: signedIn, send: body({ endpoint: 'https://push.example.org/1' }) },
  'POST /api/desk/test': { may: signedIn, send: body({ channel: 'webhook' }), status: 400 },
  'POST /api/unsubscribe/:user/:secret': {
    may: everyone,
    send: ({ owner }) => ({ user: owner.id, secret: random(20) }),
    status: 410,
  },
  'GET /api/mail': { may: [] }, // there is none here: see LOCAL_MAIL
  'GET /api/lobby': { may: everyone },
  'GET /api/players/:player': { may: everyone, send: ({ owner }) => ({ player: owner.id }) },
  'POST /api/games': { may: everyone, send: () => ({ body: { ...table, me: sitter('New') } }) },
  'GET /api/games/:id': { may: onlookers },
  'POST /api/games/:id/join': {
    may: ['invited'],
    at: 'gathering',
    send: () => ({ body: sitter('New') }),
    but: { owner: 409 },
  },
  'POST /api/games/:id/sit': { may: everyone, at: 'gathering', send: freeSitter, but: { owner: 409 } },
  'POST /api/games/:id/invite': { may: seated, at: 'gathering', send: body({ seat: 3 }) },
  'POST /api/games/:id/leave': { may: seated, at: 'gathering' },
  'POST /api/games/:id/remove': { may: ['owner'], at: 'gathering', send: body({ seat: 2 }) },
  'POST /api/games/:id/fill': { may: ['owner'], at: 'gathering', send: body({}) },
  'POST /api/games/:id/rematch': { may: seated, at: 'over', send: freeSitter },
  'POST /api/games/:id/hand-over': { may: seated },
  'POST /api/games/:id/take-over': { may: ['offered'], send: () => ({ body: { name: 'New', secret: random(32) } }) },
  'GET /api/games/:id/chat': { may: onlookers },
  'POST /api/games/:id/chat': { may: ['owner', 'player', 'somebody'], send: body({ text: 'Hello' }) },
  'POST /api/games/:id/chat/read': { may: seated, send: body({ upTo: 1 }) },
  'GET /api/games/:id/notes': { may: seated },
  'POST /api/games/:id/notes': { may: seated, send: body({ text: 'mine' }) },
  'POST /api/games/:id/answers': { may: seated, send: () => ({ body: { moveId: moveId(), seq: 0, answers: [1] } }) },
  'POST /api/games/:id/undo': { may: seated, send: () => ({ body: { moveId: moveId(), seq: 0 } }), status: 409 },
  'POST /api/games/:id/back': { may: seated },
  'POST /api/games/:id/resign': { may: seated },
  'POST /api/games/:id/votes': { may: seated, send: body({ kind: 'cancel' }) },
  'GET /api/games/:id/log': { may: onlookers },
  'GET /api/games/:id/replay': { may: onlookers, send: () => ({ query: '?seq=0' }) },
  'GET /api/games/:id/record': { may: onlookers },
  'GET /api/games/:id/live': { may: onlookers },
  'GET /api/operator/tables': { may: ['operator'] },
  'GET /api/operator/failures': { may: ['operator'] },
  'GET /api/operator/games/:id/record': { may: ['operator'] },
  'POST /api/operator/games': { may: ['operator'], send: body({}), status: 400 },
  'POST /api/operator/games/:id/rebuild': { may: ['operator'] },
  'POST /api/operator/players/:player/rebuild': { may: ['operator'], send: ({ owner }) => ({ player: owner.id }) },
};

// Refused for who they are, or because there is no such thing for them.
const reasons = ['no-secret', 'not-signed-in', 'not-your-seat', 'players-only', 'host-only', 'no-such-route'];
const isRight = (status: number) => (status >= 200 && status < 300) || status === 101;

const tryAs = (role: Role, name: RouteName, here: Cast) => {
  const { send = () => ({}) }: Right = rights[name];
  return requestAs(here, role, name, send(here));
};

// What is done at a table, or to one's session, can't be done again as if it had not been.
const isSpent = (name: RouteName) => /^POST .*(\/games\/:id|sign-out)/.test(name);

it('lists every route', () => {
  expect(Object.keys(rights).toSorted()).toEqual(Object.keys(routes).toSorted());
});

describe('who may do what', () => {
  it.each(Object.keys(rights) as RouteName[])('%s', async (name) => {
    const { may, at = 'playing', status, but = {} }: Right = rights[name];
    const more = name === 'POST /api/games/:id/sit' ? { listed: true } : {};
    let here = await cast(at, more);
    const see = () => here.owner.call('GET /api/games/:id', { id: here.id });
    const before = JSON.stringify(await see());
    const refused = roles.filter((role) => !may.includes(role) || but[role] !== undefined);
    for (const role of refused) {
      const got = await tryAs(role, name, here);
      if (but[role] !== undefined) expect([role, got.status]).toEqual([role, but[role]]);
      // Where a secret can't even be one, it is malformed: the operator's at a socket.
      else expect(got.status === 400 ? ['malformed'] : reasons, `${role}: ${got.status}`).toContain(got.reason);
    }
    expect(JSON.stringify(await see())).toBe(before);
    for (const role of may.filter((one) => but[one] === undefined)) {
      const got = await tryAs(role, name, here);
      if (status === undefined) expect(isRight(got.status), `${role}: ${got.status} ${got.reason}`).toBe(true);
      else expect([role, got.status]).toEqual([role, status]);
      if (isSpent(name) && status === undefined && role !== may.at(-1)) here = await cast(at, more);
    }
  });
});

describe('at a table that only its players may look at', () => {
  const looks = (Object.keys(routes) as RouteName[]).filter((name) => {
    const route: Route = routes[name];
    return route.eyes === 'seat-or-spectator';
  });
  it.each(looks)('%s', async (name) => {
    const here = await cast('playing', { watch: 'players' });
    for (const role of ['invited', 'somebody', 'spectator', 'stranger', 'former'] as const) {
      expect([role, (await tryAs(role, name, here)).status]).toEqual([role, 403]);
    }
    // The offered one may look at the seat before they take it.
    for (const role of name === 'POST /api/games/:id/chat' ? seated : ([...seated, 'offered'] as const)) {
      expect(isRight((await tryAs(role, name, here)).status), role).toBe(true);
    }
  });
});

describe('what a socket tells', () => {
  const open = async (here: Cast, role: Role) => {
    const { cookie, secret } = here.who[role];
    return Watching.open({ id: here.id, secrets: [secret] }, secret ? 0 : null, -1, { ...(cookie && { cookie }) });
  };

  it('of moves goes to all who look, of the players’ talk to players, of the spectators’ to the others', async () => {
    const here = await cast('playing');
    const sockets = new Map<Role, Watching>();
    for (const role of onlookers) sockets.set(role, await open(here, role));
    const id = here.id;
    const say = (role: Role, text: string) => tryAs(role, 'POST /api/games/:id/chat', { ...here, id }).then(() => text);
    await say('player', 'Hello');
    await say('somebody', 'Hello');
    await tryAs('owner', 'POST /api/games/:id/answers', here);
    for (const [role, watching] of sockets) {
      await watching.until(({ table }) => table.seq === 1);
      const channels = watching.talk.flatMap(({ messages }) => messages.map(({ channel }) => channel));
      const own = (seated as readonly Role[]).includes(role) ? 'players' : 'spectators';
      expect([role, channels]).toEqual([role, [own]]);
      const you = watching.heard[0]?.table.you;
      expect([role, you]).toEqual([role, role === 'owner' ? 0 : role === 'player' ? 1 : null]);
    }
    for (const watching of sockets.values()) watching.socket.close();
  });

  it.each(onlookers)('it hears nothing but a ping: whatever else the %s says closes it', async (role) => {
    const here = await cast('playing');
    for (const text of ['{"answers":[1]}', '{"type":"chat","text":"hi"}', '']) {
      const watching = await open(here, role);
      const closed = new Promise<CloseEvent>((resolve) => watching.socket.addEventListener('close', resolve));
      watching.socket.send(text);
      expect((await closed).code).toBe(1003);
    }
    expect(await here.owner.call('GET /api/games/:id', { id: here.id })).toMatchObject({ seq: 0 });
  });
});
