import type { Subscription } from '../../../worker/notify/push.ts';

/** Bytes written in base64 or base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The other end of a push: a browser's keys, and what it does with a message (RFC 8291 over RFC 8188). */
export async function newBrowser(endpoint: string) {
  const ecdh = { name: 'ECDH', namedCurve: 'P-256' };
  const pair = (await crypto.subtle.generateKey(ecdh, true, ['deriveBits'])) as CryptoKeyPair;
  const own = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const subscription: Subscription = { endpoint, keys: { p256dh: base64url(own), auth: base64url(auth) } };

  async function decrypt(message: Uint8Array<ArrayBuffer>): Promise<string> {
    const salt = message.slice(0, 16);
    const idLength = message[20]!;
    const sender = message.slice(21, 21 + idLength);
    const recordSize = new DataView(message.buffer).getUint32(16);
    if (message.length - 21 - idLength > recordSize) throw new Error('The message has more than one record.');
    const theirs = await crypto.subtle.importKey('raw', sender, ecdh, false, []);
    const shared = new Uint8Array(await crypto.subtle.deriveBits(agreed(theirs), pair.privateKey, 256));
    const info = joined(new TextEncoder().encode('WebPush: info\0'), own, sender);
    const secret = await hkdf(auth, shared, info, 32);
    const key = await hkdf(salt, secret, new TextEncoder().encode('Content-Encoding: aes128gcm\0'), 16);
    const iv = await hkdf(salt, secret, new TextEncoder().encode('Content-Encoding: nonce\0'), 12);
    const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
    const sealed = message.slice(21 + idLength);
    const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed));
    const end = padded.lastIndexOf(2);
    if (padded.slice(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is not zeroes after a 2.');
    return new TextDecoder().decode(padded.slice(0, end));
  }

  return { subscription, decrypt };
}

// workerd's types spell it `$public`, WebCrypto `public`; workerd takes the latter.
function agreed(key: CryptoKey): SubtleCryptoDeriveKeyAlgorithm {
  const algorithm: { name: string } = Object.assign({ name: 'ECDH' }, { public: key });
  return algorithm;
}

async function hkdf(salt: Uint8Array, key: Uint8Array, info: Uint8Array, length: number): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, imported, length * 8),
  );
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
