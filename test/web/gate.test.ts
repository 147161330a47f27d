import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gate, openGate } from '../../worker/host/gate.ts';
import { type Server, serve } from '../../worker/host/serve.ts';
import { bindingsFrom, localTo } from '../../worker/host/settings.ts';
import { launchBrowser } from '../browser.ts';
import { freshFolder } from '../host/program.ts';
import { Visitor } from './visitor.ts';

describe('whom the Worker believes about where a visitor comes from', () => {
  const place = { port: 8787, data: '' };
  it.each([
    ['at an address of this machine nobody', '127.0.0.1', undefined, ''],
    ['where others reach it the gate', '0.0.0.0', undefined, 'cf-connecting-ip'],
    ['behind a proxy what the host says', '0.0.0.0', 'X-Real-IP', 'X-Real-IP'],
  ])('%s', (_, host, header, believed) => {
    const bindings = bindingsFrom(header === undefined ? {} : { ADDRESS_HEADER: header });
    expect({ ...localTo({ ...place, host }, bindings), ...bindings }.ADDRESS_HEADER).toBe(believed);
  });

  it('is the name of a header, and nothing else', () => {
    expect(() => bindingsFrom({ ADDRESS_HEADER: 'x forwarded' })).toThrow('like X-Forwarded-For');
  });
});

describe('the gate', () => {
  // What stands behind it says what it was asked.
  const behind = createServer(async (asked, reply) => {
    if (asked.url === '/cut') return void asked.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk);
    const said = { method: asked.method, url: asked.url, headers: asked.headers, body: Buffer.concat(chunks).length };
    reply.setHeader('set-cookie', ['one=1', 'two=2']);
    reply.writeHead(asked.url === '/gone' ? 410 : 200).end(JSON.stringify(said));
  });
  behind.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    socket.pipe(socket); // and says whatever it hears
    socket.on('error', () => undefined);
  });
  let gate: Gate;
  beforeAll(async () => {
    await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
    gate = await openGate({ host: '127.0.0.1', port: 0 }, (behind.address() as AddressInfo).port);
  });
  afterAll(async () => {
    await gate.close();
    behind.close();
  });

  // As a program that says what it likes: fetch would not let a header like Host through.
  const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<{ reply: IncomingMessage; text: string }>((resolve, reject) => {
      const asked = request(
        { port: gate.port, path, headers, method: body === undefined ? 'GET' : 'POST' },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (part) => {
            text += part;
          });
          reply.on('end', () => resolve({ reply, text }));
        },
      );
      asked.on('error', reject).end(body);
    });

  it('says where a visitor comes from by the connection, whatever they claim, and passes no orders on', async () => {
    const { text } = await ask('/here?a=1', {
      host: 'games.example.org',
      'CF-Connecting-IP': '203.0.113.7',
      'MF-Original-URL': 'http://localhost/api/mail',
      'mf-cf-blob': '{}',
      cookie: 'session=1',
    });
    const { url, headers } = JSON.parse(text);
    expect(url).toBe('/here?a=1');
    expect(headers).toMatchObject({ host: 'games.example.org', 'cf-connecting-ip': '127.0.0.1', cookie: 'session=1' });
    expect(Object.keys(headers).filter((name) => name.startsWith('mf-'))).toEqual([]);
  });

  it('passes bodies, refusals and cookies on as they are', async () => {
    const { reply, text } = await ask('/gone', { 'content-type': 'text/plain' }, 'x'.repeat(300_000));
    expect(reply.statusCode).toBe(410);
    expect(reply.headers['set-cookie']).toEqual(['one=1', 'two=2']);
    expect(JSON.parse(text)).toMatchObject({ method: 'POST', body: 300_000 });
  });

  it('hangs up on whoever is still connected when it closes, sockets too', async () => {
    const passing = await openGate({ host: '127.0.0.1', port: 0 }, (behind.address() as AddressInfo).port);
    const asked = request({ port: passing.port, headers: { connection: 'upgrade', upgrade: 'websocket' } }).end();
    const [, socket] = await once(asked, 'upgrade');
    socket.on('error', () => undefined);
    const heard = Promise.race([
      once(socket, 'close').then(() => 'hung up'),
      once(socket, 'data').then(() => 'still open'),
    ]);
    const closed = passing.close();
    socket.write('is anybody there?');
    expect(await heard).toBe('hung up');
    await closed;
  });

  it('answers 502 where nobody answers behind it, and goes on', async () => {
    expect((await ask('/cut')).reply.statusCode).toBe(502);
    expect((await ask('/')).reply.statusCode).toBe(200);
  });
});

it('a server that others can reach serves through it: pages, moves and the sockets that tell of them', async () => {
  const server: Server = await serve({
    host: '0.0.0.0',
    port: 0,
    data: freshFolder(),
    bindings: {},
    say: () => undefined,
  });
  const browser = await launchBrowser();
  try {
    const url = server.url.replace('0.0.0.0', '127.0.0.1');
    const ana = await Visitor.comes(browser);
    await ana.setsTable(url, { bots: 1, name: 'Ana' });
    await ana.bids((cards) => cards[0]!);
    await ana.page.getByRole('region', { name: 'Last round' }).waitFor(); // told by the socket
    expect(ana.errors).toEqual([]);
    const headers = { 'MF-Original-URL': `${url}/api/health` };
    expect(await (await fetch(`${url}/lobby`, { headers })).text()).toContain('<title>');
    const refused = await fetch(`${url}/api/games/${'a'.repeat(24)}/live`);
    expect(refused.status).toBe(426);
    await ana.leaves();
  } finally {
    await browser.close();
    await server.stop();
  }
});
