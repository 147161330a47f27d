import { join } from 'node:path';
import { createServer } from 'vite';
import { build } from './build.ts';
import { askedToEnd, keepOwnAnswers } from './processes.ts';
import { type Server, serve } from './serve.ts';
import { CannotServe, placeFrom, root } from './settings.ts';

// The site comes from Vite, which shows an edit of web/ at once; /api goes to the embedded server behind it, which is
// built and started anew when worker/, shared/ or migrations/ change.
const place = placeFrom(process.env);
try {
  await build();
  const asked = askedToEnd();
  let server = await serve({ port: 0, host: '127.0.0.1' });
  const behind = Number(new URL(server.url).port);
  const proxy = { '/api': { target: server.url, ws: true } };
  const vite = await keepOwnAnswers(() =>
    createServer({ server: { host: place.host, port: place.port, strictPort: true, proxy } }),
  );
  await vite.listen();
  console.log(`\nOstracon is open at http://${place.host}:${place.port} and follows your edits. Ctrl-C ends it.`);

  let work = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  vite.watcher.add(['worker', 'shared', 'migrations'].map((folder) => join(root, folder)));
  vite.watcher.on('all', () => {
    clearTimeout(soon);
    soon = setTimeout(() => {
      work = work.then(async () => {
        server = await renew(server, behind);
      });
    }, 100);
  });

  await asked;
  await work;
  await vite.close();
  await server.stop();
  process.exit(0);
} catch (error) {
  if (!(error instanceof CannotServe)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** The server with the newest Worker; the old one goes on when the new one can't be built. */
async function renew(server: Server, port: number): Promise<Server> {
  try {
    if (!(await build(['worker']))) return server;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return server;
  }
  await server.stop();
  const next = await serve({ port, host: '127.0.0.1' });
  console.log('The Worker is renewed.');
  return next;
}
