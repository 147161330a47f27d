import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Call, client } from '../../shared/api/client.ts';
import { type NoticeSettings, usualSettings } from '../../shared/api/desk.ts';
import { nonceBytes, secretBytes, spell } from '../../shared/api/secrets.ts';
import { build } from '../../worker/host/build.ts';
import { dist } from '../../worker/host/settings.ts';
import { certificateFile } from '../outside/certificate.ts';
import { type Moment, openOutside } from './outside.ts';
import { passTime } from './passTime.ts';
import { freshFolder, Program } from './program.ts';

const rounds = 4;
const grace = 2 * 60_000;
const moments: Moment[] = ['a mail not acknowledged', 'connected', 'a hook not acknowledged', 'half a mail'];

const random = (bytes: number) => spell(crypto.getRandomValues(new Uint8Array(bytes)));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Player = { name: string; address: string; call: Call; settings: Partial<NoticeSettings>; channels: string[] };
type Turn = { id: string; since: number };
type Attempt = { key: string; state: string; parcel: { channel: string; turns: Turn[] } };

/** A browser on a bad line: it keeps its cookie, and asks until it is answered. That a server is up is seen to by `up`. */
function browser(address: () => string, up: () => Promise<unknown>): Call {
  let cookie = '';
  const call = client({
    async fetch(path, init) {
      for (;;) {
        try {
          const reply = await fetch(address() + path, { ...init, headers: { ...init.headers, cookie } });
          cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
          const said: unknown = await reply.json();
          return { ok: reply.ok, status: reply.status, json: async () => said };
        } catch (error) {
          if (!(error instanceof TypeError)) throw error; // what fetch throws when nobody answers
          await up();
          await pause(10);
        }
      }
    },
  });
  return call;
}

it('through twelve power cuts amid drains and sends, every turn that stays open is told, and recorded once', async () => {
  await build(['worker'], () => undefined);
  const bundle = join(freshFolder(), 'worker');
  cpSync(join(dist, 'worker'), bundle, { recursive: true });
  const outside = await openOutside();
  onTestFinished(() => outside.close());
  const data = freshFolder();
  const start = (port: string) =>
    new Program('test/host/server.ts', {
      DATA: data,
      PORT: port,
      BUNDLE: bundle,
      SMTP_URL: outside.smtp,
      MAIL_FROM: 'Ostracon <games@example.org>',
      ALLOW_LOOPBACK_WEBHOOKS: 'yes',
      NODE_EXTRA_CA_CERTS: certificateFile,
    });
  let program = start('0');
  const url = await program.url();
  const { port } = new URL(url);
  let kills = 0;
  const cutPower = async (passed: number) => {
    await program.cutPower();
    kills++;
    passTime(data, 'Desk', passed);
    program = start(port);
  };

  const hook = (name: string) => ({ kind: 'json' as const, url: `${outside.hook}/${name}` });
  const person = (name: string, channels: string[]): Player => ({
    name,
    address: `${name.toLowerCase()}@example.org`,
    call: browser(
      () => url,
      () => program.url(),
    ),
    settings: { email: channels.includes('email'), webhook: channels.includes('webhook') ? hook(name) : null },
    channels,
  });
  const people = [
    person('Ada', ['email']),
    person('Grace', ['email', 'webhook']),
    person('Hedy', ['webhook']),
    person('Edith', ['email']),
  ];
  for (const { name, address, call, settings } of people) {
    await call('POST /api/guests', { body: { name } });
    await call('POST /api/sign-ins', { body: { address } });
    const link = () => outside.mails.find((mail) => mail.to === address)?.body.replaceAll('=\r\n', '') ?? '';
    await expect.poll(link).toMatch(/sign-in#[a-z2-7]{52}/);
    const secret = /sign-in#([a-z2-7]{52})/.exec(link())?.[1] ?? '';
    await call('POST /api/sign-ins/confirm', { body: { secret } });
    await call('POST /api/desk', { body: { settings: { ...usualSettings, push: false, ...settings } } });
  }
  const tables: { id: string; players: [Player, Player] }[] = [];
  for (const [n, one] of people.entries()) {
    for (const other of people.slice(n + 1)) {
      const sitter = ({ name }: Player) => ({ name, nonce: random(nonceBytes), secret: random(secretBytes) });
      const seats = [{ by: 'player' as const }, { by: 'player' as const }];
      const made = await one.call('POST /api/games', { body: { game: 'goofspiel', seats, me: sitter(one) } });
      const invitation = made.invitations[0]?.secret;
      await other.call('POST /api/games/:id/join', { id: made.id, body: sitter(other) }, invitation);
      tables.push({ id: made.id, players: [one, other] });
    }
  }

  const bid = async ({ call }: Player, id: string) => {
    const { view } = await call('GET /api/games/:id', { id });
    const options = view?.asking?.options;
    if (!view || options?.kind !== 'one') return;
    const body = { moveId: random(10), seq: view.seq, answers: [options.of[0] ?? null] };
    await call('POST /api/games/:id/answers', { id, body });
  };
  const noticesOf = async ({ call }: Player): Promise<Attempt[]> => {
    const { desk } = (await call('GET /api/me/export', {})) as { desk: { notices: Attempt[] } };
    return desk.notices;
  };
  const open = new Map<Player, Turn[]>(people.map((player) => [player, []]));
  const told = (attempts: Attempt[], channel: string, { id, since }: Turn) =>
    attempts.filter(
      ({ parcel }) => parcel.channel === channel && parcel.turns.some((turn) => turn.id === id && turn.since === since),
    );

  for (let round = 0; round < rounds; round++) {
    // Whoever kept the others waiting bids, and then one of two waits again. The power fails while the rooms tell of it.
    const waited = (table: (typeof tables)[number]) => table.players[round % 2 === 0 ? 0 : 1];
    let toGo = 1 + Math.floor(Math.random() * tables.length);
    let cut: Promise<void> | undefined;
    const acknowledged = () => {
      if (--toGo === 0) cut = pause(Math.random() * 30).then(() => cutPower(0));
    };
    await Promise.all(
      tables.map(async (table) => {
        const [one, other] = table.players;
        if (round > 0) await bid(round % 2 === 0 ? other : one, table.id);
        await bid(waited(table) === one ? other : one, table.id);
        acknowledged();
        const { view } = await waited(table).call('GET /api/games/:id', { id: table.id });
        if (!view?.asking?.options) throw new Error(`${waited(table).name} was to be asked`);
        open.get(waited(table))?.push({ id: table.id, since: view.asking.since });
      }),
    );
    await cut;
    await program.url();
    // The desks have heard of it, or hear of it when they are next up; then the grace is over, and the power fails again
    // while they send.
    const moment = moments[round % moments.length] ?? 'connected';
    await expect
      .poll(async () => {
        const cards = await Promise.all(people.map(({ call }) => call('GET /api/desk', {})));
        return cards.flatMap((desk) => desk.tables).filter((card) => card.asked !== null).length;
      })
      .toBe(tables.length);
    const reached = outside.holdAt(moment);
    await cutPower(grace);
    await reached;
    await cutPower(30_000); // for those that were to be tried again: the first wait is half a minute
    for (const player of people) {
      await expect
        .poll(async () => {
          const attempts = await noticesOf(player);
          return (open.get(player) ?? []).flatMap((turn) =>
            player.channels.map((channel) => told(attempts, channel, turn).map(({ state }) => state)),
          );
        })
        .toEqual((open.get(player) ?? []).flatMap(() => player.channels.map(() => ['delivered'])));
    }
  }

  const got = [...outside.mails.filter(({ id }) => !id.startsWith('sign-in')), ...outside.hooks];
  const recorded = new Map<string, Player>();
  for (const player of people) {
    const attempts = await noticesOf(player);
    // Nothing else was told: no turn that somebody took within the grace, none by another channel.
    const turns = attempts.flatMap(({ parcel }) =>
      parcel.turns.map((turn) => `${parcel.channel} ${turn.id} ${turn.since}`),
    );
    const due = (open.get(player) ?? []).flatMap(({ id, since }) =>
      player.channels.map((by) => `${by} ${id} ${since}`),
    );
    expect(turns.toSorted()).toEqual(due.toSorted());
    for (const { key } of attempts) recorded.set(`${player.name} ${key}`, player);
  }
  // What came twice came as the same: one id, one content. And every record has come.
  const copies = Map.groupBy(got, ({ to, id }) => `${to} ${id}`);
  for (const same of copies.values()) expect(new Set(same.map(({ body }) => body)).size).toBe(1);
  expect(copies.size).toBe(recorded.size);
  const again = got.length - copies.size;
  console.log(
    `${tables.length * rounds} turns told in ${copies.size} notices through ${kills} power cuts; ${again} came twice, as the same`,
  );
  expect(kills).toBe(3 * rounds);
  expect(await program.url()).toBe(url);
  expect(await program.end('SIGTERM')).toBe(0);
});
