import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { routes } from '../shared/api/routes.ts';
import { sameSite } from './account/sameSite.ts';
import type { Env } from './env.ts';
import { isRefusal, Refusing, refused, respond } from './reply.ts';
import { noSuchRoute } from './request.ts';
import { account } from './routes/account.ts';
import { catalogue } from './routes/catalogue.ts';
import { desk } from './routes/desk.ts';
import { games } from './routes/games.ts';
import { lobby } from './routes/lobby.ts';
import { openapi } from './routes/openapi.ts';
import { operator } from './routes/operator.ts';
import { passkeys } from './routes/passkeys.ts';

const [largestBody, largestRoom] = [64 * 1024, 24 * 1024 * 1024];
const limitOf = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => respond(refused(new Refusing('too-large', `A body may have ${maxSize} bytes, no more.`))),
  });
const [usual, large] = [limitOf(largestBody), limitOf(largestRoom)];
const largeOnes = new Set(Object.entries(routes).flatMap(([name, route]) => ('large' in route ? [name] : [])));

export const app = new Hono<{ Bindings: Env }>();

app.use('/api/*', secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } }));
app.use('/api/*', (c, next) => (largeOnes.has(`${c.req.method} ${c.req.path}`) ? large : usual)(c, next));
app.get('/api/health', (c) => c.json({ ok: true }));
app.use('/api/*', sameSite);
openapi(app);
account(app);
passkeys(app);
desk(app);
catalogue(app);
lobby(app);
games(app);
operator(app);

// Every address that is neither of the API nor a file is the one page of the site. A file that is not there is one of an
// earlier release: a page that asks for it must hear so, and nobody may keep the site's page in its place.
app.notFound((c) => {
  const { path, method, url, raw } = c.req;
  const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)\/|\.\w+$/.test(path);
  return isPage ? c.env.ASSETS.fetch(new Request(new URL('/', url), raw)) : respond(refused(noSuchRoute(c)));
});
app.onError((error, c) => {
  if (isRefusal(error)) return respond(refused(error));
  console.error(`${c.req.method} ${c.req.path} failed:`, error);
  return respond(refused(new Refusing('failed', 'Something went wrong here. Nothing was changed; try again.')));
});
