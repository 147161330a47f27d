import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { client } from '../../shared/api/client.ts';
import { nonceBytes, secretBytes, spell } from '../../shared/api/secrets.ts';
import { anyAnswer } from '../../shared/bots/index.ts';
import { draw } from '../../shared/engine/index.ts';
import { serve } from '../../worker/host/serve.ts';
import { type G, goofspiel } from './boardgameio.ts';
import { compared, type Figure, quantile } from './measure.ts';
import { peer } from './peer.ts';

const span = 4_000;
const gamesAtOnce = [1, 8, 32];

// One game of two at a server: `move` makes the next decision and comes back when the server has acknowledged it;
// false when the game is over.
type Match = { move(): Promise<boolean>; close(): void };
type Load = { perSecond: number; p50: number; p99: number };

// Goofspiel between two, many games at once: our server (durable when it acknowledges) beside boardgame.io's with
// FlatFile storage, by turns in the same run.
export async function serverFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ostracon-bench-'));
  const ours = await serve({ port: 0, data: join(folder, 'ours'), say: () => {} });
  const theirs = await startPeer(join(folder, 'theirs'));
  try {
    const figures: Figure[] = [];
    for (const games of gamesAtOnce) {
      await load(games, 1_000, () => ourMatch(ours.url)); // warm
      const our = await load(games, span, () => ourMatch(ours.url));
      await load(games, 1_000, () => peerMatch(theirs));
      const their = await load(games, span, () => peerMatch(theirs));
      const title = `${games} ${games === 1 ? 'game' : 'games at once'}`;
      figures.push(
        compared(`${title}: durable moves`, our.perSecond, '/s', 'boardgame.io', their.perSecond),
        compared(`${title}: a move, p50`, our.p50, 'ms', 'boardgame.io', their.p50, 'less'),
        compared(`${title}: a move, p99`, our.p99, 'ms', 'boardgame.io', their.p99, 'less'),
      );
    }
    return figures;
  } finally {
    await ours.stop();
    theirs.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

// Only moves count: making the next match takes its time beside the others' moves, as it would for people.
async function load(games: number, milliseconds: number, open: () => Promise<Match>): Promise<Load> {
  const opened = await Promise.all(Array.from({ length: games }, open));
  const times: number[] = [];
  const begun = performance.now();
  const going = () => performance.now() - begun < milliseconds;
  const play = async (first: Match) => {
    for (let match = first; ; match = await open()) {
      for (let more = true; more && (going() || times.length === 0); ) {
        const asked = performance.now();
        more = await match.move();
        times.push(performance.now() - asked);
      }
      match.close();
      if (!going()) return;
    }
  };
  await Promise.all(opened.map(play));
  const taken = performance.now() - begun;
  return { perSecond: (times.length / taken) * 1000, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

const secret = () => spell(randomBytes(secretBytes));
const nonce = () => spell(randomBytes(nonceBytes));

export async function ourMatch(base: string): Promise<Match & { id: string }> {
  const call = client({ fetch: (address, init) => fetch(address, init), base });
  const sitters = [0, 1].map((seat) => ({ name: `Seat ${seat}`, nonce: nonce(), secret: secret() }));
  const [first, second] = sitters;
  if (!first || !second) throw new Error('two sit down');
  const made = await call('POST /api/games', {
    body: { game: 'goofspiel', seats: [{ by: 'player' }, { by: 'player' }], me: first },
  });
  const { table } = await call('POST /api/games/:id/join', { id: made.id, body: second }, made.invitations[0]?.secret);
  const random = { fast: 1 };
  const hands = sitters.map(() => Array.from({ length: 13 }, (_, i) => i + 1));
  let [seat, seq] = [1, table.seq ?? 0];
  return {
    id: made.id,
    async move() {
      const hand = hands[seat] ?? [];
      const [card] = hand.splice(draw(random, hand.length), 1);
      const body = { moveId: nonce(), seq, answers: [card ?? null] };
      const moved = await call('POST /api/games/:id/answers', { id: made.id, body }, sitters[seat]?.secret);
      [seat, seq] = [1 - seat, moved.seq];
      return moved.view.result === null;
    },
    close() {},
  };
}

type Peer = { sockets: string; matches: string; stop(): void };

function startPeer(dir: string): Promise<Peer> {
  const child = spawn(process.execPath, [new URL('peerServer.ts', import.meta.url).pathname, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('boardgame.io did not start')));
    createInterface(child.stdout).on('line', (line) => {
      const [sockets, matches] = line.split(' ');
      if (sockets?.startsWith('http') && matches) resolve({ sockets, matches, stop: () => void child.kill() });
    });
  });
}

async function peerMatch({ sockets, matches }: Peer): Promise<Match> {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${matches}/games/goofspiel/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return reply.json();
  };
  const { matchID } = await post('create', { numPlayers: 2 });
  const seats: ReturnType<typeof peer.Client<G>>[] = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials: credentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    const multiplayer = peer.SocketIO({ server: sockets, socketOpts: { transports: ['websocket'] } });
    seats.push(peer.Client<G>({ game: goofspiel, matchID, playerID, credentials, multiplayer, debug: false }));
  }
  // Acknowledged: the server's own state after the move has come to the one who moved.
  const until = (seat: number, met: (state: { _stateID: number }) => boolean) =>
    new Promise<void>((resolve) => {
      const stop = seats[seat]?.subscribe((state) => {
        if (state === null || !met(state)) return;
        queueMicrotask(() => stop?.());
        resolve();
      });
    });
  await Promise.all(
    seats.map((one, seat) => {
      one.start();
      return until(seat, () => true);
    }),
  );
  const random = { fast: 1 };
  let seat = 1;
  return {
    async move() {
      const mine = seats[seat];
      const state = mine?.getState();
      if (!mine || !state) throw new Error('a seat was to bid and has no state');
      const after = state._stateID;
      const acknowledged = until(seat, (now) => now._stateID > after);
      mine.moves.bid?.(anyAnswer({ kind: 'one', of: state.G.hands[seat] ?? [] }, random));
      await acknowledged;
      if (mine.getState()?.ctx.gameover) return false;
      seat = 1 - seat;
      // The other seat must have heard of it too before it can move.
      await until(seat, (now) => now._stateID > after);
      return true;
    },
    close() {
      for (const one of seats) one.stop();
    },
  };
}
