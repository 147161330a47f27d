import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { expect, inject, it } from 'vitest';
import { PushSubscribed } from '../../../shared/api/desk.ts';
import { allowanceOf, carrierOf } from '../../../worker/notify/carrier.ts';
import {
  type KeyShelf,
  makeVapidKeys,
  type PushNotice,
  push,
  type VapidKeys,
  vapidKeysOf,
  vapidSubjectOf,
} from '../../../worker/notify/push.ts';
import type { Taken } from '../../outside/world.ts';
import { bytesOf, newBrowser } from './browser.ts';

const { receiver, plain } = inject('world');
const now = Date.now();
const keys = await makeVapidKeys();
const carrier = carrierOf(env);
const pushing = { carrier, allow: allowanceOf(env), keys, subject: 'mailto:games@example.org', now };
const notice: PushNotice = { title: 'Te toca: Ankh', body: '¿Qué haces?', link: 'https://example.org/g/1', tag: 'g1' };

async function taken(path: string): Promise<Taken[]> {
  return (await fetch(`${plain}/taken?path=${encodeURIComponent(path)}`)).json();
}

it('reaches a browser that decrypts it, signed by our key', async () => {
  const browser = await newBrowser(`${receiver}/push/one`);
  const outcome = await push(pushing, browser.subscription, notice, { until: now + 3_600_000, urgency: 'high' });
  expect(outcome).toEqual({ kind: 'delivered' });
  const [got] = await taken('/push/one');
  expect(got!.headers).toMatchObject({ ttl: '3600', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(got!.headers.topic).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(JSON.parse(await browser.decrypt(bytesOf(got!.body)))).toEqual(notice);
  const { claims, key } = await signedClaims(got!.headers.authorization!);
  expect(key).toBe(keys.publicKey);
  expect(claims).toMatchObject({ aud: receiver, sub: 'mailto:games@example.org' });
  expect(claims.exp).toBeGreaterThan(Date.now() / 1000);
  expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
});

it('replaces only what is of the same table', async () => {
  const browser = await newBrowser(`${receiver}/push/topics`);
  for (const tag of ['a', 'a', 'b'])
    await push(pushing, browser.subscription, { ...notice, tag }, { urgency: 'normal' });
  const [first, second, other] = (await taken('/push/topics')).map(({ headers }) => headers.topic);
  expect(first).toBe(second);
  expect(first).not.toBe(other);
});

it('is cut to what a push service takes, between letters', async () => {
  const browser = await newBrowser(`${receiver}/push/long`);
  const long = { ...notice, body: '🏺ñ"'.repeat(2_000) };
  expect(await push(pushing, browser.subscription, long, { urgency: 'low' })).toEqual({ kind: 'delivered' });
  const [got] = await taken('/push/long');
  expect(bytesOf(got!.body).length).toBeLessThanOrEqual(4096);
  const { body } = JSON.parse(await browser.decrypt(bytesOf(got!.body)));
  expect(body).toMatch(/^(🏺ñ")+(🏺ñ?)?…$/u);
  expect(body.length).toBeGreaterThan(1_000);
});

it('knows a dead endpoint from one in trouble', async () => {
  const to = async (path: string) => {
    const browser = await newBrowser(`${receiver}${path}`);
    return push(pushing, browser.subscription, notice, { urgency: 'normal' });
  };
  expect(await to('/status/410')).toMatchObject({ kind: 'gone', why: expect.stringContaining('410: so it is') });
  expect(await to('/status/404')).toMatchObject({ kind: 'gone' });
  expect(await to('/status/429?after=120')).toMatchObject({ kind: 'later', after: 120_000 });
  expect(await to('/status/500')).toMatchObject({ kind: 'later' });
  expect(await to('/status/403')).toMatchObject({ kind: 'refused' });
  expect(await to('/fails/1/push')).toMatchObject({ kind: 'later' });
  expect(await to('/fails/1/push')).toEqual({ kind: 'delivered' });
  expect(await to(`/redirect/307?to=${receiver}/push/elsewhere`)).toMatchObject({ kind: 'gone' });
  expect(await taken('/push/elsewhere')).toEqual([]);
});

it('is never sent into the network of the server', async () => {
  const browser = await newBrowser('https://10.0.0.1/push');
  const outcome = await push(pushing, browser.subscription, notice, { urgency: 'normal' });
  expect(outcome).toEqual({ kind: 'gone', why: 'Only public addresses are used; 10.0.0.1 is private.' });
});

it('makes its keys once, and takes those of the environment first', async () => {
  let shelved: VapidKeys | undefined;
  const shelf: KeyShelf = {
    read: async () => shelved,
    keep: async (made) => {
      shelved ??= made;
      return shelved;
    },
  };
  const [one, two] = await Promise.all([vapidKeysOf({}, shelf), vapidKeysOf({}, shelf)]);
  expect(one).toEqual(two);
  expect(await vapidKeysOf({}, shelf)).toEqual(one);
  const own = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey };
  expect(await vapidKeysOf(own, shelf)).toEqual(keys);
  await expect(vapidKeysOf({ VAPID_PUBLIC_KEY: keys.publicKey }, shelf)).rejects.toThrow('both or not at all');
  expect(vapidSubjectOf({ MAIL_FROM: 'Ostracon <games@example.org>' })).toBe('mailto:games@example.org');
});

it('takes only subscriptions that can be one', async () => {
  const { subscription } = await newBrowser('https://push.example.org/1');
  expect(v.is(PushSubscribed, subscription)).toBe(true);
  for (const bad of [
    { ...subscription, endpoint: 'http://push.example.org/1' },
    { ...subscription, endpoint: 'nowhere' },
    { ...subscription, keys: { ...subscription.keys, auth: 'AAAA' } },
    { ...subscription, keys: { ...subscription.keys, p256dh: '' } },
  ]) {
    expect(v.is(PushSubscribed, bad)).toBe(false);
  }
});

/** The claims of `vapid t=…, k=…` (RFC 8292), once the signature has been checked with the key that stands beside it. */
async function signedClaims(authorization: string) {
  const [, token = '', key = ''] = authorization.match(/^vapid t=([^,]+), k=(\S+)$/) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const publicKey = await crypto.subtle.importKey('raw', bytesOf(key), ecdsa, false, ['verify']);
  const signed = new TextEncoder().encode(`${head}.${body}`);
  expect(await crypto.subtle.verify(ecdsa, publicKey, bytesOf(signature), signed)).toBe(true);
  const claims: { aud: string; sub: string; exp: number } = JSON.parse(new TextDecoder().decode(bytesOf(body)));
  return { claims, key };
}
