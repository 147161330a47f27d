import { createMiddleware } from 'hono/factory';
import type { Env } from '../env.ts';
import { Refusing } from '../reply.ts';

// A browser says where a request comes from. What changes something, or opens a socket with the session's cookie, is
// taken from this site's own pages only. Programs other than browsers send neither header and hold no cookie.
export const sameSite = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const isSocket = c.req.header('upgrade')?.toLowerCase() === 'websocket';
  if (isSocket || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const own = new Set([new URL(c.req.url).origin, ...(c.env.PUBLIC_URL ? [new URL(c.env.PUBLIC_URL).origin] : [])]);
    const isElsewhere = (origin !== undefined && !own.has(origin)) || site === 'cross-site' || site === 'same-site';
    if (isElsewhere) throw new Refusing('elsewhere', 'This was sent from another site, so it is not done.');
  }
  await next();
});
