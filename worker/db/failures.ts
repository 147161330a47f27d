import { desc, lt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { before, page, pageSize } from './page.ts';
import { type FailureRow, failures } from './schema.ts';

const memory = 90 * 86_400_000;

// At least once: the same failure again changes nothing.
export async function keepFailures(db: D1Database, failed: readonly FailureRow[], now: number): Promise<void> {
  const base = drizzle(db);
  await base.batch([
    base.delete(failures).where(lt(failures.at, now - memory)),
    ...failed.map((row) => base.insert(failures).values(row).onConflictDoNothing()),
  ]);
}

export async function failuresLately(db: D1Database, cursor: string | undefined) {
  const rows = await drizzle(db)
    .select()
    .from(failures)
    .where(before(cursor, failures.at, failures.id))
    .orderBy(desc(failures.at), desc(failures.id))
    .limit(pageSize + 1);
  const { rows: shown, next } = page(rows, ({ at, id }) => `${at}-${id}`);
  return { failures: shown, next };
}
