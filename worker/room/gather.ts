import type { NewTable } from '../../shared/api/table.ts';
import type { Game } from '../../shared/engine/index.ts';
import { gameById, games } from '../../shared/games/index.ts';
import { randomSeed } from '../random.ts';
import { Refusing } from '../reply.ts';
import { parse } from '../request.ts';
import { begin, type Decided } from './decisions.ts';
import type { GameRow, SeatRow } from './schema.ts';

// A new table's game. Its seed is drawn here and its hash shown from now on: before anyone adds a nonce.
export function newGame(
  id: string,
  asked: Omit<NewTable, 'seats' | 'me'>,
  owner: string | undefined,
  madeAt: number,
): { game: GameRow; rules: Game } {
  const rules = gameById(asked.game);
  if (!rules) {
    const known = games.map((game) => game.id).join(', ');
    throw new Refusing('malformed', `There is no game '${asked.game}' here, but ${known}.`, 'body.game');
  }
  const options = parse(rules.options, asked.options ?? {}, 'body.options');
  const about = {
    id,
    game: rules.id,
    name: asked.name,
    owner: owner ?? null,
    options,
    pace: asked.pace,
    outOfTime: asked.outOfTime,
    listed: asked.listed,
    watch: asked.watch,
  };
  const later = { begunAt: null, endedAt: null, host: null, rematch: null };
  const game = { one: 1, ...about, seed: randomSeed(), madeAt, ...later };
  return { game, rules };
}

// The start, once every seat is taken, with the nonces in seat order. A bot brings none.
export function beginning(
  rules: Game,
  game: GameRow,
  seats: readonly SeatRow[],
  at: number,
): Decided & { game: GameRow } {
  const nonces = seats.map((row) => row.nonce ?? 'bot');
  const decided = begin(rules, { seats: seats.length, options: game.options, seed: game.seed, nonces }, at);
  return { ...decided, game: { ...game, begunAt: at } };
}
