import { isIp, kindOf } from './address.ts';

// Players name addresses that we then send to: webhooks, and push endpoints. From here must no way lead into the network
// that the server stands in, so every hop of every send is looked at: the address as written, and what it resolves to.

/** What is posted to an address that a player gave. */
export type Parcel = { url: string; headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> };

export type Receipt = { status: number; location: string | undefined; retryAfter: string | undefined; body: string };

/** One post to one place: resolved anew, refused unless public, no redirect followed. Throws Unreachable. */
export type Carrier = (parcel: Parcel) => Promise<Receipt>;

/** All addresses of a host name. */
export type Resolver = (host: string) => Promise<string[]>;

export class Unreachable extends Error {
  /** Whether trying again is of no use. */
  readonly forGood: boolean;
  constructor(sentence: string, forGood: boolean) {
    super(sentence);
    this.name = 'Unreachable';
    this.forGood = forGood;
  }
}

export const longestUrl = 2_000;
export const longestWait = 15_000;
export const mostOfReply = 2_000;

/** Only in tests: the receivers stand on this machine, and may speak plain http. */
export type Allowance = { loopback: boolean };

/** Why nothing may be sent to this address, as far as it shows; said when a player enters it, too. */
export function objectionTo(text: string, allow: Allowance): string | undefined {
  if (text.length > longestUrl) return `An address may have ${longestUrl} characters; this one has ${text.length}.`;
  if (!URL.canParse(text)) return `"${text}" is no address; one begins with https://.`;
  const url = new URL(text);
  const host = url.hostname.replace(/\.$/, '');
  const local = host === 'localhost' || host.endsWith('.localhost') || kindOf(host) === 'loopback';
  if (allow.loopback && local && ['http:', 'https:'].includes(url.protocol)) return undefined;
  if (url.protocol !== 'https:') return `Only https addresses are used; this one begins with ${url.protocol}//.`;
  if (url.username !== '' || url.password !== '') return 'An address with a user name or password in it is not used.';
  if (isIp(host)) return objectionToIps(host, [host], allow);
  if (local || !host.includes('.') || /\.(local|internal|home\.arpa|lan|onion)$/.test(host)) {
    return `"${host}" is no public host.`;
  }
  return undefined;
}

/** Every address counts: one private among them is enough to refuse. */
export function objectionToIps(host: string, ips: readonly string[], allow: Allowance): string | undefined {
  for (const ip of ips) {
    const kind = kindOf(ip);
    if (kind === 'public' || (kind === 'loopback' && allow.loopback)) continue;
    return `Only public addresses are used; ${host === ip ? ip : `${host} is ${ip}, which`} is ${kind}.`;
  }
  return undefined;
}

/**
 * Post it, following redirects by hand with the same body; each hop is looked at like the first. A carrier looks again
 * at what the host resolves to, and does not follow.
 */
export async function post(carrier: Carrier, parcel: Parcel, allow: Allowance, mostHops: number): Promise<Receipt> {
  let { url } = parcel;
  for (let hops = 0; ; hops++) {
    const objection = objectionTo(url, allow);
    if (objection) throw new Unreachable(hops === 0 ? objection : `It redirects to ${url}. ${objection}`, true);
    const receipt = await carrier({ ...parcel, url });
    if (![301, 302, 307, 308].includes(receipt.status) || receipt.location === undefined) return receipt;
    if (hops === mostHops) throw new Unreachable(`It redirects more than ${mostHops} times.`, true);
    if (!URL.canParse(receipt.location, url)) throw new Unreachable(`It redirects to "${receipt.location}".`, true);
    url = new URL(receipt.location, url).href;
  }
}
