import { AsyncLocalStorage } from 'node:async_hooks';
import { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Log, LogLevel, Miniflare, type MiniflareOptions, type SharedOptions, type WorkerOptions } from 'miniflare';
import { allowanceOf } from '../notify/carrier.ts';
import { type Claim, claimData } from './claim.ts';
import type { Description } from './describe.ts';
import { openGate } from './gate.ts';
import { migrate } from './migrate.ts';
import { outsideService } from './outside.ts';
import { type Being, beingOf, end, keepOwnAnswers } from './processes.ts';
import { bindingsFrom, CannotServe, dist, localTo, needsGate, type Place, placeFrom } from './settings.ts';

export type Serving = Partial<Place> & {
  /** Settings for the Worker; without it those of the environment. */
  bindings?: Record<string, string>;
  /** The folder of the built Worker; without it dist/worker. */
  bundle?: string;
  /** The folder of the built site; without it dist/web. */
  site?: string;
  /** Where lines for the person at the terminal go. */
  say?: (line: string) => void;
};

export type Server = {
  url: string;
  data: string;
  /** End it and give the data folder back. */
  stop(): Promise<void>;
  /** End it as a power cut would, for the tests: nothing is told, nothing is finished. */
  kill(): Promise<void>;
};

/** Serve what `build` has made from an embedded workerd. */
export async function serve(serving: Serving = {}): Promise<Server> {
  const place = { ...placeFrom(process.env), ...serving };
  const { bindings = bindingsFrom(process.env), say = console.log } = serving;
  const { bundle = join(dist, 'worker'), site = join(dist, 'web') } = serving;
  const claim = await claimData(place.data, say);
  try {
    await mustBeFree(place.host, place.port);
    return await open(place, { bundle, site }, bindings, claim, say);
  } catch (error) {
    claim.release();
    throw error;
  }
}

type Built = { bundle: string; site: string };

async function open(
  place: Place,
  built: Built,
  bindings: Record<string, string>,
  claim: Claim,
  say: (line: string) => void,
): Promise<Server> {
  const description: Description = JSON.parse(readFileSync(join(built.bundle, 'host.json'), 'utf8'));
  const options = miniflareOptions(place, claim.data, built, description, bindings);
  let workerd: Being | undefined;
  const note = (child: ChildProcess) => {
    workerd = child.pid === undefined ? undefined : beingOf(child.pid);
    if (workerd) claim.note({ workerd });
  };
  const launch = (launching: MiniflareOptions) => keepOwnAnswers(() => born.run(note, () => new Miniflare(launching)));

  // First a workerd with the databases and nothing else: nobody can reach the Worker, and no alarm rings in a room,
  // until its tables are there.
  const { d1Databases, defaultPersistRoot, cf, log } = options;
  const script = 'export default {};';
  const migrating = await launch({ d1Databases, defaultPersistRoot, cf, log, script, modules: true, name: 'migrate' });
  try {
    for (const [binding, migrations] of Object.entries(description.migrations)) {
      const applied = await migrate(await migrating.getD1Database(binding), migrations);
      for (const name of applied) say(`Migrated the database ${binding}: ${name}`);
    }
  } finally {
    await migrating.dispose();
  }

  const isGated = needsGate(place, bindings);
  const miniflare = await launch(isGated ? { ...options, host: '127.0.0.1', port: 0 } : options);
  try {
    const behind = Number((await miniflare.ready).port);
    const gate = isGated ? await openGate(place, behind) : undefined;
    const url = `http://${place.host.includes(':') ? `[${place.host}]` : place.host}:${gate?.port ?? behind}`;
    claim.note({ url });
    return {
      url,
      data: claim.data,
      async stop() {
        await gate?.close();
        await miniflare.dispose();
        claim.release();
      },
      async kill() {
        await gate?.close();
        // Told to dispose first, or Miniflare would take it for a crash and start the next workerd.
        const disposed = miniflare.dispose();
        if (workerd) await end(workerd);
        await disposed;
        claim.release();
      },
    };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

function miniflareOptions(
  place: Place,
  data: string,
  { bundle, site }: Built,
  { worker, migrations }: Description,
  bindings: Record<string, string>,
): SharedOptions & WorkerOptions {
  const { host, port } = place;
  // The entry comes first; beside it lie the SQL files it imports.
  const sql = readdirSync(bundle).filter((name) => name.endsWith('.sql'));
  return {
    ...worker,
    // Names and ids that a self-hoster may change in wrangler.toml for Cloudflare's sake must not move the data here.
    name: 'ostracon',
    d1Databases: Object.fromEntries(Object.keys(migrations).map((binding) => [binding, binding])),
    modulesRoot: bundle,
    modules: [
      { type: 'ESModule', path: join(bundle, 'index.js') },
      ...sql.map((name) => ({ type: 'Text' as const, path: join(bundle, name) })),
    ],
    ...(worker.assets && { assets: { ...worker.assets, directory: site } }),
    bindings: { ...worker.bindings, ...localTo(place, bindings), ...bindings },
    serviceBindings: { OUTSIDE: outsideService({ allow: allowanceOf(bindings) }) },
    host,
    port,
    defaultPersistRoot: data,
    cf: false,
    log: new Log(LogLevel.WARN),
    logRequests: false,
  };
}

/** Told of every process that Miniflare starts for a server, so also of a workerd it starts again after a crash. */
const born = new AsyncLocalStorage<(child: ChildProcess) => void>();
subscribe('child_process', (message) => {
  const note = born.getStore();
  if (!note || typeof message !== 'object' || message === null || !('process' in message)) return;
  const child = message.process;
  if (child instanceof ChildProcess) child.once('spawn', () => note(child));
});

/** Asked beforehand, because workerd says it less clearly. */
function mustBeFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${port} on ${host} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`
          : `Can't listen on ${host}, port ${port} (${error.message}). Set HOST and PORT to an address of this machine.`;
      reject(new CannotServe(why));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
