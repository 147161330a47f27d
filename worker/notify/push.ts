import { buildPushPayload } from '@block65/webcrypto-web-push';
import * as v from 'valibot';
import type { PushSubscribed } from '../../shared/api/desk.ts';
import { addressOf } from './mail.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Allowance, type Carrier, post, Unreachable } from './outside.ts';

const base64url = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]+={0,2}$/),
    v.check(
      (text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes,
      `must be ${bytes} bytes in base64url`,
    ),
  );

/** What a browser's PushSubscription says of itself (toJSON). */
export type Subscription = v.InferOutput<typeof PushSubscribed>;

/** Our name before the push services (RFC 8292): a point and a number on P-256, raw, in base64url. */
export const vapidKeysSchema = v.object({ publicKey: base64url(65), privateKey: base64url(32) });
export type VapidKeys = v.InferOutput<typeof vapidKeysSchema>;

export type PushEnv = {
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;
  MAIL_FROM?: string;
  PUBLIC_URL?: string;
};

/** Where the keys lie. `keep` answers with what lies there then: the first that were put. */
export type KeyShelf = { read(): Promise<VapidKeys | undefined>; keep(keys: VapidKeys): Promise<VapidKeys> };

/** Those of the environment, else those of the shelf, made at the first start. Subscriptions hold only for one pair. */
export async function vapidKeysOf(env: PushEnv, shelf: KeyShelf): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey === undefined && privateKey === undefined) {
    return (await shelf.read()) ?? (await shelf.keep(await makeVapidKeys()));
  }
  const keys = v.safeParse(vapidKeysSchema, { publicKey, privateKey });
  if (!keys.success) {
    throw new Error(
      `VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set both or not at all: ${v.summarize(keys.issues)}`,
    );
  }
  return keys.output;
}

export async function makeVapidKeys(): Promise<VapidKeys> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('WebCrypto made one key where a pair was asked for.');
  const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  if (!(raw instanceof ArrayBuffer) || !('d' in jwk)) throw new Error('WebCrypto did not export the keys it made.');
  return v.parse(vapidKeysSchema, { publicKey: toBase64url(new Uint8Array(raw)), privateKey: jwk.d });
}

/** Whom a push service can write to if we misbehave. */
export function vapidSubjectOf({ VAPID_SUBJECT, MAIL_FROM, PUBLIC_URL }: PushEnv): string {
  if (VAPID_SUBJECT !== undefined) return VAPID_SUBJECT;
  if (MAIL_FROM !== undefined) return `mailto:${addressOf(MAIL_FROM).address}`;
  return PUBLIC_URL?.startsWith('https://') ? PUBLIC_URL : 'mailto:nobody@ostracon.invalid';
}

/** What the service worker shows. Notices of the same `tag` replace each other. */
export type PushNotice = { title: string; body: string; link: string; tag: string };

export type Pushing = {
  carrier: Carrier;
  allow: Allowance;
  keys: VapidKeys;
  subject: string;
  now: number;
};

const week = 7 * 86_400;

/** Send it so that it is worth reading when it comes: `until` the moment asked for, and only the newest of a table. */
export async function push(
  { carrier, allow, keys, subject, now }: Pushing,
  subscription: Subscription,
  notice: PushNotice,
  how: { until?: number; urgency: 'low' | 'normal' | 'high' },
): Promise<Outcome> {
  const ttl = how.until === undefined ? week : Math.round((how.until - now) / 1000);
  const payload = await buildPushPayload(
    {
      data: fitting(notice),
      // The library takes zero for "not said".
      options: { ttl: Math.min(Math.max(ttl, 60), 4 * week), urgency: how.urgency, topic: await topicOf(notice.tag) },
    },
    { ...subscription, expirationTime: null },
    { ...keys, subject },
  );
  const headers = Object.fromEntries(Object.entries(payload.headers).filter(([name]) => name !== 'content-length'));
  try {
    // The signature is for this one origin, so a redirect is not followed.
    const parcel = { url: subscription.endpoint, headers, body: payload.body };
    return outcomeOf(await post(carrier, parcel, allow, 0), now);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { kind: error.forGood ? 'gone' : 'later', why: error.message };
  }
}

const mostBytes = 3_900;

/** A push service takes 4096 bytes in all: what happened is cut, not refused. */
function fitting(notice: PushNotice): PushNotice {
  const letters = [...notice.body];
  const size = (body: string) => new TextEncoder().encode(JSON.stringify({ ...notice, body })).length;
  if (size(notice.body) <= mostBytes) return notice;
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (size(`${letters.slice(0, middle).join('')}…`) <= mostBytes) low = middle;
    else high = middle - 1;
  }
  return { ...notice, body: `${letters.slice(0, low).join('')}…` };
}

/** A topic has at most 32 letters of base64url (RFC 8030, 5.4), and tells the push service nothing of the table. */
async function topicOf(tag: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(tag));
  return toBase64url(new Uint8Array(hash).slice(0, 24));
}

function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
