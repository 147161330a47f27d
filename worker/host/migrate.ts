import type { D1Database } from '@cloudflare/workers-types';

type Migration = { name: string; queries: string[] };

/** Apply the migrations the database hasn't had, in wrangler's own table, so that `wrangler d1 migrations` agrees. */
export async function migrate(db: D1Database, migrations: Migration[]): Promise<string[]> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
         id INTEGER PRIMARY KEY AUTOINCREMENT,
         name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const had = new Set(results.map((row) => row.name));
  const applied: string[] = [];
  for (const { name, queries } of migrations.filter((migration) => !had.has(migration.name))) {
    // One batch is one transaction: a migration that fails half-way leaves nothing behind.
    await db.batch([
      ...queries.map((query) => db.prepare(query)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
    applied.push(name);
  }
  return applied;
}
