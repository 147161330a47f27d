import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import * as v from 'valibot';
import { serviceKeys } from '../db/schema.ts';
import { type KeyShelf, vapidKeysSchema } from '../notify/push.ts';

// The keys that push services know this server by. Whoever makes them first wins, all others use those.
export function keyShelf(db: D1Database): KeyShelf {
  const base = drizzle(db);
  const read = async () => {
    const [row] = await base.select().from(serviceKeys).where(eq(serviceKeys.name, 'vapid'));
    return row && v.parse(vapidKeysSchema, JSON.parse(row.value));
  };
  return {
    read,
    async keep(keys) {
      await base
        .insert(serviceKeys)
        .values({ name: 'vapid', value: JSON.stringify(keys) })
        .onConflictDoNothing();
      return (await read()) ?? keys;
    },
  };
}
