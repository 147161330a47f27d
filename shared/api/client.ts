import type { Refused } from './refused.ts';
import type { Replied, RouteName, Routes, Sent } from './routes.ts';

// The typed client of the web, of bots and of tests. It takes the routes as types only, so it weighs nothing:
//   const call = client({ fetch });
//   const { table } = await call('POST /api/games/:id/join', { id, body }, invitation);
type Init = { method: string; headers: Record<string, string>; body?: string };
type Answered = { ok: boolean; status: number; json(): Promise<unknown> };
export type Fetch = (address: string, init: Init) => Promise<Answered>;

export class RefusedError extends Error {
  readonly status: number;
  readonly reason: Refused['error']['reason'];
  readonly at: string | undefined;
  readonly table: Refused['table']; // as it stands now, with every 409

  constructor(status: number, { error, table }: Refused) {
    super(error.message);
    this.name = 'RefusedError';
    this.status = status;
    this.reason = error.reason;
    this.at = error.at;
    this.table = table;
  }
}

type Called = { [Name in RouteName]: Routes[Name] extends { socket: true } ? never : Name }[RouteName];
export type Call = <Name extends Called>(route: Name, sent: Sent<Name>, secret?: string) => Promise<Replied<Name>>;

export function client({ fetch, base = '' }: { fetch: Fetch; base?: string }): Call {
  return async (route, sent, secret) => {
    const { address, method, body } = request(route, Object(sent));
    const headers: Record<string, string> = {};
    if (secret !== undefined) headers.authorization = `Bearer ${secret}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init = { method, headers };
    const reply = await fetch(base + address, body === undefined ? init : { ...init, body: JSON.stringify(body) });
    const said: unknown = await reply.json();
    if (reply.ok) return said as Replied<typeof route>;
    throw new RefusedError(reply.status, isRefused(said) ? said : unclear(reply.status));
  };
}

function request(route: string, { body, query, ...params }: { [name: string]: unknown }) {
  const [method = '', path = ''] = route.split(' ');
  let address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (asked.length > 0) {
    address += `?${asked.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
  }
  return { method, address, body };
}

const isRefused = (said: unknown): said is Refused => typeof said === 'object' && said !== null && 'error' in said;

const unclear = (status: number): Refused => ({
  error: { reason: 'failed', message: `The server answered with status ${status}.` },
});
