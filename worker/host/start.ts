import { build } from './build.ts';
import { askedToEnd } from './processes.ts';
import { serve } from './serve.ts';
import { CannotServe } from './settings.ts';

try {
  await build();
  // From here on a Ctrl-C waits until the server is up, to end it cleanly.
  const asked = askedToEnd();
  const server = await serve();
  // By its name, as the mails say it: browsers keep what belongs to localhost and to 127.0.0.1 apart, and make passkeys
  // for names only.
  console.log(`
Ostracon is open at ${server.url.replace('//127.0.0.1:', '//localhost:')}
Open it in a browser to set up a table. Games are kept in ${server.data}. Ctrl-C ends it.`);
  await asked;
  await server.stop();
  console.log('Stopped. The games are kept; npm start goes on with them.');
  process.exit(0);
} catch (error) {
  if (!(error instanceof CannotServe)) throw error;
  console.error(error.message);
  process.exit(1);
}
