import { askedToEnd } from '../../worker/host/processes.ts';
import { serve } from '../../worker/host/serve.ts';
import { bindingsFrom } from '../../worker/host/settings.ts';

// A server of the bundle that is named in the environment, without a look at whether it could be built anew.
const asked = askedToEnd();
const { BUNDLE: bundle, ALLOW_LOOPBACK_WEBHOOKS } = process.env;
const bindings = { ...bindingsFrom(process.env), ...(ALLOW_LOOPBACK_WEBHOOKS && { ALLOW_LOOPBACK_WEBHOOKS }) };
const server = await serve({ bindings, ...(bundle && { bundle }) });
console.log(`open at ${server.url}`);
await asked;
await server.stop();
process.exit(0);
