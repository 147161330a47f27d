import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { sameSite } from './account/sameSite.ts';
import type { Env } from './env.ts';
import { isRefusal, Refusing, refused, respond } from './reply.ts';
import { account } from './routes/account.ts';
import { catalogue } from './routes/catalogue.ts';
import { desk } from './routes/desk.ts';
import { games } from './routes/games.ts';
import { openapi } from './routes/openapi.ts';

const largestBody = 64 * 1024;

export const app = new Hono<{ Bindings: Env }>();

app.use('/api/*', secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } }));
app.use(
  '/api/*',
  bodyLimit({
    maxSize: largestBody,
    onError: () => respond(refused(new Refusing('too-large', `A body may have ${largestBody} bytes, no more.`))),
  }),
);
app.get('/api/health', (c) => c.json({ ok: true }));
app.use('/api/*', sameSite);
openapi(app);
account(app);
desk(app);
catalogue(app);
games(app);

app.notFound((c) =>
  respond(refused(new Refusing('no-such-route', `There is no ${c.req.method} ${c.req.path}; see /api/openapi.json.`))),
);
app.onError((error, c) => {
  if (isRefusal(error)) return respond(refused(error));
  console.error(`${c.req.method} ${c.req.path} failed:`, error);
  return respond(refused(new Refusing('failed', 'Something went wrong here. Nothing was changed; try again.')));
});
