import type { Json } from '../../../shared/engine/index.ts';

// The part of JSON Schema in which games say what may be chosen when a table is made.
export type Choosable =
  | { kind: 'one'; path: string[]; values: Json[]; preset: Json }
  | { kind: 'switch'; path: string[]; preset: boolean };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// What a schema offers to choose, in its order. What can't be offered as a choice keeps its default.
export function choosable(schema: Json | undefined, path: string[] = []): Choosable[] {
  if (!isObject(schema)) return [];
  if (isObject(schema.properties)) {
    const inner = Object.entries(schema.properties);
    return inner.flatMap(([name, part]) => choosable(part, [...path, name]));
  }
  const values = valuesOf(schema);
  if (values.length > 1) return [{ kind: 'one', path, values, preset: schema.default ?? values[0] ?? null }];
  if (schema.type === 'boolean') return [{ kind: 'switch', path, preset: schema.default === true }];
  return [];
}

function valuesOf(schema: { [key: string]: Json }): Json[] {
  if (Array.isArray(schema.enum)) return schema.enum;
  const branches = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  if (branches.length > 0) {
    return branches.flatMap((part) =>
      isObject(part) ? ('const' in part ? [part.const ?? null] : valuesOf(part)) : [],
    );
  }
  const { minimum, maximum } = schema;
  const isShort = typeof minimum === 'number' && typeof maximum === 'number' && maximum - minimum <= 20;
  return schema.type === 'integer' && isShort
    ? Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i)
    : [];
}

// The options as the game wants them: only what differs from its presets has to be told.
export function optionsFrom(choices: readonly Choosable[], chosen: ReadonlyMap<string, Json>): { [key: string]: Json } {
  const options: { [key: string]: Json } = {};
  for (const { path } of choices) {
    const value = chosen.get(path.join('.'));
    if (value === undefined) continue;
    let into = options;
    for (const name of path.slice(0, -1)) {
      const inner = isObject(into[name]) ? into[name] : {};
      into[name] = inner;
      into = inner;
    }
    into[path.at(-1) ?? ''] = value;
  }
  return options;
}
