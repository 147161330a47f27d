import * as v from 'valibot';
import { AnyJson, Count } from './json.ts';

// The games that can be played here.
export const Catalogue = v.object({
  games: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      seats: v.object({ min: Count, max: Count }),
      options: v.pipe(AnyJson, v.description('The JSON Schema of what may be chosen when a table is made')),
      bots: v.array(v.string()), // the best first
    }),
  ),
});
export type Catalogue = v.InferOutput<typeof Catalogue>;
