import { random } from './table.ts';

// Of the right shape, and of no worth: what a browser might send of a passkey.
export const made = { id: 'abc', clientDataJSON: 'abc', attestationObject: 'abc' };
export const proof = {
  id: 'abc',
  clientDataJSON: 'abc',
  authenticatorData: 'abc',
  signature: 'abc',
  userHandle: random(15),
};
