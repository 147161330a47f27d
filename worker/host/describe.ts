import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readD1Migrations } from '@cloudflare/vitest-pool-workers';
import type { WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { root } from './settings.ts';

/**
 * What the embedded server needs to know of wrangler.toml and the migrations, worked out when the Worker is built:
 * loading wrangler for it at every start would cost most of a second.
 */
export type Description = {
  worker: Partial<WorkerOptions>;
  /** For each D1 binding its migrations, oldest first, cut into statements. */
  migrations: { [binding: string]: { name: string; queries: string[] }[] };
};

if (import.meta.main) {
  const out = process.argv[2];
  if (!out) throw new Error('describe.ts needs the file to write, as its only argument.');
  const config = unstable_readConfig({ config: join(root, 'wrangler.toml') });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  const migrations: Description['migrations'] = {};
  for (const { binding, migrations_dir } of config.d1_databases) {
    const folder = resolve(root, migrations_dir ?? 'migrations');
    migrations[binding] = existsSync(folder) ? await readD1Migrations(folder) : [];
  }
  const description: Description = { worker: workerOptions, migrations };
  writeFileSync(out, JSON.stringify(description, null, 2));
}
