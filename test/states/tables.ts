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
    const inner = schema.wrapped ?? schema;
    const values: unknown[] = inner.type === 'boolean' ? [true, false] : (inner.options ?? []);
    for (const value of values) {
      const parsed = v.safeParse(game.options, { [name]: value });
      if (parsed.success) found.push(parsed.output);
    }
  }
  return found;
}
