import type { Sent } from '../../shared/api/routes.ts';
import type { Made } from '../../shared/api/table.ts';
import { call, randomText } from '../lib/api.ts';
import { forget, keep, kept } from '../lib/kept.ts';
import { knownTables } from '../lib/knownTables.svelte.ts';
import { me } from '../lib/me.svelte.ts';
import { reading } from '../lib/reading.svelte.ts';

// Sitting down: this browser makes the seat's secret and its share of the randomness itself.
type Share = { secret: string; nonce: string };
const isShare = (value: unknown): value is Share =>
  typeof value === 'object' && value !== null && 'secret' in value && 'nonce' in value;
const newShare = (): Share => ({ secret: randomText(32), nonce: randomText(16) });

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
// What somebody is called here; nobody's name is 'Guest' by choice.
export function keptName(): string {
  const { user } = me;
  return user && user.name !== reading.words.make.guest ? user.name : (kept('name', isName) ?? '');
}

type Wanted = Omit<Sent<'POST /api/games'>['body'], 'me'>;

export async function setTable(wanted: Wanted, name: string): Promise<Made> {
  await me.orGuest(name);
  const share = newShare();
  const made = await call('POST /api/games', { body: { ...wanted, me: { name, ...share } } });
  const { id, you, invitations } = made;
  knownTables.note({ id, game: wanted.game, seat: you, secret: share.secret, invitations });
  return made;
}

// The share is kept until the server has taken it: an answer that got lost on its way is simply asked for again.
export async function join(id: string, invitation: string | undefined, name: string): Promise<void> {
  const share = kept(`join.${id}`, isShare) ?? newShare();
  keep(`join.${id}`, share);
  keep('name', name);
  await me.orGuest(name);
  const { you, table } = await call('POST /api/games/:id/join', { id, body: { name, ...share } }, invitation);
  knownTables.note({ id, game: table.game, seat: you, secret: share.secret });
  forget(`join.${id}`);
}

// On a free seat of a table that is open to all.
export async function sit(id: string, name: string): Promise<void> {
  const share = kept(`join.${id}`, isShare) ?? newShare();
  keep(`join.${id}`, share);
  keep('name', name);
  await me.orGuest(name);
  const { you, table } = await call('POST /api/games/:id/sit', { id, body: { me: { name, ...share } } });
  knownTables.note({ id, game: table.game, seat: you, secret: share.secret });
  forget(`join.${id}`);
}

// The seat of somebody who hands it over.
export async function takeOver(id: string, offer: string, name: string): Promise<void> {
  const { secret } = newShare();
  await me.orGuest(name);
  const { you, table } = await call('POST /api/games/:id/take-over', { id, body: { name, secret } }, offer);
  knownTables.note({ id, game: table.game, seat: you, secret });
}

// The same people at another table; its id.
export async function rematch(id: string, secret: string | undefined, name: string): Promise<string> {
  await me.orGuest(name);
  const share = newShare();
  const next = await call('POST /api/games/:id/rematch', { id, body: { me: { name, ...share } } }, secret);
  knownTables.note({ id: next.id, game: next.table.game, seat: next.you, secret: share.secret });
  return next.id;
}

// The same seat on another device, by its secret link.
export async function takeSeat(id: string, secret: string): Promise<void> {
  const table = await call('GET /api/games/:id', { id }, secret);
  knownTables.note({ id, game: table.game, seat: table.you, secret });
}

export const invitationLink = (id: string, secret: string) => `${location.origin}/table/${id}#invitation=${secret}`;
export const takeOverLink = (id: string, secret: string) => `${location.origin}/table/${id}#take-over=${secret}`;
export const seatLink = (id: string, secret: string) => `${location.origin}/table/${id}#seat=${secret}`;

// What a link's fragment (never sent to a server) brings along.
export type Offer = { kind: 'invitation' | 'takeOver'; secret: string };
export function broughtAlong(hash: string): { offer?: Offer; seat?: string } {
  const [, kind, secret] = /^#(invitation|seat|take-over)=([a-z2-7]{52})$/.exec(hash) ?? [];
  if (secret === undefined) return {};
  if (kind === 'seat') return { seat: secret };
  return { offer: { kind: kind === 'invitation' ? 'invitation' : 'takeOver', secret } };
}
