import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.ts';
import { root, toolEnv } from './settings.ts';

// The database first: the new Worker must find its tables.
await build(['web']);
const wrangler = join(root, 'node_modules', '.bin', 'wrangler');
const passed = process.argv.slice(2);
const steps = [
  ['d1', 'migrations', 'apply', 'DB', '--remote'],
  ['deploy', ...passed],
];
for (const step of passed.includes('--dry-run') ? steps.slice(1) : steps) {
  const { status } = spawnSync(wrangler, step, { cwd: root, stdio: 'inherit', env: toolEnv });
  if (status !== 0) process.exit(status ?? 1);
}
