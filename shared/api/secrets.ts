import * as v from 'valibot';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

// Random bytes as text that survives links, headers and being read aloud: base32, lower case, no padding.
export function spell(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text;
}

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

// What a player adds to the randomness of the game before it begins, so that the host alone can't choose it.
export const nonceBytes = 16;
export const Nonce = v.pipe(
  v.string(),
  v.regex(/^[a-z2-7]{26}$/, 'must be 128 random bits, spelt in 26 letters (base32)'),
);

// Made by the sender, one for each decision: the same one sent again gets the first one's reply and changes nothing.
export const MoveId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _'));
