import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { AnyJson } from '../shared/api/json.ts';
import { LogEntry } from '../shared/api/log.ts';
import { Refused, statusOf } from '../shared/api/refused.ts';
import { params, type Route, routes } from '../shared/api/routes.ts';
import { Table } from '../shared/api/table.ts';
import { ViewSchema } from '../shared/api/view.ts';
import { cookie } from './account/session.ts';

// OpenAPI 3.1, made of the routes and schemas by which requests are checked. Its schemas are JSON Schema 2020-12.
const named = { Table, View: ViewSchema, LogEntry, Refused };
const config = {
  target: 'draft-2020-12',
  definitions: named,
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema }) => (valibotSchema === AnyJson ? {} : undefined),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig;

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output') {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, { ...config, typeMode });
  return rest;
}

export function describe() {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const [name, route] of Object.entries(routes)) {
    const [method = '', path = ''] = name.split(' ');
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation(name, path, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ostracon', version: '1', description: 'Long board games by post.' },
    paths,
    components: {
      schemas: toJsonSchemaDefs(named, config),
      securitySchemes: {
        seat: { type: 'http', scheme: 'bearer', description: 'The secret of a seat, or of an invitation to one' },
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Somebody signed in, a guest at least' },
        operator: { type: 'http', scheme: 'bearer', description: 'OPERATOR_SECRET of this host' },
      },
    },
  };
}

function operation(name: string, path: string, route: Route) {
  const answered = { description: route.about, ...json(schemaOf(route.reply, 'output')) };
  return {
    operationId: name.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: route.about,
    ...securityOf(route),
    parameters: [...pathParameters(path), ...queryParameters(route.query)],
    ...(route.body && { requestBody: { required: true, ...json(schemaOf(route.body, 'input')) } }),
    responses: {
      // What a socket tells can't be said in OpenAPI; its messages have the schema given here.
      [route.socket ? 101 : (route.status ?? 200)]: answered,
      ...Object.fromEntries(refusals(route).map((status) => [status, { $ref: '#/components/schemas/Refused' }])),
    },
  };
}

function securityOf({ eyes, who }: Route): { security?: object[] } {
  if (who) return { security: [{ [who]: [] }] };
  if (!eyes) return {};
  return { security: [{ seat: [] }, { session: [] }, ...(eyes === 'seat-or-spectator' ? [{}] : [])] };
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

function refusals(route: Route): number[] {
  const possible = [...(route.body || route.query ? [400] : []), ...(route.eyes ? [401, 403, 404] : [])];
  if (route.who) possible.push(route.who === 'operator' ? 404 : 401);
  if (route.body) possible.push(409, 413, 422);
  if (route.socket) possible.push(statusOf['no-upgrade']);
  return possible;
}

function pathParameters(path: string) {
  return Object.entries(params)
    .filter(([name]) => path.includes(`:${name}`))
    .map(([name, schema]) => ({ name, in: 'path', required: true, schema: schemaOf(schema, 'input') }));
}

function queryParameters(query: GenericSchema | undefined) {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
