import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { spell } from '../shared/api/secrets.ts';

export function randomText(bytes: number): string {
  return spell(crypto.getRandomValues(new Uint8Array(bytes)));
}

export function randomSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

// Secrets are 256 random bits, so a plain hash keeps them; only hashes are stored.
export function hashOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}
