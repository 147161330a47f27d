import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../worker/host/build.ts';
import { root, toolEnv } from '../worker/host/settings.ts';
import { findOrInstallBrowser } from './browser.ts';

/** All there is to check, in the order of how soon it tells. `npm test -- --only unit,web` runs some of it. */
const stages: { name: string; what: string; run: (filters: string[]) => Promise<boolean> | boolean }[] = [
  {
    name: 'types',
    what: 'Checking types',
    run: () => all(['.', 'shared', 'worker'].map((project) => tool('tsc', '-p', project))),
  },
  {
    name: 'svelte',
    what: 'Checking the Svelte components',
    run: () => tool('svelte-check', '--tsconfig', './web/tsconfig.json', '--output', 'human', '--fail-on-warnings'),
  },
  { name: 'lint', what: 'Checking lint and format', run: () => tool('biome', 'check', '--error-on-warnings', '.') },
  { name: 'build', what: 'Building', run: built },
  { name: 'deploy', what: 'Trying the deployment (dry run)', run: () => tool('wrangler', 'deploy', '--dry-run') },
  { name: 'unit', what: 'Testing engine, games and bots', run: (filters) => vitest('unit', filters) },
  { name: 'worker', what: 'Testing the Worker in workerd', run: (filters) => vitest('worker', filters) },
  { name: 'host', what: 'Testing the server, killing it too', run: (filters) => vitest('host', filters) },
  { name: 'web', what: 'Testing in a real browser', run: browsed },
];

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const names = stages.map((stage) => stage.name);
const only = values.only?.split(',') ?? (positionals.length > 0 ? ['unit', 'worker', 'host', 'web'] : names);
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`--only knows no "${unknown.join(', ')}"; it knows ${names.join(', ')}.`);
  process.exit(2);
}
// What tests a running server needs it built.
if (only.some((name) => ['worker', 'host', 'web', 'deploy'].includes(name)) && !only.includes('build')) {
  if (!(await built())) process.exit(1);
}

// What the tests leave behind, killed servers above all, goes with this folder.
const scratch = mkdtempSync(join(tmpdir(), 'ostracon-test-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const outcome: { name: string; passed: boolean; seconds: number }[] = [];
for (const { name, what, run } of stages.filter((stage) => only.includes(stage.name))) {
  console.log(`\n── ${what} (${name}) …`);
  const start = performance.now();
  const passed = await run(positionals);
  outcome.push({ name, passed, seconds: Math.round((performance.now() - start) / 100) / 10 });
}

console.log('\nSummary');
for (const { name, passed, seconds } of outcome) {
  console.log(`  ${passed ? 'passed' : 'FAILED'}  ${name.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s`);
}
const failed = outcome.filter((stage) => !stage.passed).map((stage) => stage.name);
const total = outcome.reduce((sum, stage) => sum + stage.seconds, 0).toFixed(0);
console.log(failed.length === 0 ? `All passed in ${total} s.` : `Failed after ${total} s: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);

async function built(): Promise<boolean> {
  try {
    await build();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function browsed(filters: string[]): Promise<boolean> | boolean {
  try {
    findOrInstallBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
  return vitest('web', filters);
}

function vitest(project: string, filters: string[]): Promise<boolean> {
  const nothing = filters.length > 0 ? ['--passWithNoTests'] : [];
  return tool('vitest', 'run', '--project', project, ...nothing, ...filters);
}

async function all(parts: Promise<boolean>[]): Promise<boolean> {
  return (await Promise.all(parts)).every((passed) => passed);
}

function tool(name: string, ...args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', name), args, {
      cwd: root,
      env: { ...toolEnv, TMPDIR: scratch },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(`${name} could not be started: ${error.message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}
