import { ask } from '../table.ts';

export type Said = Record<string, never> & {
  user: { id: string; name: string; address: string | null } | null;
  error: { reason: string };
};
export type Send = (
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number; set: string | null; body: Said }>;

// A browser: it keeps the cookie it is given.
export function browser(bindings = {}): Send {
  let cookie = '';
  return async (path, body, headers = {}) => {
    const sent: Record<string, string> = { ...(cookie && { cookie }), ...headers };
    if (body !== undefined) sent['content-type'] = 'application/json';
    const init = body === undefined ? { headers: sent } : { method: 'POST', headers: sent, body: JSON.stringify(body) };
    const reply = await ask(path, init, bindings);
    const set = reply.headers.get('set-cookie');
    if (set) cookie = set.split(';')[0] ?? '';
    return { status: reply.status, set, body: await reply.json<Said>() };
  };
}
