import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dist = join(root, 'dist');

/** What a self-hoster may set in the environment, handed to the Worker as bindings of the same name. */
const passedOn = [
  'PUBLIC_URL',
  'OPERATOR_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
];

export function bindingsFrom(env: NodeJS.ProcessEnv): Record<string, string> {
  const bindings: Record<string, string> = {};
  for (const name of passedOn) {
    const value = env[name];
    if (value !== undefined && value !== '') bindings[name] = value;
  }
  return bindings;
}

export type Place = { host: string; port: number; data: string };

export function placeFrom(env: NodeJS.ProcessEnv): Place {
  const port = Number(env.PORT || 8787);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new CannotServe(`PORT must be a number from 0 to 65535 (0: any free one), not "${env.PORT}".`);
  }
  return { host: env.HOST || '127.0.0.1', port, data: env.DATA || join(root, '.data') };
}

/**
 * The environment of the project's tools. They run under the project's own Node, whichever one is on the machine; and
 * wrangler would otherwise report home, fetch what no one needs here, and write its logs into the home folder.
 */
export const toolEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG_PATH: join(root, '.wrangler', 'logs'),
};

/** The server can't start, and its message says why and what to do: shown without a stack. */
export class CannotServe extends Error {
  override name = 'CannotServe';
}
