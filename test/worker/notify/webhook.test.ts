import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { allowanceOf, carriedByFetch, carrierOf, resolverOverHttps } from '../../../worker/notify/carrier.ts';
import { sendToWebhook, type Webhook, type WebhookNotice } from '../../../worker/notify/webhook.ts';
import type { Taken } from '../../outside/world.ts';
import { bytesOf } from './browser.ts';

const { receiver, plain } = inject('world');
const now = Date.parse('2026-05-11T08:00Z');
const strict = { loopback: false };

const notice: WebhookNotice = {
  key: 'g1:7:webhook',
  occasion: 'turn',
  reader: { name: 'Ana', language: 'en', zone: 'Europe/Berlin' },
  tables: [
    {
      id: 'g1',
      name: '@everyone [free](https://evil.example) <!channel>',
      game: 'Ankh',
      opponents: ['*Bo*', '`Cy`'],
      events: ['Bo moved.', '<@1234> **won**'],
      asked: 'Choose an action.',
      clock: 'runs',
      until: Date.parse('2026-05-14T08:00Z'),
      vote: undefined,
      late: undefined,
      isInvited: false,
      result: undefined,
      link: 'https://ostracon.example/g/g1',
    },
  ],
  desk: 'https://ostracon.example/',
};

async function taken(path: string): Promise<Taken[]> {
  return (await fetch(`${plain}/taken?path=${encodeURIComponent(path)}`)).json();
}

async function send(url: string, kind: Webhook['kind'] = 'json') {
  return sendToWebhook({ carrier: carrierOf(env), allow: allowanceOf(env), now }, { kind, url }, notice);
}

async function sent(path: string, kind: Webhook['kind']) {
  expect(await send(receiver + path, kind)).toEqual({ kind: 'delivered' });
  const [got, ...more] = await taken(path);
  expect(more).toEqual([]);
  return { headers: got!.headers, body: JSON.parse(new TextDecoder().decode(bytesOf(got!.body))) };
}

it('tells a program everything as JSON, under a key that stays the same', async () => {
  const { headers, body } = await sent('/hook/json', 'json');
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'g1:7:webhook' });
  expect(body).toMatchObject({
    key: 'g1:7:webhook',
    occasion: 'turn',
    tables: [{ id: 'g1', game: 'Ankh', until: '2026-05-14T08:00:00.000Z', asked: 'Choose an action.', result: null }],
  });
});

it('tells Discord, where a name calls nobody, links nowhere and formats nothing', async () => {
  const { body } = await sent('/hook/discord', 'discord');
  expect(body.allowed_mentions).toEqual({ parse: [] });
  expect(body.content).toContain('\\@everyone \\[free\\]\\(https\\://evil.example\\) \\<!channel\\>');
  expect(body.content).toContain('\\<\\@1234\\> \\*\\*won\\*\\*');
  expect(body.content).toContain('You have until Thursday 14 May at 10\\:00 CEST.');
  expect(body.content.endsWith('\n<https://ostracon.example/g/g1>')).toBe(true);
});

it('tells Slack in plain text', async () => {
  const { body } = await sent('/hook/slack', 'slack');
  expect(body.text).not.toMatch(/[<>]/);
  expect(body.blocks.slice(0, 2).map((block: { text: { type: string } }) => block.text.type)).toEqual([
    'plain_text',
    'plain_text',
  ]);
  expect(body.blocks.at(-1).text.text).toBe('<https://ostracon.example/g/g1>');
});

it('never has more letters than Discord takes, and never loses the link', async () => {
  const [table] = notice.tables;
  const long = { ...notice, tables: [{ ...table!, events: ['*'.repeat(5_000)] }] };
  const hook = { kind: 'discord', url: `${receiver}/hook/long` } as const;
  await sendToWebhook({ carrier: carrierOf(env), allow: allowanceOf(env), now }, hook, long);
  const { content } = JSON.parse(new TextDecoder().decode(bytesOf((await taken('/hook/long'))[0]!.body)));
  expect(content.length).toBeLessThanOrEqual(2_000);
  expect(content).toMatch(/[^\\]…\n<https:\/\/ostracon\.example\/g\/g1>$/);
});

it('tells what the receiver answered', async () => {
  expect(await send(`${receiver}/status/404`)).toMatchObject({ kind: 'gone' });
  expect(await send(`${receiver}/status/400`)).toEqual({
    kind: 'refused',
    why: 'The other side answered 400: so it is',
  });
  expect(await send(`${receiver}/status/503?after=Mon, 11 May 2026 08:01:00 GMT`)).toMatchObject({
    kind: 'later',
    after: 60_000,
  });
  expect(await send(`${receiver}/long`)).toMatchObject({ kind: 'refused' });
  expect(await send('https://127.0.0.1:1/')).toMatchObject({
    kind: 'later',
    why: expect.stringContaining('127.0.0.1'),
  });
});

it('follows a redirect with the same body, and not for ever', async () => {
  expect(await send(`${receiver}/redirect/308?to=/hook/moved`)).toEqual({ kind: 'delivered' });
  const [got] = await taken('/hook/moved');
  expect(JSON.parse(new TextDecoder().decode(bytesOf(got!.body)))).toMatchObject({ key: notice.key });
  expect(await send(`${receiver}/circle`)).toEqual({ kind: 'refused', why: 'It redirects more than 3 times.' });
  expect(await taken('/circle')).toHaveLength(4);
});

describe('with nothing allowed', () => {
  // As on Cloudflare, with the test's own server for DNS over HTTPS.
  const resolve = resolverOverHttps(fetch, `${plain}/dns-query`);
  let fetched = 0;
  const counted = (request: Request) => {
    fetched += 1;
    return fetch(request);
  };
  const carrier = carriedByFetch(counted, resolve, strict);
  const to = (url: string) => sendToWebhook({ carrier, allow: strict, now }, { kind: 'json', url }, notice);

  for (const url of [
    `${receiver}/hook/strict`,
    `${plain}/hook/strict`,
    'http://example.org/hook',
    'https://user:secret@example.org/hook',
    'https://localhost/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://[64:ff9b::a00:1]/hook',
    'https://[fd00::1]/hook',
    'https://router/hook',
    'https://nas.local/hook',
    'https://inside.ostracon.test/hook',
    'https://mixed.ostracon.test/hook',
    'https://mapped.ostracon.test/hook',
    'ftp://example.org/hook',
    'nowhere',
  ]) {
    it(`refuses ${url}`, async () => {
      expect(await to(url)).toMatchObject({ kind: 'refused' });
      expect(fetched).toBe(0);
    });
  }

  it('says why', async () => {
    expect(await to('https://mixed.ostracon.test/hook')).toEqual({
      kind: 'refused',
      why: 'Only public addresses are used; mixed.ostracon.test is 10.0.0.7, which is private.',
    });
  });

  it('waits for a name that has no address', async () => {
    expect(await to('https://unknown.ostracon.test/hook')).toEqual({
      kind: 'later',
      why: 'unknown.ostracon.test has no address.',
    });
  });

  it('looks at where a redirect leads like at the first address', async () => {
    // The first hop is the test's receiver, so for this one carrier loopback is public; for the redirect it is not.
    const first = carriedByFetch(fetch, async () => ['127.0.0.1'], { loopback: true });
    const lead = async (location: string) => {
      const hops = { carrier: first, allow: { loopback: true }, now };
      return sendToWebhook(
        hops,
        { kind: 'json', url: `${receiver}/redirect/307?to=${encodeURIComponent(location)}` },
        notice,
      );
    };
    for (const inside of ['https://10.0.0.1/', 'https://[fe80::1]/', 'http://example.org/', 'file:///etc/passwd']) {
      expect(await lead(inside)).toMatchObject({ kind: 'refused', why: expect.stringContaining('It redirects to ') });
    }
  });
});
