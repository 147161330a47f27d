import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gateHeader } from './gate.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dist = join(root, 'dist');

const shortestSecret = 16;

/** What a self-hoster may set in the environment, handed to the Worker as bindings of the same name. */
const passedOn = [
  'PUBLIC_URL',
  'OPERATOR_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'ADDRESS_HEADER',
];

export function bindingsFrom(env: NodeJS.ProcessEnv): Record<string, string> {
  const { OPERATOR_SECRET: secret = '', PUBLIC_URL: site = '', ADDRESS_HEADER: header = '' } = env;
  if (secret !== '' && secret.length < shortestSecret) {
    throw new CannotServe(
      `OPERATOR_SECRET has ${secret.length} characters; ${shortestSecret} or more can't be guessed.`,
    );
  }
  if (site !== '' && !/^https?:$/.test(URL.parse(site)?.protocol ?? '')) {
    throw new CannotServe(`PUBLIC_URL must be an address like https://games.example.org, not "${site}".`);
  }
  if (!/^[\w-]*$/.test(header)) {
    throw new CannotServe(`ADDRESS_HEADER must be the name of a header, like X-Forwarded-For, not "${header}".`);
  }
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

const isHere = (name: string) => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(name);

/**
 * Others reach the server itself: it has to look where they come from. To an address of this machine only this machine
 * comes, or a proxy that stands on it; who is behind a proxy only the host can know.
 */
export const needsGate = ({ host }: Place, { ADDRESS_HEADER }: Record<string, string>): boolean =>
  !isHere(host) && ADDRESS_HEADER === undefined;

/**
 * What the Worker can't know by itself. Mail that can't leave is shown to whoever is at this machine, to nobody else: not
 * where others come by another address, through a proxy that stands here. And of where a visitor comes from it believes
 * the gate, or the proxy that the host has named, and else nobody.
 */
export function localTo(place: Place, bindings: Record<string, string>): Record<string, string> {
  const { host, port } = place;
  const { PUBLIC_URL } = bindings;
  const isForHere = isHere(host) && (PUBLIC_URL === undefined || isHere(new URL(PUBLIC_URL).hostname));
  return {
    ADDRESS_HEADER: needsGate(place, bindings) ? gateHeader : '',
    ...(isForHere && { LOCAL_MAIL: 'yes' }),
    ...(port !== 0 && { PUBLIC_URL: `http://localhost:${port}` }),
  };
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
