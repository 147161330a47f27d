import * as v from 'valibot';
import { isIp } from './address.ts';
import {
  type Allowance,
  type Carrier,
  longestWait,
  mostOfReply,
  objectionToIps,
  type Parcel,
  type Receipt,
  type Resolver,
  Unreachable,
} from './outside.ts';

export type CarrierEnv = {
  /** The embedded server's own way out (worker/host/outside.ts): it connects to the very address it has looked at. */
  OUTSIDE?: { fetch: Fetch };
  /** Set by tests alone, whose receivers stand on loopback. */
  ALLOW_LOOPBACK_WEBHOOKS?: string;
};

export function allowanceOf(env: CarrierEnv): Allowance {
  return { loopback: env.ALLOW_LOOPBACK_WEBHOOKS === 'yes' };
}

/**
 * The way out. With the embedded server it is the host's. On Cloudflare a Worker can't choose the address it connects to,
 * so the name is resolved over HTTPS first and refused if any address is not public; between that and the fetch a name
 * could still change, but fetch leaves Cloudflare's network by its public side only and reaches no host of ours.
 */
export function carrierOf(env: CarrierEnv): Carrier {
  const { OUTSIDE } = env;
  if (OUTSIDE) return carriedByHost((request) => OUTSIDE.fetch(request));
  return carriedByFetch(fetch, resolverOverHttps(fetch), allowanceOf(env));
}

type Fetch = (input: Request) => Promise<Response>;

/** Look up, look at it, fetch. */
export function carriedByFetch(fetch: Fetch, resolve: Resolver, allow: Allowance): Carrier {
  return async ({ url, headers, body }) => {
    const host = new URL(url).hostname;
    const ips = isIp(host) ? [host] : await resolve(host);
    if (ips.length === 0) throw new Unreachable(`${host} has no address.`, false);
    const objection = objectionToIps(host, ips, allow);
    if (objection) throw new Unreachable(objection, true);
    const signal = AbortSignal.timeout(longestWait);
    const request = new Request(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    const reply = await answer(() => fetch(request), host);
    return {
      status: reply.status,
      location: reply.headers.get('location') ?? undefined,
      retryAfter: reply.headers.get('retry-after') ?? undefined,
      body: await beginning(reply),
    };
  };
}

const dnsReply = v.object({
  Status: v.number(),
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), []),
});
const [typeA, typeAaaa] = [1, 28];

/** DNS over HTTPS in JSON, as Cloudflare's 1.1.1.1 speaks it. */
export function resolverOverHttps(fetch: Fetch, service = 'https://cloudflare-dns.com/dns-query'): Resolver {
  return async (host) => {
    const asked = [typeA, typeAaaa].map(async (type) => {
      const url = `${service}?name=${encodeURIComponent(host)}&type=${type}`;
      const signal = AbortSignal.timeout(longestWait);
      const request = new Request(url, { headers: { accept: 'application/dns-json' }, signal });
      const reply = await answer(() => fetch(request), service);
      if (!reply.ok) throw new Unreachable(`${service} answered ${reply.status} when asked for ${host}.`, false);
      return v.parse(dnsReply, await reply.json()).Answer.filter((row) => row.type === type);
    });
    return (await Promise.all(asked)).flat().map((row) => row.data);
  };
}

const told = v.variant('kind', [
  v.object({
    kind: v.literal('receipt'),
    status: v.number(),
    location: v.optional(v.string()),
    retryAfter: v.optional(v.string()),
    body: v.string(),
  }),
  v.object({ kind: v.literal('unreachable'), why: v.string(), forGood: v.boolean() }),
]);
/** What the host says of a parcel: in a body of its own, so that no receiver can put words into its mouth. */
export type Told = v.InferOutput<typeof told>;

export function carriedByHost(fetch: Fetch): Carrier {
  return async (parcel: Parcel): Promise<Receipt> => {
    const headers = {
      'content-type': 'application/octet-stream',
      'x-parcel': encodeURIComponent(JSON.stringify([parcel.url, parcel.headers])),
    };
    const reply = await fetch(new Request('http://outside.invalid/', { method: 'POST', headers, body: parcel.body }));
    const said = v.parse(told, await reply.json());
    if (said.kind === 'unreachable') throw new Unreachable(said.why, said.forGood);
    return { status: said.status, location: said.location, retryAfter: said.retryAfter, body: said.body };
  };
}

async function answer(ask: () => Promise<Response>, host: string): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    throw new Unreachable(`${host} can't be reached (${error instanceof Error ? error.message : error}).`, false);
  }
}

/** A receiver may answer with more than anybody wants to read. */
async function beginning(reply: Response): Promise<string> {
  if (!reply.body) return '';
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.length < mostOfReply) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  await reader.cancel();
  return text.slice(0, mostOfReply);
}
