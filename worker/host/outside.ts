import { lookup } from 'node:dns/promises';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Told } from '../notify/carrier.ts';
import { type Allowance, longestWait, mostOfReply, objectionTo, objectionToIps } from '../notify/outside.ts';

export type Outside = {
  allow: Allowance;
  /** Certificates to trust beside the system's, for tests. */
  ca?: string;
  resolve?: (host: string) => Promise<string[]>;
};

/**
 * The Worker's way out to addresses that players gave, as a service of the embedded server: workerd can't pin an address,
 * Node can. The name is resolved, all its addresses are looked at, and the connection goes to one of these very
 * addresses, so a name that changes in between changes nothing.
 */
export function outsideService(outside: Outside) {
  return async (request: Asked) => Response.json(await send(outside, request));
}

type Asked = { headers: { get(name: string): string | null }; arrayBuffer(): Promise<ArrayBuffer> };

export async function send({ allow, ca, resolve = resolveBySystem }: Outside, request: Asked): Promise<Told> {
  const [url, headers] = parcelOf(request.headers.get('x-parcel') ?? '');
  const objection = objectionTo(url, allow);
  if (objection) return { kind: 'unreachable', why: objection, forGood: true };
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  const body = Buffer.from(await request.arrayBuffer());
  try {
    const ips = isIP(host) ? [host] : await resolve(host);
    if (ips.length === 0) return { kind: 'unreachable', why: `${host} has no address.`, forGood: false };
    const refused = objectionToIps(host, ips, allow);
    if (refused) return { kind: 'unreachable', why: refused, forGood: true };
    return await postTo(ips, url, headers, body, ca);
  } catch (error) {
    const why = `${host} can't be reached (${error instanceof Error ? error.message : error}).`;
    return { kind: 'unreachable', why, forGood: false };
  }
}

function parcelOf(header: string): [url: string, headers: Record<string, string>] {
  const [url, headers]: [string, Record<string, string>] = JSON.parse(decodeURIComponent(header));
  return [url, headers];
}

async function resolveBySystem(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function postTo(
  ips: readonly string[],
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  ca: string | undefined,
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? overHttps : overHttp;
    const found = ips.map((address) => ({ address, family: isIP(address) }));
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.byteLength },
        agent: false,
        signal: AbortSignal.timeout(longestWait),
        // All that were looked at, so that Node can take the one that answers, and no other.
        lookup: (_host, { all }, tell) => tell(null, all ? found : (ips[0] ?? ''), found[0]?.family),
        ...(ca === undefined ? {} : { ca }),
      },
      (reply) => {
        let text = '';
        const told = (): Told => ({
          kind: 'receipt',
          status: reply.statusCode ?? 0,
          location: reply.headers.location,
          retryAfter: reply.headers['retry-after'],
          body: text.slice(0, mostOfReply),
        });
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          text += part;
          if (text.length < mostOfReply) return;
          resolve(told());
          reply.destroy();
        });
        reply.on('end', () => resolve(told()));
        reply.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
