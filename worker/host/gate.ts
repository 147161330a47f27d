import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request as requestTo,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** In which header the gate says where a visitor comes from. */
export const gateHeader = 'cf-connecting-ip';

export type Gate = { port: number; close(): Promise<void> };

/**
 * The door of a server that others can reach. Miniflare believes what a request says of where it comes from (CF-…) and
 * takes orders from it (MF-…). Here all that is taken off, and the address of the connection is put in its place.
 */
export async function openGate(at: { host: string; port: number }, behind: number): Promise<Gate> {
  // workerd hangs up on a connection that has been idle for five seconds: it must not be asked at that very moment.
  const agent = new Agent({ keepAlive: true, timeout: 3_000 });
  const server = createServer({
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  });
  const connections = new Set<Socket>(); // those that tell what happens at a table stay open for days
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  const asking = (request: IncomingMessage, more: RequestOptions) => {
    const { method, url: path } = request;
    return requestTo({ host: '127.0.0.1', port: behind, method, path, headers: headersOf(request), ...more });
  };

  server.on('request', (request, response) => {
    const asked = asking(request, { agent });
    asked.on('response', (reply) => answer(reply, response));
    asked.on('error', () => fail(response));
    response.on('close', () => asked.destroy());
    pipeline(request, asked, () => undefined); // what goes wrong is told by `asked`
  });

  server.on('upgrade', (request, socket, first) => {
    const asked = asking(request, { agent: false });
    asked.on('upgrade', (reply, upstream, said) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${linesOf(reply.rawHeaders)}\r\n\r\n`);
      socket.write(said);
      upstream.write(first);
      pipeline(socket, upstream, socket, () => undefined); // either may hang up
    });
    // Refused, as any request may be.
    const response = new ServerResponse(request);
    const refuse = () => {
      response.assignSocket(request.socket);
      response.on('finish', () => socket.end());
    };
    asked.on('response', (reply) => {
      refuse();
      answer(reply, response);
    });
    asked.on('error', () => {
      if (!socket.writable) return;
      refuse();
      fail(response);
    });
    socket.on('error', () => asked.destroy());
    asked.end();
  });

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at.port, at.host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`The gate has no port at ${at.host}.`);
  return {
    port: address.port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of connections) socket.destroy();
      agent.destroy();
      await closed;
    },
  };
}

const ofOneConnection = /^(connection|keep-alive|proxy-connection|expect)$/i;

/** Those of the visitor, as they were sent, but for what they may not say. */
function headersOf({ rawHeaders, socket, headers }: IncomingMessage): string[] {
  const isUpgrade = headers.upgrade !== undefined;
  const kept = pairsOf(rawHeaders).filter(
    ([name]) => !/^(cf|mf)-/i.test(name) && (isUpgrade || !ofOneConnection.test(name)),
  );
  return [...kept.flat(), gateHeader, socket.remoteAddress ?? ''];
}

function answer(reply: IncomingMessage, response: ServerResponse): void {
  const kept = pairsOf(reply.rawHeaders).filter(
    ([name]) => !ofOneConnection.test(name) && !/^transfer-encoding$/i.test(name),
  );
  response.writeHead(reply.statusCode ?? 502, kept.flat());
  pipeline(reply, response, () => undefined);
}

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(502, { 'content-type': 'text/plain' }).end('The server does not answer. Try again.');
}

function pairsOf(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, i) => (i % 2 === 0 ? [[name, raw[i + 1] ?? ''] as [string, string]] : []));
}

const linesOf = (raw: readonly string[]): string =>
  pairsOf(raw)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');
