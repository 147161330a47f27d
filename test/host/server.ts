import { askedToEnd } from '../../worker/host/processes.ts';
import { serve } from '../../worker/host/serve.ts';

// A server of the bundle that is named in the environment, without a look at whether it could be built anew.
const asked = askedToEnd();
const server = await serve(process.env.BUNDLE ? { bundle: process.env.BUNDLE } : {});
console.log(`open at ${server.url}`);
await asked;
await server.stop();
process.exit(0);
