// The first thing every npm script runs, so plain JavaScript for the Node that is on the machine (20 or later).
// It installs what package-lock.json names, then hands over to the project's own Node, which runs TypeScript as it is.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');
const [script, ...args] = process.argv.slice(2);

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

const ownNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  if (!installedByHand()) install();
  writeFileSync(stamp, wanted);
}

const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;

if (!script) {
  console.log('Everything is installed.');
} else {
  handOver();
}

/** Whether an `npm install` has already brought what the lock names: then npm's own note of it says the same. */
function installedByHand() {
  const note = join(modules, '.package-lock.json');
  if (!existsSync(note) || !existsSync(ownNode)) return false;
  const { packages: there } = JSON.parse(readFileSync(note, 'utf8'));
  const { packages: named } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(named).every(
    ([path, { version, optional }]) =>
      path === '' || there[path]?.version === version || (optional && !existsSync(join(root, path))),
  );
}

function install() {
  console.log('Installing the dependencies (npm ci): about half a minute, once …');
  // npm ci removes node_modules, so the Node that lives in it can't be the one that runs npm.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = { ...process.env, PATH: path.join(delimiter) };
  const npm = process.env.npm_execpath?.endsWith('.js') ? ['node', process.env.npm_execpath] : ['npm'];
  const [command, ...start] = npm;
  const done = spawnSync(command, [...start, 'ci', '--loglevel=error', '--no-fund', '--no-audit'], {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error(
      `npm ci did not finish (${done.error?.message ?? `exit code ${done.status}`}). It needs the npm registry; what npm said stands above.`,
    );
    process.exit(1);
  }
}

function handOver() {
  if (!existsSync(ownNode)) {
    console.error(
      `The project's own Node ${pinned} is missing at ${ownNode}: npm may be set to ignore install scripts. ` +
        `Allow them and remove node_modules, or run this with Node ${pinned} itself (this is ${process.version}).`,
    );
    process.exit(1);
  }
  const bin = join(modules, '.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(ownNode, [resolve(script), ...args], { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // On Ctrl-C the terminal tells the child as well; it takes the second word of the same for what it is.
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
