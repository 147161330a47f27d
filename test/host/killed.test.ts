import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Call, client } from '../../shared/api/client.ts';
import { follow } from '../../shared/api/follow.ts';
import type { LogEntry } from '../../shared/api/log.ts';
import { nonceBytes, secretBytes, spell } from '../../shared/api/secrets.ts';
import { build } from '../../worker/host/build.ts';
import { dist } from '../../worker/host/settings.ts';
import { freshFolder, Program } from './program.ts';

const games = 8;
const kills = 20;
const movesBetweenKills = 7;

const random = (bytes: number) => spell(crypto.getRandomValues(new Uint8Array(bytes)));
const sitter = (name: string) => ({ name, nonce: random(nonceBytes), secret: random(secretBytes) });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// A server whose plug is pulled whenever enough moves have been acknowledged, and which is started again at once.
class Unreliable {
  kills = 0;
  killsBeforeBots = 0;
  address = '';
  #program: Program;
  #data = freshFolder();
  #bundle: string;
  #moves = 0;
  #restarting: Promise<void> | undefined;

  constructor(bundle: string) {
    this.#bundle = bundle;
    this.#program = this.#start('0');
  }

  #start(port: string): Program {
    return new Program('test/host/server.ts', { DATA: this.#data, PORT: port, BUNDLE: this.#bundle });
  }

  async open(): Promise<void> {
    this.address = await this.#program.url();
  }

  // Every other power cut comes when a bot is about to answer: its alarm is set and must ring after the restart.
  acknowledged(isBotNext: boolean): void {
    this.#moves++;
    if (this.kills === kills || this.#restarting || this.#moves < movesBetweenKills) return;
    if (this.kills % 2 === 0 && !isBotNext) return;
    if (isBotNext) this.killsBeforeBots++;
    this.#restarting = this.#restart();
  }

  async #restart(): Promise<void> {
    this.#moves = 0;
    this.kills++;
    await this.#program.cutPower();
    this.#program = this.#start(new URL(this.address).port);
    await this.#program.url();
    this.#restarting = undefined;
  }

  // Until it answers: a request that got no answer may have been heard or not.
  async insist<T>(request: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // what fetch throws when nobody answers
        await (this.#restarting ?? pause(5));
      }
    }
  }

  async end(): Promise<void> {
    await this.#restarting;
    expect(await this.#program.end('SIGTERM')).toBe(0);
  }
}

type Acknowledged = { seq: number; moveId: string; answer: unknown };
type Player = { seat: number; secret: string; moves: Acknowledged[] };
type Game = { id: string; players: Player[]; watched: LogEntry[] };

async function makeGame(call: Call, n: number): Promise<Game> {
  const me = sitter('Ada');
  const seats = [
    { by: 'player' as const },
    { by: 'player' as const },
    { by: n % 2 === 0 ? ('bot' as const) : ('player' as const) },
  ];
  const { id, invitations } = await call('POST /api/games', { body: { game: 'goofspiel', seats, me } });
  const players: Player[] = [{ seat: 0, secret: me.secret, moves: [] }];
  for (const { seat, secret } of invitations) {
    const body = sitter(`Player ${seat}`);
    await call('POST /api/games/:id/join', { id, body }, secret);
    players.push({ seat, secret: body.secret, moves: [] });
  }
  return { id, players, watched: [] };
}

// Plays a seat to the end of its game, as somebody on a bad line would.
async function play(
  server: Unreliable,
  call: Call,
  { id, players }: Game,
  { seat, secret, moves }: Player,
): Promise<void> {
  for (let n = 0; ; n++) {
    const { view } = await server.insist(() => call('GET /api/games/:id', { id }, secret));
    if (!view || view.result) return;
    const { asking } = view;
    const options = asking?.options;
    if (options?.kind !== 'one' || asking?.sealed?.[seat] !== undefined) {
      await pause(5);
      continue;
    }
    const answer = options.of[n % options.of.length] ?? null;
    const body = { moveId: random(10), seq: view.seq, answers: [answer] };
    const { seq, view: now } = await server.insist(() => call('POST /api/games/:id/answers', { id, body }, secret));
    moves.push({ seq, moveId: body.moveId, answer });
    const awaited = now.asking?.awaited ?? [];
    server.acknowledged(awaited.length > 0 && awaited.every((one) => players.every((player) => player.seat !== one)));
  }
}

it('eight games go on through twenty power cuts: nothing acknowledged is lost, nothing is stuck', async () => {
  await build();
  const bundle = join(freshFolder(), 'worker');
  cpSync(join(dist, 'worker'), bundle, { recursive: true });
  const server = new Unreliable(bundle);
  await server.open();
  const call = client({ fetch, base: server.address });
  const tables = await Promise.all(Array.from({ length: games }, (_, n) => makeGame(call, n)));
  const watching = tables.map(({ id, watched }) =>
    follow({
      open: (address, protocols) => new WebSocket(address, protocols),
      wait(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      address: `${server.address.replace('http', 'ws')}/api/games/${id}/live`,
      hear: ({ entries }) => void watched.push(...entries),
    }),
  );
  await Promise.all(tables.flatMap((game) => game.players.map((player) => play(server, call, game, player))));
  expect(server.kills).toBe(kills);
  expect(server.killsBeforeBots).toBeGreaterThanOrEqual(kills / 2);

  let acknowledged = 0;
  for (const { id, players, watched } of tables) {
    const record = await server.insist(() => call('GET /api/games/:id/record', { id }));
    expect(record.result).not.toBeNull();
    for (const { seat, moves } of players) {
      acknowledged += moves.length;
      const kept = record.entries.filter((entry) => entry.seat === seat);
      expect(kept.map(({ seq, answer, by }) => ({ seq, answer, by }))).toEqual(
        moves.map(({ seq, answer }) => ({ seq, answer, by: 'player' })),
      );
    }
    // Every entry once, in order: the sockets that broke have caught up.
    const all = record.entries.map(({ seq }) => seq);
    expect(all).toEqual(Array.from({ length: all.length }, (_, seq) => seq));
    await expect.poll(() => watched.map(({ seq }) => seq)).toEqual(all);
  }
  for (const each of watching) each.stop();
  console.log(`${acknowledged} moves acknowledged in ${games} games through ${server.kills} power cuts; all are there`);
  await server.end();
});
