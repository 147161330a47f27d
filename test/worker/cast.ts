import { protocol } from '../../shared/api/protocol.ts';
import { type RouteName, routes } from '../../shared/api/routes.ts';
import { idBytes, unsubscribeBytes } from '../../shared/api/secrets.ts';
import { type Person, person } from './person.ts';
import { ask, call, players, random, sitter } from './table.ts';

// Who asks. The owner is known by their session, the player by the secret of their seat alone; the former player still
// has both, but has handed the seat over.
export const roles = [
  'owner',
  'player',
  'former',
  'invited', // holds an invitation to a seat: an open one before the start, a used one later
  'offered', // holds the link of the player's hand-over
  'somebody', // signed in, no seat
  'spectator', // nobody at all
  'stranger', // with a secret of their own making
  'operator',
] as const;
export type Role = (typeof roles)[number];

export type Phase = 'gathering' | 'playing' | 'over';
export type Cast = { id: string; used: string; owner: Person; who: Record<Role, { cookie?: string; secret?: string }> };
export type Sent = { body?: unknown; query?: string; id?: string; player?: string; user?: string; secret?: string };
export type Got = {
  status: number;
  said?: unknown;
  reason?: string;
  error?: { reason: string; message: string; at?: string };
};

export const table = { game: 'goofspiel', options: { cards: 5 }, seats: players(4) };

const OPERATOR_SECRET = 'whoever runs the tests';

// The owner on seat 0, the player on 1, an heir on 2, to whom the former player has handed it; seat 3 is the invited one's.
export async function cast(at: Phase, more: object = {}): Promise<Cast> {
  const [owner, former, somebody] = [await person('Owner'), await person('Former'), await person('Somebody')];
  const { id, invitations } = await owner.call('POST /api/games', { body: { ...table, ...more, me: sitter('Owner') } });
  const [second, third, fourth] = invitations.map(({ secret }) => secret);
  const [player, was, heir, last] = ['Player', 'Former', 'Heir', 'Last'].map(sitter);
  if (!player || !was || !heir || !last || !fourth) throw new Error('four sit down');
  await call('POST /api/games/:id/join', { id, body: player }, second);
  await former.call('POST /api/games/:id/join', { id, body: was }, third);
  const over = await former.call('POST /api/games/:id/hand-over', { id });
  const { name, secret } = heir;
  await call('POST /api/games/:id/take-over', { id, body: { name, secret } }, over.secret);
  const offer = await call('POST /api/games/:id/hand-over', { id }, player.secret);
  if (at !== 'gathering') await call('POST /api/games/:id/join', { id, body: last }, fourth);
  if (at === 'over') {
    const cancel = { id, body: { kind: 'cancel' as const } };
    await owner.call('POST /api/games/:id/votes', cancel);
    for (const one of [player, heir, last]) await call('POST /api/games/:id/votes', cancel, one.secret);
  }
  return {
    id,
    used: over.secret,
    owner,
    who: {
      owner: { cookie: owner.cookie },
      player: { secret: player.secret },
      former: { cookie: former.cookie, secret: was.secret },
      invited: { secret: fourth },
      offered: { secret: offer.secret },
      somebody: { cookie: somebody.cookie },
      spectator: {},
      stranger: { secret: random(32) },
      operator: { secret: OPERATOR_SECRET },
    },
  };
}

// One request of theirs, as it is sent: anything may be put into it.
export async function requestAs(
  { id, who }: Pick<Cast, 'id' | 'who'>,
  role: Role,
  name: RouteName,
  { body, query = '', ...params }: Sent,
): Promise<Got> {
  const { cookie, secret } = who[role];
  const [method = '', path = ''] = name.split(' ');
  const given: { [param: string]: string | undefined } = { id, ...params };
  const address =
    path.replace(
      /:(\w+)/g,
      (_, param: string) => given[param] ?? random(param === 'secret' ? unsubscribeBytes : idBytes),
    ) + query;
  const isSocket = 'socket' in routes[name];
  const headers = {
    ...(cookie && { cookie }),
    ...(isSocket
      ? { upgrade: 'websocket', 'sec-websocket-protocol': [protocol, ...(secret ? [secret] : [])].join(', ') }
      : secret && { authorization: `Bearer ${secret}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const reply = await ask(address, init, { OPERATOR_SECRET });
  reply.webSocket?.accept();
  reply.webSocket?.close();
  if (reply.webSocket) return { status: reply.status };
  const said = await reply.json<{ error?: Got['error'] }>();
  return { status: reply.status, said, ...(said.error && { error: said.error, reason: said.error.reason }) };
}
