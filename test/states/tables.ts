import * as v from 'valibot';
import type { Game, Json } from '../../shared/engine/index.ts';

export type TableToTry = { seats: number; options: Json };

// Every player count of a game with its default options, and each other choice of a picklist option once.
export function tables(game: Game): TableToTry[] {
  const found: TableToTry[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    found.push({ seats, options: v.parse(game.options, {}) });
    for (const options of choices(game)) found.push({ seats, options });
  }
  return found;
}

function choices(game: Game): Json[] {
  const entries: unknown = Reflect.get(game.options, 'entries');
  if (typeof entries !== 'object' || entries === null) return [];
  const found: Json[] = [];
  for (const [name, schema] of Object.entries(entries)) {
    for (const value of valuesOf(schema.wrapped ?? schema)) {
      const parsed = v.safeParse(game.options, { [name]: value });
      if (parsed.success) found.push(parsed.output);
    }
  }
  return found;
}

// What a picklist offers, also as one way of a union; anything else is not tried.
function valuesOf(schema: { type: string; options?: unknown[] }): unknown[] {
  if (schema.type === 'boolean') return [true, false];
  const offered = schema.options ?? [];
  if (schema.type !== 'union') return offered;
  return offered.flatMap((way) => (v.is(someSchema, way) ? valuesOf(way) : []));
}
const someSchema = v.looseObject({ type: v.string(), options: v.optional(v.array(v.unknown())) });
