import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// Verifiable randomness. A secret 256-bit seed is drawn when the table is made and its SHA-256 published at once;
// each player adds a nonce before the start. Draw number n is HMAC-SHA-256(key, n) with
// key = HMAC-SHA-256(seed, the nonces joined by commas). The seed is published when the game ends.
export type Fair = { seed: string; nonces: string[]; drawn: number };
// Bots think on copies with a fast generator; no stored game ever has one.
export type Fast = { fast: number };
export type Random = Fair | Fast;

export type Draw = { n: number; below: number; got: number };

export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

const keys = new Map<string, Uint8Array>();

function keyOf(seed: string, nonces: readonly string[]): Uint8Array {
  const name = `${seed},${nonces.join(',')}`;
  let key = keys.get(name);
  if (!key) {
    key = hmac(sha256, hexToBytes(seed), utf8ToBytes(nonces.join(',')));
    if (keys.size > 64) keys.clear();
    keys.set(name, key);
  }
  return key;
}

const range = 2 ** 48;

function fairNumber(key: Uint8Array, n: number): number {
  const bytes = hmac(sha256, key, utf8ToBytes(String(n)));
  let number = 0;
  for (let i = 0; i < 6; i++) number = number * 256 + (bytes[i] ?? 0);
  return number;
}

// mulberry32
export function fastNumber(random: Fast): number {
  random.fast = (random.fast + 0x6d2b79f5) | 0;
  let t = Math.imul(random.fast ^ (random.fast >>> 15), 1 | random.fast);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

// A whole number from 0 to below-1, each as likely (rejection sampling).
export function draw(random: Random, below: number, draws?: Draw[]): number {
  if (!Number.isSafeInteger(below) || below < 1 || below > range) {
    throw new RangeError(`a draw is from a whole number of possibilities between 1 and 2^48, not ${below}`);
  }
  if ('fast' in random) return Math.floor(fastNumber(random) * below);
  const key = keyOf(random.seed, random.nonces);
  const limit = range - (range % below);
  for (;;) {
    const number = fairNumber(key, random.drawn);
    random.drawn++;
    if (number < limit) {
      const got = number % below;
      draws?.push({ n: random.drawn - 1, below, got });
      return got;
    }
  }
}

// Fisher–Yates, in place.
export function shuffle<X>(random: Random, items: X[], draws?: Draw[]): X[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(random, i + 1, draws);
    const held = items[i] as X;
    items[i] = items[j] as X;
    items[j] = held;
  }
  return items;
}

export type Evidence = { commitment: string; seed: string; nonces: string[]; draws: Draw[] };

// What is wrong with the evidence of a finished game: nothing, when every draw was what the commitment bound it to be.
export function verify(evidence: Evidence): string[] {
  const { seed, nonces, draws } = evidence;
  if (!isSeed(seed)) return ['the seed is not 64 hexadecimal digits'];
  const wrong: string[] = [];
  if (commitment(seed) !== evidence.commitment)
    wrong.push('the seed is not the one that was committed to at the start');
  let next = 0;
  for (const { n, below, got } of draws) {
    if (n < next) wrong.push(`draw ${n} was used twice or out of order`);
    const random: Fair = { seed, nonces, drawn: next };
    const again: Draw[] = [];
    draw(random, below, again);
    const truth = again[0];
    if (!truth || truth.n !== n || truth.got !== got) {
      wrong.push(`draw ${n} (of ${below}) was told as ${got}, but the seed gives ${truth?.got} at draw ${truth?.n}`);
    }
    next = n + 1;
  }
  return wrong;
}
