import { random } from './table.ts';

// Of the right shape, and of no worth: what a browser might send of a passkey, or to be told by push.
export const made = { id: 'abc', clientDataJSON: 'abc', attestationObject: 'abc' };
export const pushKeys = { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) };
export const proof = {
  id: 'abc',
  clientDataJSON: 'abc',
  authenticatorData: 'abc',
  signature: 'abc',
  userHandle: random(15),
};
