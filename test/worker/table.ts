import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { expect } from 'vitest';
import { client, type Fetch, RefusedError } from '../../shared/api/client.ts';
import { Live, type LiveChat, type LiveMessage } from '../../shared/api/live.ts';
import { protocol } from '../../shared/api/protocol.ts';
import { type RouteName, routes } from '../../shared/api/routes.ts';
import { nonceBytes, secretBytes, spell } from '../../shared/api/secrets.ts';
import type { SeatWanted, Table } from '../../shared/api/table.ts';
import type { Json } from '../../shared/engine/index.ts';
import { app } from '../../worker/app.ts';

// The app itself, with the real bindings: the pool's own `exports.default.fetch` gets slower with every call.
export const ask = async (address: string, init?: RequestInit, bindings = {}): Promise<Response> =>
  app.request(`https://ostracon.test${address}`, init, { ...env, ...bindings });

export const random = (bytes: number): string => spell(crypto.getRandomValues(new Uint8Array(bytes)));
export const sitter = (name: string) => ({ name, nonce: random(nonceBytes), secret: random(secretBytes) });
export const moveId = (): string => random(10);

// Every reply that a test gets is held against the schema that OpenAPI shows: nothing missing, nothing unsaid.
const fetchWith =
  (more: Record<string, string>, bindings: object): Fetch =>
  async (address, init) => {
    const reply = await ask(address, { ...init, headers: { ...more, ...init.headers } }, bindings);
    const body: unknown = await reply.clone().json();
    if (reply.ok) {
      const path = address.replace(/\?.*/, '');
      for (const [name, route] of Object.entries(routes)) {
        const [method, pattern = ''] = name.split(' ');
        if (method !== init.method || !new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)) continue;
        const { reply: schema }: { reply: v.GenericSchema } = route;
        const told = JSON.stringify(v.parse(schema, body));
        if (told.length !== JSON.stringify(body).length)
          throw new Error(`${name as RouteName} says more than its schema`);
      }
    }
    return reply;
  };

export const callWith = (headers: Record<string, string>, bindings = {}) =>
  client({ fetch: fetchWith(headers, bindings) });
export const call = callWith({});

export async function refusalOf(request: Promise<unknown>): Promise<RefusedError> {
  try {
    await request;
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
  throw new Error('this request was to be refused, and was not');
}

export type TestTable = { id: string; secrets: (string | undefined)[]; seats: number };

// A table with everyone sitting at it, so that the game has begun.
export async function tableWith(
  seats: v.InferInput<typeof SeatWanted>[],
  options: Json = { cards: 5 },
  game = 'goofspiel',
): Promise<TestTable> {
  const me = sitter('Ada');
  const made = await call('POST /api/games', { body: { game, options, seats, me } });
  const secrets: (string | undefined)[] = seats.map(() => undefined);
  secrets[made.you] = me.secret;
  for (const { seat, secret } of made.invitations) {
    const body = sitter(`Player ${seat}`);
    await call('POST /api/games/:id/join', { id: made.id, body }, secret);
    secrets[seat] = body.secret;
  }
  return { id: made.id, secrets, seats: seats.length };
}

export const players = (count: number) => Array.from({ length: count }, () => ({ by: 'player' as const }));

export const see = ({ id, secrets }: TestTable, seat: number | null): Promise<Table> =>
  call('GET /api/games/:id', { id }, seat === null ? undefined : secrets[seat]);

// An answer to what the seat is asked now.
export async function answer(table: TestTable, seat: number, ...answers: Json[]) {
  const { seq } = await see(table, seat);
  const body = { moveId: moveId(), seq: seq ?? 0, answers };
  return call('POST /api/games/:id/answers', { id: table.id, body }, table.secrets[seat]);
}

export async function undo(table: TestTable, seat: number, id = moveId(), seq?: number) {
  const body = { moveId: id, seq: seq ?? (await see(table, seat)).seq ?? 0 };
  return call('POST /api/games/:id/undo', { id: table.id, body }, table.secrets[seat]);
}

export async function bid(table: TestTable, seat: number, card?: number) {
  const { view } = await see(table, seat);
  const options = view?.asking?.options;
  if (!view || options?.kind !== 'one') throw new Error(`seat ${seat} is not asked for a bid`);
  return answer(table, seat, card ?? options.of[0] ?? null);
}

export const room = (table: { id: string }) => env.ROOM.getByName(table.id);

// All that the room has to say to others has been said.
export async function settled(table: { id: string }): Promise<void> {
  await expect.poll(() => runInDurableObject(room(table), ({ outbox }) => outbox.waiting())).toEqual([]);
}

// A socket with all it has heard so far.
export class Watching {
  readonly socket: WebSocket;
  readonly heard: LiveMessage[] = [];
  readonly talk: LiveChat[] = [];
  readonly raw: string[] = [];
  #waiting: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.accept();
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      this.raw.push(text);
      if (text !== 'pong') this.#hear(v.parse(Live, JSON.parse(text)));
      for (const go of this.#waiting.splice(0)) go();
    });
  }

  #hear(message: Live): void {
    if (message.type === 'table') this.heard.push(message);
    else this.talk.push(message);
  }

  static async open(
    { id, secrets }: { id: string; secrets: (string | undefined)[]; seats?: number },
    seat: number | null,
    seen?: number,
    { heard, cookie }: { heard?: number; cookie?: string } = {},
  ): Promise<Watching> {
    const secret = seat === null ? undefined : secrets[seat];
    const query = [...(seen === undefined ? [] : [`seen=${seen}`]), ...(heard === undefined ? [] : [`heard=${heard}`])];
    const address = `/api/games/${id}/live?${query.join('&')}`;
    const headers = {
      Upgrade: 'websocket',
      'Sec-WebSocket-Protocol': [protocol, ...(secret ? [secret] : [])].join(', '),
      ...(cookie && { cookie }),
    };
    const { webSocket } = await ask(address, { headers });
    if (!webSocket) throw new Error('no socket was opened');
    return new Watching(webSocket);
  }

  // Waits until something that was heard fits.
  async until(fits: (message: LiveMessage) => boolean): Promise<LiveMessage> {
    for (;;) {
      const found = this.heard.find(fits);
      if (found) return found;
      await new Promise<void>((go) => this.#waiting.push(go));
    }
  }

  async untilSaid(fits: (chat: LiveChat) => boolean): Promise<LiveChat> {
    for (;;) {
      const found = this.talk.find(fits);
      if (found) return found;
      await new Promise<void>((go) => this.#waiting.push(go));
    }
  }

  async untilRaw(text: string): Promise<void> {
    while (!this.raw.includes(text)) await new Promise<void>((go) => this.#waiting.push(go));
  }
}
