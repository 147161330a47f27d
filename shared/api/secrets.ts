import * as v from 'valibot';

export { spell } from './spell.ts';

// 120 random bits: a table can be found by its link only.
export const idBytes = 15;
export const GameId = v.pipe(
  v.string(),
  v.regex(/^[a-z2-7]{24}$/, "must be a table's id: 24 letters and digits, as in its link"),
);

export const userBytes = 15;
export const UserId = v.pipe(v.string(), v.regex(/^[a-z2-7]{24}$/, "must be a player's id: 24 letters and digits"));

// 256 random bits. The service stores its hash only; whoever holds it holds the seat.
export const secretBytes = 32;
export const Secret = v.pipe(
  v.string(),
  v.regex(/^[a-z2-7]{52}$/, 'must be 256 random bits, spelt in 52 letters and digits (base32)'),
);

// In the links of a player's mails: 160 random bits, which only turn mails off.
export const unsubscribeBytes = 20;
export const UnsubscribeSecret = v.pipe(
  v.string(),
  v.regex(/^[a-z2-7]{32}$/, 'must be 160 random bits, spelt in 32 letters and digits (base32)'),
);

// What a player adds to the randomness of the game before it begins, so that the host alone can't choose it.
export const nonceBytes = 16;
export const Nonce = v.pipe(
  v.string(),
  v.regex(/^[a-z2-7]{26}$/, 'must be 128 random bits, spelt in 26 letters (base32)'),
);

// Made by the sender, one for each decision: the same one sent again gets the first one's reply and changes nothing.
export const MoveId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _'));
