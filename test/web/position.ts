import { randomBytes } from 'node:crypto';
import { client } from '../../shared/api/client.ts';
import { nonceBytes, secretBytes, spell } from '../../shared/api/secrets.ts';
import { anyAnswer } from '../../shared/bots/index.ts';
import { draw, type Fast, type Json, type Options, type View } from '../../shared/engine/index.ts';

type Wanted = {
  game: string;
  people: number;
  bots?: number;
  options?: Json;
  seed: number;
  choose?(options: Options, random: Fast, view: View): Json;
};
export type Position = { id: string; secrets: string[]; asked: number; view: View };

const text = (bytes: number) => spell(randomBytes(bytes));
const names = ['Ana', 'Beto', 'Carla', 'Dora', 'Elif'];
const mostGames = 30;

/** Plays games over the API, as many as it takes, until somebody is asked something that is wanted; who, and all seats. */
export async function positionWhere(
  url: string,
  wanted: Wanted,
  isWanted: (view: View, options: Options) => boolean,
): Promise<Position> {
  const random: Fast = { fast: wanted.seed };
  for (let game = 0; game < mostGames; game++) {
    const found = await playOn(url, wanted, random, isWanted);
    if (found) return found;
  }
  throw new Error(`no such position came up in ${mostGames} games of ${wanted.game} played by the seed ${wanted.seed}`);
}

async function playOn(
  url: string,
  { game, people, bots = 0, options, choose = anyAnswer }: Wanted,
  random: Fast,
  isWanted: (view: View, options: Options) => boolean,
): Promise<Position | undefined> {
  const call = client({ fetch, base: url });
  const sitters = names.slice(0, people).map((name) => ({ name, nonce: text(nonceBytes), secret: text(secretBytes) }));
  const secrets = sitters.map(({ secret }) => secret);
  const seats = [...sitters.map(() => ({ by: 'player' as const })), ...Array(bots).fill({ by: 'bot' as const })];
  const made = await call('POST /api/games', {
    body: { game, seats, me: sitters[0]!, ...(options === undefined ? {} : { options }) },
  });
  const { id } = made;
  for (const [i, { secret }] of made.invitations.entries()) {
    await call('POST /api/games/:id/join', { id, body: sitters[i + 1]! }, secret);
  }
  for (;;) {
    const { view: open } = await call('GET /api/games/:id', { id }, secrets[0]);
    if (!open || open.result) return undefined;
    const awaited = open.asking?.awaited.filter((seat) => seat < people) ?? [];
    const asked = awaited[draw(random, awaited.length || 1)];
    if (asked === undefined) continue; // a bot has not answered yet
    const { view, seq } = await call('GET /api/games/:id', { id }, secrets[asked]);
    const offered = view?.asking?.options;
    if (!view || !offered || view.asking?.sealed?.[asked] !== undefined) continue;
    if (isWanted(view, offered)) return { id, secrets, asked, view };
    const body = { moveId: text(15), seq: seq ?? 0, answers: [choose(offered, random, view)] };
    await call('POST /api/games/:id/answers', { id, body }, secrets[asked]);
  }
}

export const seatLink = (url: string, { id, secrets }: Position, seat: number) =>
  `${url}/table/${id}#seat=${secrets[seat]}`;
