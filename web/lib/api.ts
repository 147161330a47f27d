import { client } from '../../shared/api/client.ts';
import { spell } from '../../shared/api/secrets.ts';

export const call = client({ fetch: (address, init) => fetch(address, init) });

// Random text for a secret, a nonce or a move's id.
export function randomText(bytes: number): string {
  return spell(crypto.getRandomValues(new Uint8Array(bytes)));
}

// The server was not reached at all, or could not do its work: worth another try later.
export function isPassing(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return typeof error === 'object' && error !== null && 'status' in error && Number(error.status) >= 500;
}
