import { client } from '../../shared/api/client.ts';
import { spell } from '../../shared/api/spell.ts';

export const call = client({ fetch: (address, init) => takeEarly(address, init) ?? fetch(address, init) });

// The reply that index.html asked for before the site was there, once.
function takeEarly(address: string, init: { method: string; headers: Record<string, string> }) {
  const { early } = window;
  if (init.method !== 'GET' || early?.address !== address || early.authorization !== init.headers.authorization) return;
  window.early = undefined;
  return early.reply;
}

// Random text for a secret, a nonce or a move's id.
export function randomText(bytes: number): string {
  return spell(crypto.getRandomValues(new Uint8Array(bytes)));
}

// The server was not reached at all, or could not do its work: worth another try later.
export function isPassing(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return typeof error === 'object' && error !== null && 'status' in error && Number(error.status) >= 500;
}
