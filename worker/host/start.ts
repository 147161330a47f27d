import { build } from './build.ts';
import { serve } from './serve.ts';
import { CannotServe } from './settings.ts';

// Asked to end while still starting: finish starting, then end, so that nothing is left behind.
const asked = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
});

try {
  await build();
  const server = await serve();
  console.log(
    `\nOstracon is open at ${server.url}\nOpen it in a browser to set up a table. Games are kept in ${server.data}. Ctrl-C ends it.`,
  );
  await asked;
  await server.stop();
  console.log('Stopped. The games are kept; npm start goes on with them.');
  process.exit(0);
} catch (error) {
  if (!(error instanceof CannotServe)) throw error;
  console.error(error.message);
  process.exit(1);
}
