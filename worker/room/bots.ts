import { answerOf, botsOf } from '../../shared/bots/index.ts';
import { type Game, type Json, Play, type Seat, type State, unanswered } from '../../shared/engine/index.ts';
import type { SeatRow } from './schema.ts';

// The bot's seat that is to answer next. A sealed question is left to the people first: were a bot to answer before
// them, the rising seq would tell.
export function botToAnswer(game: Game, state: State, seats: readonly SeatRow[]): Seat | undefined {
  const { asking } = state;
  if (asking === null) return undefined;
  const waiting = unanswered(state);
  const isBot = (seat: Seat) => seats[seat]?.by === 'bot';
  if (new Play(game, state).step(asking.task.do).secret && !waiting.every(isBot)) return undefined;
  return waiting.find(isBot);
}

export function botAnswer(game: Game, state: State, seat: Seat, id: string | null): Json {
  const bots = botsOf(game);
  const bot = bots.find((one) => one.id === id) ?? bots[0]; // a retired bot's seat goes to the best there is
  if (!bot) throw new Error(`${game.name} has no bot for seat ${seat}`);
  const [fast = 0] = crypto.getRandomValues(new Int32Array(1));
  return answerOf(bot, game, state, seat, { fast });
}
