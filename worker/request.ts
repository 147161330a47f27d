import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { type Checked, params, type Route, type RouteName, routes } from '../shared/api/routes.ts';
import { Secret } from '../shared/api/secrets.ts';
import { isOperator } from './account/operator.ts';
import { sessionOf } from './account/session.ts';
import type { Env } from './env.ts';
import { Refusing, type Reply, replyHeaders } from './reply.ts';
import type { Caller } from './room/seats.ts';

export type App = Hono<{ Bindings: Env }>;
type Asked<Name extends RouteName> = { [Part in keyof Checked<Name>]: Checked<Name>[Part] } & { caller: Caller };
export type Here = Context<{ Bindings: Env }>;
type Handler<Name extends RouteName> = (
  asked: Asked<Name>,
  env: Env,
  request: Request,
  here: Here,
) => Reply | Response | Promise<Reply | Response>;

// Mounts a handler at its route. It is called only with what the route's schemas let through.
export function on<Name extends RouteName>(app: App, name: Name, handle: Handler<Name>): void {
  const [method = '', path = ''] = name.split(' ');
  const route: Route = routes[name];
  app.on(method, path, async (c) => {
    const asked = await check(route, c);
    // What was checked by the route's own schemas has the type that the route's own schemas say.
    const reply = await handle(asked as Asked<Name>, c.env, c.req.raw, c);
    if (reply instanceof Response) return reply;
    return c.newResponse(reply.body, reply.status, replyHeaders); // with the cookies set on the way
  });
}

async function check(route: Route, c: Here): Promise<{ [part: string]: unknown }> {
  if (route.who === 'operator' && !isOperator(c.env, c.req.header('authorization'))) throw noSuchRoute(c);
  const asked: { [part: string]: unknown } = {};
  const given: { [name: string]: string } = c.req.param();
  for (const [name, value] of Object.entries(given)) {
    asked[name] = name in params ? parse(params[name as keyof typeof params], value, name) : value;
  }
  asked.query = parse(route.query ?? noQuery, queryOf(c.req.url), 'query');
  if (route.eyes !== undefined && !route.socket) {
    const secret = secretOf(c.req.header('authorization'));
    const user = await userOf(c);
    const isKnown = secret !== undefined || user !== undefined;
    if (!isKnown && route.eyes !== 'seat-or-spectator') {
      throw new Refusing('no-secret', 'Sign in, or show the secret of your seat: Authorization: Bearer …');
    }
    asked.caller = { secret, user };
  }
  if (route.body) asked.body = parse(route.body, await jsonOf(c.req.raw), 'body');
  return asked;
}

export function noSuchRoute(c: Here): Refusing {
  return new Refusing('no-such-route', `There is no ${c.req.method} ${c.req.path}; see /api/openapi.json.`);
}

// Who is signed in, a guest at least.
export async function userOf(c: Here): Promise<string | undefined> {
  return (await sessionOf(c, Date.now()))?.user.id;
}

const noQuery = v.strictObject({});

export function queryOf(url: string): { [name: string]: string } {
  const query: { [name: string]: string } = {};
  for (const [name, value] of new URL(url).searchParams) {
    if (name in query) throw new Refusing('malformed', `The query gives ${name} twice.`, `query.${name}`);
    query[name] = value;
  }
  return query;
}

export function secretOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const secret = /^Bearer ([a-z2-7]+)$/.exec(authorization)?.[1];
  if (!v.is(Secret, secret)) throw new Refusing('no-secret', "The Authorization header is not 'Bearer' and a secret.");
  return secret;
}

async function jsonOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new Refusing('malformed', `The body must be application/json, not ${type || 'of no type'}.`, 'body');
  }
  const text = await request.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new Refusing('malformed', `The body is not JSON: ${error instanceof Error ? error.message : error}.`, 'body');
  }
  // Valibot takes a list for an object without fields.
  if (Array.isArray(body)) throw new Refusing('malformed', 'The body must be an object, not a list.', 'body');
  return body;
}

export function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown, where: string) {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = [where, ...(issue.path ?? []).map((step) => String(step.key))].join('.');
  const isUnknown = issue.expected === 'never' && issue.type === 'strict_object';
  throw new Refusing('malformed', isUnknown ? `${path} is not known here.` : `${path}: ${issue.message}.`, path);
}
