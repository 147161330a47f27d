import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CannotServe, dist, root, toolEnv } from './settings.ts';

/** Each part of dist/ with what it is made of: it is made again only when one of these has changed. */
const parts = {
  web: {
    from: ['web', 'shared', 'vite.config.ts', 'svelte.config.js', 'package-lock.json'],
    make: (out: string) => run('vite', 'build', '--logLevel', 'warn', '--outDir', out, '--emptyOutDir'),
  },
  worker: {
    from: ['worker', 'shared', 'migrations', 'wrangler.toml', 'package-lock.json'],
    async make(out: string) {
      // wrangler's own bundle, so what runs here is what `npm run deploy` sends.
      await run('wrangler', 'deploy', '--dry-run', '--outdir', out);
      await run('node', fileURLToPath(new URL('describe.ts', import.meta.url)), join(out, 'host.json'));
    },
  },
};
export type Part = keyof typeof parts;

/** Bring dist/ up to date. True when something had to be made. */
export async function build(wanted: Part[] = ['web', 'worker'], say: (line: string) => void = console.log) {
  const stale = wanted.filter((part) => stampOf(part) !== readStamp(part));
  if (stale.length === 0) return false;
  say(`Building ${stale.join(' and ')} …`);
  // wrangler.toml names dist/web, and wrangler insists that it is there.
  mkdirSync(join(dist, 'web'), { recursive: true });
  await Promise.all(
    stale.map(async (part) => {
      const stamp = stampOf(part);
      const out = join(dist, `.${part}-${process.pid}`);
      rmSync(out, { recursive: true, force: true });
      await parts[part].make(out);
      // The stamp stands beside the part, not in it: what lies in dist/web is served to everyone.
      rmSync(stampFile(part), { force: true });
      swap(out, join(dist, part));
      writeFileSync(stampFile(part), stamp);
    }),
  );
  return true;
}

/** Put a finished build in the place of the old one, so nobody ever reads half a build. */
function swap(out: string, place: string) {
  const old = `${out}-old`;
  if (existsSync(place)) renameSync(place, old);
  renameSync(out, place);
  rmSync(old, { recursive: true, force: true });
}

function stampFile(part: Part): string {
  return join(dist, `${part}.stamp`);
}

function readStamp(part: Part): string | undefined {
  const file = stampFile(part);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function stampOf(part: Part): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const file = join(root, path);
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(`${path}/${name}`);
    } else {
      hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
    }
  };
  parts[part].from.forEach(add);
  return hash.digest('hex');
}

/** Run one of the project's tools; its output is shown only when it fails. */
function run(tool: string, ...args: string[]): Promise<void> {
  const command = tool === 'node' ? process.execPath : join(root, 'node_modules', '.bin', tool);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new CannotServe(`${tool} ${args.join(' ')} ended with code ${code}:\n${output}`)),
    );
  });
}

if (import.meta.main) {
  try {
    if (!(await build())) console.log('dist/ is up to date.');
  } catch (error) {
    if (!(error instanceof CannotServe)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
