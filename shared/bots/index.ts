import {
  type Fast,
  type Game,
  imagine,
  type Json,
  optionsFor,
  RulesError,
  type Seat,
  type State,
} from '../engine/index.ts';
import { ankh } from './ankh.ts';
import type { Bot } from './bot.ts';
import { goofspiel } from './goofspiel.ts';
import { random } from './random.ts';
import { theocratia } from './theocratia.ts';

export { anyAnswer, type Bot } from './bot.ts';
export { random } from './random.ts';

// The bots of each game, the best first; the random one plays any.
const best: { [game: string]: Bot[] } = { ankh: [ankh], goofspiel: [goofspiel], theocratia: [theocratia] };

export function botsOf(game: Game): Bot[] {
  return [...(best[game.id] ?? []), random];
}

// A bot's answer to what its seat is asked. It is shown an imagined game only, so it can't use what the seat can't know.
export function answerOf(bot: Bot, game: Game, state: State, seat: Seat, random: Fast): Json {
  const imagined = imagine(game, state, seat, random);
  const options = optionsFor(game, imagined, seat);
  if (!options) throw new RulesError(`${bot.id} was to answer for seat ${seat}, which is not asked`);
  return bot.choose(game, imagined, seat, options, random);
}
