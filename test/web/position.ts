import { randomBytes } from 'node:crypto';
import { client } from '../../shared/api/client.ts';
import { nonceBytes, secretBytes, spell } from '../../shared/api/secrets.ts';
import { anyAnswer } from '../../shared/bots/index.ts';
import { draw, type Fast, type Json, type Options, type View } from '../../shared/engine/index.ts';

export type Game = {
  game: string;
  people: number;
  bots?: number;
  options?: Json;
  seed: number;
  choose?(options: Options, random: Fast, view: View): Json;
};
export type Position = { id: string; secrets: string[]; asked: number; view: View };
// With the view of whoever is asked; without options when the game is over.
type IsWanted = (view: View, options: Options | undefined) => boolean;

const text = (bytes: number) => spell(randomBytes(bytes));
const names = ['Ana', 'Beto', 'Carla', 'Dora', 'Elif'];
const mostGames = 30;

/** Plays games over the API, as many as it takes, until somebody is asked something that is wanted. */
export async function positionWhere(url: string, game: Game, isWanted: IsWanted): Promise<Position> {
  const random: Fast = { fast: game.seed };
  for (let games = 0; games < mostGames; games++) {
    const found = await playsOn(url, await sets(url, game), { ...game, random }, isWanted);
    if (found) return found;
  }
  throw new Error(`no such position came up in ${mostGames} games of ${game.game} played by the seed ${game.seed}`);
}

async function sets(url: string, { game, people, bots = 0, options }: Game) {
  const call = client({ fetch, base: url });
  const sitters = names.slice(0, people).map((name) => ({ name, nonce: text(nonceBytes), secret: text(secretBytes) }));
  const seats = [...sitters.map(() => ({ by: 'player' as const })), ...Array(bots).fill({ by: 'bot' as const })];
  const { id, invitations } = await call('POST /api/games', {
    body: { game, seats, me: sitters[0]!, ...(options === undefined ? {} : { options }) },
  });
  for (const [i, { secret }] of invitations.entries()) {
    await call('POST /api/games/:id/join', { id, body: sitters[i + 1]! }, secret);
  }
  return { id, secrets: sitters.map(({ secret }) => secret) };
}

/** Goes on from there until somebody is asked something that is wanted; undefined when the game ends first. */
export async function playsOn(
  url: string,
  { id, secrets }: Pick<Position, 'id' | 'secrets'>,
  { choose = anyAnswer, random }: Pick<Game, 'choose'> & { random: Fast },
  isWanted: IsWanted,
): Promise<Position | undefined> {
  const call = client({ fetch, base: url });
  for (;;) {
    const { view: open } = await call('GET /api/games/:id', { id }, secrets[0]);
    if (!open) throw new Error(`the game at table ${id} has not begun`);
    if (open.result) return isWanted(open, undefined) ? { id, secrets, asked: 0, view: open } : undefined;
    const awaited = open.asking?.awaited.filter((seat) => seat < secrets.length) ?? [];
    const asked = awaited[draw(random, awaited.length || 1)];
    if (asked === undefined) continue; // a bot has not answered yet
    const { view, seq } = await call('GET /api/games/:id', { id }, secrets[asked]);
    const options = view?.asking?.options;
    if (!view || !options || view.asking?.sealed?.[asked] !== undefined) continue;
    if (isWanted(view, options)) return { id, secrets, asked, view };
    const body = { moveId: text(15), seq: seq ?? 0, answers: [choose(options, random, view)] };
    await call('POST /api/games/:id/answers', { id, body }, secrets[asked]);
  }
}

export const seatLink = (url: string, { id, secrets }: Position, seat: number): string =>
  `${url}/table/${id}#seat=${secrets[seat]}`;
