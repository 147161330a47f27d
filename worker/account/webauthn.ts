import * as v from 'valibot';
import type { NewPasskey, PasskeyProof } from '../../shared/api/passkeys.ts';
import { Secret } from '../../shared/api/secrets.ts';
import type { PasskeyRow } from '../db/schema.ts';
import { type Env, publicUrl } from '../env.ts';
import { Refusing } from '../reply.ts';

// The one place that knows the library of WebAuthn. It is larger than half of the Worker and seldom needed: it is
// started with the first passkey, not with every room and desk.
const library = () => import('@simplewebauthn/server');

export const algorithms = [-8, -7, -257]; // Ed25519, P-256, RSA: what passkeys are made of

// Whom passkeys are made for: browsers hold them to this name, and to this origin what they sign.
export type Site = { id: string; origin: string };

export function siteOf(env: Env, request: Request): Site {
  const { hostname, origin } = new URL(publicUrl(env, request));
  return { id: hostname, origin };
}

const Signed = v.object({ challenge: Secret });

// The challenge that was signed, as the browser tells it.
export function challengeIn(clientDataJSON: string): string {
  try {
    const text = atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/'));
    return v.parse(Signed, JSON.parse(text)).challenge;
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Refusing(
      'malformed',
      `body.clientDataJSON holds no challenge of this site: ${why}.`,
      'body.clientDataJSON',
    );
  }
}

export type Made = { id: string; publicKey: string; counter: number; aaguid: string };

export async function madePasskey(site: Site, challenge: string, made: NewPasskey): Promise<Made> {
  const { verifyRegistrationResponse } = await library();
  const { id, ...response } = made;
  const { registrationInfo } = await proven(
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...expected(site, challenge),
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (registrationInfo?.credential.id !== id) throw notProven('it is another one than it says');
  const { credential, aaguid } = registrationInfo;
  return { id, publicKey: toBase64url(credential.publicKey), counter: credential.counter, aaguid };
}

// The passkey's counter after this use.
export async function provenUse(
  site: Site,
  challenge: string,
  { id, ...response }: PasskeyProof,
  passkey: PasskeyRow,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo } = await proven(
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...expected(site, challenge),
      credential: { id, publicKey: fromBase64url(passkey.publicKey), counter: passkey.counter },
    }),
  );
  return authenticationInfo.newCounter;
}

const expected = ({ id, origin }: Site, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

// The library throws at whatever is wrong but a signature, which it only says is not verified.
async function proven<Result extends { verified: boolean }>(verifying: Promise<Result>): Promise<Result> {
  const result = await verifying.catch((error: unknown) => {
    throw notProven(error instanceof Error ? error.message : String(error));
  });
  if (!result.verified) throw notProven('its signature is wrong');
  return result;
}

export const notProven = (why: string): Refusing => new Refusing('not-proven', `This passkey proves nothing: ${why}.`);

const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
