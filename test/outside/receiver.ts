import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { cert, key } from './certificate.ts';
import type { ReceivedMail, Taken } from './world.ts';

/**
 * Takes what is posted. The path says how it answers: /status/410, /redirect/307?to=…, /fails/2/… (twice 503, then well),
 * /circle (redirects to itself), /long (no end); anything else well.
 */
export async function openReceiver(mail: readonly ReceivedMail[]) {
  const taken: Taken[] = [];
  const listener: RequestListener = async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://receiver');
    if (request.method === 'GET') return tell(url, reply);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    taken.push({ path: url.pathname, host: request.headers.host ?? '', headers, body: await bodyOf(request) });
    answer(url, reply);
  };
  function tell(url: URL, reply: ServerResponse) {
    const query = url.searchParams;
    if (url.pathname === '/dns-query') return json(reply, dnsOf(query.get('name') ?? '', Number(query.get('type'))));
    if (url.pathname === '/mail')
      return json(
        reply,
        mail.filter(({ to }) => to === query.get('to')),
      );
    return json(
      reply,
      taken.filter(({ path }) => path === query.get('path')),
    );
  }
  function answer(url: URL, reply: ServerResponse) {
    const [, kind, how] = url.pathname.split('/');
    const before = taken.filter(({ path }) => path === url.pathname).length - 1;
    if (kind === 'status') {
      const after = url.searchParams.get('after');
      return reply.writeHead(Number(how), after === null ? {} : { 'retry-after': after }).end('so it is');
    }
    if (kind === 'redirect') return reply.writeHead(Number(how), { location: url.searchParams.get('to') ?? '' }).end();
    if (kind === 'circle') return reply.writeHead(307, { location: '/circle' }).end();
    if (kind === 'fails') return reply.writeHead(before < Number(how) ? 503 : 201).end();
    if (kind === 'long') return void endless(reply);
    return reply.writeHead(201).end();
  }
  const plain = createServer(listener);
  const secure = createSecureServer({ cert, key }, listener);
  const urls = {
    receiver: `https://127.0.0.1:${await listen(secure)}`,
    plain: `http://127.0.0.1:${await listen(plain)}`,
  };
  async function close() {
    for (const server of [plain, secure]) {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  }
  return { urls, taken, close };
}

// What a resolver would say of these names.
const names: Record<string, string[]> = {
  'good.ostracon.test': ['93.184.216.34'],
  'mixed.ostracon.test': ['93.184.216.34', '10.0.0.7'],
  'inside.ostracon.test': ['192.168.1.1'],
  'mapped.ostracon.test': ['::ffff:169.254.169.254'],
};

function dnsOf(name: string, type: number) {
  const Answer = (names[name] ?? [])
    .map((data) => ({ name, type: data.includes(':') ? 28 : 1, TTL: 60, data }))
    .filter((row) => row.type === type);
  return { Status: names[name] ? 0 : 3, ...(Answer.length > 0 ? { Answer } : {}) };
}

function endless(reply: ServerResponse) {
  reply.writeHead(400);
  const more = () => {
    while (!reply.destroyed && reply.write('and so on '.repeat(100)));
  };
  reply.on('drain', more);
  more();
}

function json(reply: ServerResponse, value: unknown) {
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('base64');
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
