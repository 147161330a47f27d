import { answerOf, type Bot } from '../../shared/bots/index.ts';
import {
  decideUnchecked,
  type Fast,
  type Game,
  type Json,
  type State,
  startFast,
  unanswered,
} from '../../shared/engine/index.ts';

export type Match = { game: Game; options: Json; bots: readonly Bot[]; seed: number };

// One game between bots, one a seat. Each is shown an imagined game only.
export function play(
  { game, options, bots, seed }: Match,
  each?: (state: State, milliseconds: number, answer: Json) => void,
): State {
  const state = startFast(game, bots.length, options, seed);
  const random: Fast = { fast: seed };
  for (let decisions = 0; state.result === null; decisions++) {
    const seat = unanswered(state)[0];
    const bot = seat === undefined ? undefined : bots[seat];
    if (seat === undefined || !bot || decisions > 20_000) throw new Error(`${game.id}: game ${seed} does not go on`);
    // The processor's time, not the clock's: other work on the machine must not count.
    const began = each && process.cpuUsage();
    const answer = answerOf(bot, game, state, seat, random);
    if (each) {
      const { user, system } = process.cpuUsage(began);
      each(state, (user + system) / 1000, answer);
    }
    decideUnchecked(game, state, seat, answer);
  }
  return state;
}

// The share of games one bot wins against others of one kind, sitting in each seat equally often. A shared win counts in part.
export function share(game: Game, options: Json, seats: number, hero: Bot, other: Bot, games: number): number {
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const place = seed % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === place ? hero : other));
    const { result } = play({ game, options, bots, seed });
    if (result?.winners.includes(place)) won += 1 / result.winners.length;
  }
  return won / games;
}
