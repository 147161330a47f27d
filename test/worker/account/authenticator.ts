import type { NewPasskey, PasskeyAsked, PasskeyProof, PasskeyWanted } from '../../../shared/api/passkeys.ts';

// A phone or security key in software: it makes a P-256 passkey and signs with it, as CTAP2 and WebAuthn say. `But` makes
// it lie.
export type But = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  client?: object;
  unverified?: true; // nobody touched the sensor or typed the PIN
  counter?: number;
  id?: string;
  userHandle?: string;
  key?: CryptoKeyPair;
  alg?: number;
};

const [present, verified, attested] = [0x01, 0x04, 0x40];
const text = (words: string) => new TextEncoder().encode(words);
const joined = (...parts: (Uint8Array | number[])[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const sha256 = async (bytes: BufferSource) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

export const base64url = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, spelt);
const spelt = (letter: string) => ({ '+': '-', '/': '_' })[letter] ?? '';
export const bytesOf = (words: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(words.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export async function newKey(): Promise<CryptoKeyPair> {
  const key = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  if (!('privateKey' in key)) throw new Error('a pair of keys was wanted');
  return key;
}

export class Authenticator {
  readonly id = base64url(crypto.getRandomValues(new Uint8Array(20)));
  readonly aaguid: Uint8Array;
  #key: CryptoKeyPair;
  #counter = 0;
  #user = '';

  private constructor(key: CryptoKeyPair, aaguid: Uint8Array) {
    this.#key = key;
    this.aaguid = aaguid;
  }

  static async made(aaguid = new Uint8Array(16)): Promise<Authenticator> {
    return new Authenticator(await newKey(), aaguid);
  }

  async makes({ at, publicKey }: PasskeyWanted, but: But = {}): Promise<NewPasskey> {
    this.#user = publicKey.user.id;
    const id = bytesOf(this.id);
    const head = await this.#head(but.rpId ?? publicKey.rp.id, attested, but);
    const key = await coseKey(this.#key.publicKey, but.alg ?? -7);
    const authData = joined(head, this.aaguid, [id.length >> 8, id.length & 255], id, key);
    const length = [0x59, authData.length >> 8, authData.length & 255];
    const none = [...item('fmt'), ...item('none'), ...item('attStmt'), 0xa0, ...item('authData')];
    const object = joined([0xa3], none, length, authData);
    return {
      id: but.id ?? this.id,
      clientDataJSON: clientData('webauthn.create', publicKey.challenge, at, but),
      attestationObject: base64url(object),
    };
  }

  async signs({ at, publicKey }: PasskeyAsked, but: But = {}): Promise<PasskeyProof> {
    const authData = await this.#head(but.rpId ?? publicKey.rpId, 0, but);
    const clientDataJSON = clientData('webauthn.get', publicKey.challenge, at, but);
    const signed = joined(authData, await sha256(bytesOf(clientDataJSON)));
    const { privateKey } = but.key ?? this.#key;
    const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed));
    return {
      id: but.id ?? this.id,
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(der(raw)),
      userHandle: but.userHandle ?? this.#user,
    };
  }

  async #head(rpId: string, flags: number, but: But): Promise<Uint8Array> {
    this.#counter = but.counter ?? this.#counter + 1;
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, this.#counter);
    return joined(await sha256(text(rpId)), [flags | present | (but.unverified ? 0 : verified)], counter);
  }
}

function clientData(type: string, challenge: string, origin: string, but: But): string {
  const said = { type: but.type ?? type, challenge: but.challenge ?? challenge, origin: but.origin ?? origin };
  return base64url(text(JSON.stringify({ ...said, crossOrigin: false, ...but.client })));
}

// A short text in CBOR.
const item = (words: string): number[] => [0x60 + words.length, ...text(words)];

// The public key in COSE: { 1: EC2, 3: alg, -1: P-256, -2: x, -3: y }.
async function coseKey(key: CryptoKey, alg: number): Promise<Uint8Array> {
  const point = await crypto.subtle.exportKey('raw', key);
  if (!(point instanceof ArrayBuffer)) throw new Error('a point was wanted');
  const [x, y] = [new Uint8Array(point.slice(1, 33)), new Uint8Array(point.slice(33))];
  return joined([0xa5, 0x01, 0x02, 0x03, 0x20 - alg - 1, 0x20, 0x01, 0x21, 0x58, 32], x, [0x22, 0x58, 32], y);
}

// Two numbers as authenticators write them: DER, without leading zeros and never negative.
function der(raw: Uint8Array): Uint8Array {
  const number = (bytes: Uint8Array): number[] => {
    const from = bytes.findIndex((byte) => byte !== 0);
    const kept = [...bytes.subarray(from)];
    if ((kept[0] ?? 0) > 127) kept.unshift(0);
    return [0x02, kept.length, ...kept];
  };
  const both = [...number(raw.subarray(0, 32)), ...number(raw.subarray(32))];
  return new Uint8Array([0x30, both.length, ...both]);
}
