import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outside, send } from '../../worker/host/outside.ts';
import { cert } from '../outside/certificate.ts';
import { openReceiver } from '../outside/receiver.ts';

let receiver: Awaited<ReturnType<typeof openReceiver>>;
let port = '';
beforeAll(async () => {
  receiver = await openReceiver([]);
  port = new URL(receiver.urls.receiver).port;
});
afterAll(() => receiver.close());

/** As the Worker hands a parcel to the host. */
function carry(outside: Outside, url: string, body = 'hello') {
  const headers = { 'x-parcel': encodeURIComponent(JSON.stringify([url, { 'content-type': 'text/plain' }])) };
  return send({ ca: cert, ...outside }, new Request('http://outside.invalid/', { method: 'POST', headers, body }));
}

const tests = { loopback: true };
const strict = { loopback: false };

it('connects to the address it has looked at, under the name that was asked for', async () => {
  const resolve = async () => ['127.0.0.1'];
  const told = await carry({ allow: tests, resolve }, `https://hook.ostracon.test:${port}/hook/pinned`);
  expect(told).toEqual({ kind: 'receipt', status: 201, location: undefined, retryAfter: undefined, body: '' });
  const got = receiver.taken.filter(({ path }) => path === '/hook/pinned');
  expect(got).toMatchObject([{ host: `hook.ostracon.test:${port}`, body: btoa('hello') }]);
});

it('checks the certificate against the name, not the address', async () => {
  const resolve = async () => ['127.0.0.1'];
  const told = await carry({ allow: tests, resolve }, `https://elsewhere.ostracon.test:${port}/hook/name`);
  expect(told).toMatchObject({ kind: 'unreachable', forGood: false, why: expect.stringContaining('altnames') });
  expect(receiver.taken.some(({ path }) => path === '/hook/name')).toBe(false);
});

it('resolves anew at each send, so a name that turns inward is refused the next time', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1', '192.168.0.1']];
  const resolve = async () => answers.shift() ?? [];
  const url = `https://hook.ostracon.test:${port}/hook/turning`;
  const told = [];
  for (let sends = 0; sends < 4; sends++) told.push(await carry({ allow: tests, resolve }, url));
  expect(told).toMatchObject([
    { kind: 'receipt', status: 201 },
    {
      kind: 'unreachable',
      forGood: true,
      why: expect.stringContaining('hook.ostracon.test is 10.0.0.1, which is private'),
    },
    { kind: 'unreachable', forGood: true, why: expect.stringContaining('192.168.0.1') },
    { kind: 'unreachable', forGood: false, why: 'hook.ostracon.test has no address.' },
  ]);
  expect(receiver.taken.filter(({ path }) => path === '/hook/turning')).toHaveLength(1);
});

it('asks once for a send: what a second answer would say does not matter', async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
  };
  expect(await carry({ allow: tests, resolve }, `https://hook.ostracon.test:${port}/hook/once`)).toMatchObject({
    kind: 'receipt',
  });
  expect(asked).toBe(1);
});

it('tries the addresses of a name until one answers', async () => {
  const resolve = async () => ['::1', '127.0.0.1'];
  const told = await carry({ allow: tests, resolve }, `https://hook.ostracon.test:${port}/hook/both`);
  expect(told).toMatchObject({ kind: 'receipt', status: 201 });
});

it('follows no redirect, and reads only the beginning of an answer', async () => {
  const told = await carry({ allow: tests }, `${receiver.urls.receiver}/redirect/307?to=https://10.0.0.1/`);
  expect(told).toMatchObject({ kind: 'receipt', status: 307, location: 'https://10.0.0.1/' });
  const long = await carry({ allow: tests }, `${receiver.urls.receiver}/long`);
  expect(long).toMatchObject({ kind: 'receipt', status: 400 });
  expect(long.kind === 'receipt' && long.body.length).toBe(2_000);
});

describe('with nothing allowed', () => {
  it('does not even connect to this machine', async () => {
    for (const url of [
      `${receiver.urls.receiver}/hook/strict`,
      `${receiver.urls.plain}/hook/strict`,
      `https://localhost:${port}/hook/strict`,
      `https://[::ffff:127.0.0.1]:${port}/hook/strict`,
    ]) {
      expect(await carry({ allow: strict }, url)).toMatchObject({ kind: 'unreachable', forGood: true });
    }
    const resolve = async () => ['127.0.0.1'];
    expect(await carry({ allow: strict, resolve }, `https://hook.ostracon.test:${port}/hook/strict`)).toMatchObject({
      kind: 'unreachable',
      forGood: true,
    });
    expect(receiver.taken.some(({ path }) => path === '/hook/strict')).toBe(false);
  });

  it('says so when a name is unknown to the system', async () => {
    expect(await carry({ allow: strict }, 'https://no-such-host.invalid/')).toMatchObject({
      kind: 'unreachable',
      forGood: false,
      why: expect.stringContaining("no-such-host.invalid can't be reached"),
    });
  });
});
