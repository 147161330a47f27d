import { env, exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { routes } from '../../shared/api/routes.ts';
import { games } from '../../shared/games/index.ts';
import { sql } from './stored.ts';
import { ask, call, random } from './table.ts';

it('the Worker answers as it is deployed, with headers that keep browsers careful', async () => {
  const reply = await exports.default.fetch('https://ostracon.test/api/health');
  expect(await reply.json()).toEqual({ ok: true });
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});

it('the catalogue lists every game with its options and bots', async () => {
  const catalogue = await call('GET /api/catalogue', {});
  expect(catalogue.games.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  expect(catalogue.games[0]).toMatchObject({ options: { type: 'object' }, bots: expect.arrayContaining(['random']) });
});

it('OpenAPI describes every route, and every reference in it leads somewhere', async () => {
  const document = JSON.parse(JSON.stringify(await call('GET /api/openapi.json', {})));
  expect(document.openapi).toBe('3.1.0');
  for (const name of Object.keys(routes)) {
    const [method = '', path = ''] = name.split(' ');
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation, name).toBeDefined();
    const named = operation.parameters.flatMap((one: { in: string; name: string }) =>
      one.in === 'path' ? [one.name] : [],
    );
    expect([name, named]).toEqual([name, Array.from(path.matchAll(/:(\w+)/g), ([, param]) => param)]);
  }
  const text = JSON.stringify(document);
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(document.components.schemas).toHaveProperty(String(name));
  }
  expect(text).not.toContain('#/$defs/');
  expect(document.paths['/api/games/{id}/answers'].post.requestBody.content['application/json'].schema).toMatchObject({
    additionalProperties: false,
    required: ['moveId', 'seq', 'answers'],
  });
});

it('a guessed id finds nothing and leaves nothing behind', async () => {
  const id = random(15);
  expect((await ask(`/api/games/${id}`)).status).toBe(404);
  expect(
    await sql(env.ROOM.getByName(id), "SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'"),
  ).toEqual([]);
});
