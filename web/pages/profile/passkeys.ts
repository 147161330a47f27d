import type { Me } from '../../../shared/api/account.ts';
import { RefusedError } from '../../../shared/api/client.ts';
import type { PasskeyAsked, PasskeyList } from '../../../shared/api/passkeys.ts';
import { call } from '../../lib/api.ts';
import { problemSaid } from '../../lib/problem.ts';
import { service } from '../../lib/words/service.ts';

// Passkeys in this very browser: whether it can have them here, making one, signing in with one. Where the browser can
// say so (signal…), whoever keeps a passkey is told when it is of no use any more, and no longer offers it.

// Browsers know them on https and on this machine only, and for an address with a name: 127.0.0.1 is none.
export const isAble = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
const hasName = (): boolean => !/^[\d.]+$|^\[/.test(location.hostname);

export type Offer = 'here' | 'elsewhere' | 'unable';

export function offerOf(at: string): Offer {
  if (!isAble()) return 'unable';
  if (at !== location.origin) return 'elsewhere';
  return hasName() ? 'here' : 'unable';
}

export async function addPasskey(): Promise<PasskeyList> {
  const wanted = await call('POST /api/passkeys/challenge', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wanted.publicKey);
  const { id, response } = passkeyIn(await navigator.credentials.create({ publicKey }));
  if (!('attestationObject' in response)) throw new Error('The browser made no passkey.');
  const { clientDataJSON, attestationObject } = response;
  return call('POST /api/passkeys', { body: { id, clientDataJSON, attestationObject } });
}

export async function removePasskey(user: string, id: string, isLastWayIn: boolean): Promise<PasskeyList> {
  const body = isLastWayIn ? { id, lastWayIn: true as const } : { id };
  const left = await call('POST /api/passkeys/remove', { body });
  if ('signalAllAcceptedCredentials' in PublicKeyCredential) {
    const allAcceptedCredentialIds = left.passkeys.map((passkey) => passkey.id);
    const known = { rpId: location.hostname, userId: user, allAcceptedCredentialIds };
    await PublicKeyCredential.signalAllAcceptedCredentials(known).catch(console.warn);
  }
  return left;
}

type How = { mediation?: 'conditional'; signal?: AbortSignal };

export async function signInWith(asked: PasskeyAsked, how: How = {}): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.publicKey);
  const { id, response } = passkeyIn(await navigator.credentials.get({ publicKey, ...how }));
  if (!('signature' in response) || !response.userHandle) throw new Error('The browser gave no passkey.');
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const body = { id, clientDataJSON, authenticatorData, signature, userHandle };
  try {
    return await call('POST /api/sign-ins/passkey', { body });
  } catch (error) {
    const isGone = error instanceof RefusedError && error.reason === 'no-such-passkey';
    if (isGone && 'signalUnknownCredential' in PublicKeyCredential) {
      const gone = { rpId: location.hostname, credentialId: id };
      await PublicKeyCredential.signalUnknownCredential(gone).catch(console.warn);
    }
    throw error;
  }
}

// The site offers passkeys under the address field, beside what else the browser would fill in there.
export const canFillIn = async (): Promise<boolean> =>
  'isConditionalMediationAvailable' in PublicKeyCredential && PublicKeyCredential.isConditionalMediationAvailable();

function passkeyIn(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey.');
  return credential.toJSON();
}

// What went wrong, in the reader's language: the browser's own sentences are for whoever writes sites.
export function passkeyProblem(error: unknown): string {
  const { problems } = service.words.passkeys;
  const name = error instanceof RefusedError ? error.reason : error instanceof DOMException ? error.name : '';
  return problems[name] ?? problemSaid(error);
}
