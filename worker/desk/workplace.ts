import type { Env } from '../env.ts';
import { mailerOf } from '../notify/email.ts';
import { mailBoxIn } from '../notify/mailbox.ts';
import type { Site } from './compose.ts';
import type { Person } from './schema.ts';
import type { SendParcel } from './send.ts';
import type { DeskStore } from './store.ts';

// What the parts of a desk work with: its storage, the rooms, the time and the ways out, all handed in.
export type Workplace = {
  store: DeskStore;
  env: Env;
  now(): number;
  jitter(): number; // spreads retries, from 0 to 1
  send: SendParcel;
};

// Where the links of a player's notices lead: as the host says, else to where they themselves have come.
export function siteOf(env: Env, { site }: Pick<Person, 'site'>): Site {
  const { from } = mailerOf(env, mailBoxIn(env.DB));
  return { url: env.PUBLIC_URL ?? site ?? 'http://localhost:8787', from };
}
