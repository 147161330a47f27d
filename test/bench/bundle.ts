import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compared, type Figure } from './measure.ts';

const kilobyte = 1024;
// Cloudflare's limit for a Worker on the free plan, compressed.
const workerLimit = 3 * 1024 * kilobyte;
const pageLimit = 120 * kilobyte;

const compressed = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

// What is sent: the Worker to Cloudflare, and to a browser the scripts of each page at first load (`pages`: page name →
// the files of dist/web it loads, taken from the built manifest).
export function bundleFigures(dist: string): Figure[] {
  const worker = join(dist, 'worker', 'index.js');
  const assets = readdirSync(join(dist, 'web', 'assets')).filter((name) => name.endsWith('.js'));
  return [
    compared(
      'Worker, compressed',
      compressed(worker) / kilobyte,
      'KB',
      'free plan limit',
      workerLimit / kilobyte,
      'less',
    ),
    ...pages(dist).map(([page, files]) => {
      const size = files.reduce((sum, file) => sum + compressed(join(dist, 'web', file)), 0);
      return compared(
        `Page ${page}: script at first load, compressed`,
        size / kilobyte,
        'KB',
        'limit',
        pageLimit / kilobyte,
        'less',
      );
    }),
    {
      name: 'All scripts of the site together, compressed',
      value: assets.reduce((sum, name) => sum + compressed(join(dist, 'web', 'assets', name)), 0) / kilobyte,
      unit: 'KB',
    },
  ];
}

type Chunk = { file: string; imports?: string[]; isEntry?: boolean; isDynamicEntry?: boolean };

// The entry with all it imports, and for each page and game what is loaded besides.
function pages(dist: string): [string, string[]][] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, 'web', '.vite', 'manifest.json'), 'utf8'));
  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return seen;
    seen.add(key);
    for (const imported of chunk.imports ?? []) closure(imported, seen);
    return seen;
  };
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('the built site has no entry');
  const filesOf = (keys: Iterable<string>) =>
    [...new Set([...keys].map((key) => manifest[key]?.file ?? ''))].filter((file) => file.endsWith('.js'));
  const parts = Object.keys(manifest).filter((key) => /pages\/[^/]+\.svelte$/.test(key));
  const table = parts.find((key) => key.endsWith('/TablePage.svelte'));
  const found: [string, string[]][] = parts.map((key) => [
    key.replace(/.*pages\/(.+)\.svelte/, '$1'),
    filesOf([...closure(entry), ...closure(key)]),
  ]);
  for (const key of Object.keys(manifest)) {
    const [, game] = /^games\/(\w+)\/table\.ts$/.exec(key) ?? [];
    if (game === undefined) continue;
    const texts = Object.keys(manifest).filter((one) => one.endsWith(`games/${game}/texts/en.ts`));
    const files = filesOf([entry, table ?? '', key, ...texts].flatMap((one) => [...closure(one)]));
    found.push([`Table of ${game}`, files]);
  }
  return found;
}
