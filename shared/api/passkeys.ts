import * as v from 'valibot';
import { Time } from './json.ts';
import { Secret, UserId } from './secrets.ts';
import { LineOfText } from './table.ts';

// Passkeys (WebAuthn). Of what a browser's toJSON() tells, only what is looked at is sent.
const base64url = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most, `must not be longer than ${most} characters`),
    v.regex(/^[\w-]+$/, 'must be base64url'),
  );
const PasskeyId = base64url(1400);
const ClientData = base64url(4000);

// Where passkeys of this site work, and nowhere else: browsers bind them to its address.
const At = v.pipe(v.string(), v.description('The origin of the site, https://games.example.org'));

export const PasskeyList = v.object({
  at: At,
  passkeys: v.array(
    v.object({
      id: v.string(),
      name: v.nullable(v.string()), // what its player calls it
      keeper: v.nullable(v.string()), // iCloud Keychain, if that much is known
      device: v.string(), // where it was made
      madeAt: Time,
      usedAt: v.nullable(Time),
    }),
  ),
});
export type PasskeyList = v.InferOutput<typeof PasskeyList>;

const Key = v.object({ type: v.literal('public-key'), id: v.string() });
const Verified = v.literal('required'); // by fingerprint, face or PIN: a found device is not enough

// For navigator.credentials.create({ publicKey }), by parseCreationOptionsFromJSON.
export const PasskeyWanted = v.object({
  at: At,
  publicKey: v.object({
    challenge: Secret,
    rp: v.object({ id: v.string(), name: v.string() }),
    user: v.object({ id: UserId, name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
    excludeCredentials: v.array(Key),
    authenticatorSelection: v.object({ residentKey: v.literal('required'), userVerification: Verified }),
    attestation: v.literal('none'),
    timeout: v.number(),
  }),
});
export type PasskeyWanted = v.InferOutput<typeof PasskeyWanted>;

export const NewPasskey = v.strictObject({
  id: PasskeyId,
  clientDataJSON: ClientData,
  attestationObject: base64url(24_000),
});
export type NewPasskey = v.InferOutput<typeof NewPasskey>;

// '': by no name of its own any more.
export const PasskeyNamed = v.strictObject({ id: PasskeyId, name: LineOfText });
// `lastWayIn`: though nobody could sign in as this player any more.
export const PasskeyRemoved = v.strictObject({ id: PasskeyId, lastWayIn: v.optional(v.literal(true)) });

// For navigator.credentials.get({ publicKey }), by parseRequestOptionsFromJSON. It names nobody: the device does.
export const PasskeyAsked = v.object({
  at: At,
  publicKey: v.object({ challenge: Secret, rpId: v.string(), userVerification: Verified, timeout: v.number() }),
});
export type PasskeyAsked = v.InferOutput<typeof PasskeyAsked>;

export const PasskeyProof = v.strictObject({
  id: PasskeyId,
  clientDataJSON: ClientData,
  authenticatorData: base64url(4000),
  signature: base64url(2000),
  userHandle: UserId,
});
export type PasskeyProof = v.InferOutput<typeof PasskeyProof>;
