import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { dist } from '../../worker/host/settings.ts';
import type { Tally } from './measure.ts';
import { insist } from './service/people.ts';

// The Worker that counts, bundled beside what the build says of the real one.
export async function countingBundle(folder: string): Promise<string> {
  const bundle = join(folder, 'bundle');
  mkdirSync(bundle);
  await build({
    entryPoints: [new URL('worker/counting.ts', import.meta.url).pathname],
    outfile: join(bundle, 'index.js'),
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    loader: { '.sql': 'text' },
  });
  copyFileSync(join(dist, 'worker', 'host.json'), join(bundle, 'host.json'));
  return bundle;
}

export const tallyOf = async (url: string): Promise<Tally> => (await insist(`${url}/api/bench/tally`)).json();
