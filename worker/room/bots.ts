import { answerOf, botsOf } from '../../shared/bots/index.ts';
import { type By, type Game, type Json, Play, type Seat, type State, unanswered } from '../../shared/engine/index.ts';
import { position } from './clocks.ts';
import { answererOf } from './players.ts';
import type { Store } from './store.ts';

// The seat that a bot or a stand-in is to answer for next. A sealed question is left to the people first: were a bot to answer before
// them, the rising seq would tell.
export function botToAnswer(store: Store): { seat: Seat; by: By } | undefined {
  const { state } = store;
  if (!state || state.asking === null) return undefined;
  const here = position(store);
  const waiting = unanswered(state).map((seat) => ({ seat, by: answererOf(here, seat) }));
  const bot = waiting.find(({ by }) => by !== 'player');
  if (!bot || waiting.every(({ by }) => by !== 'player')) return bot;
  return new Play(store.rules, state).step(state.asking.task.do).secret ? undefined : bot;
}

export function botAnswer(game: Game, state: State, seat: Seat, id: string | null): Json {
  const bots = botsOf(game);
  const bot = bots.find((one) => one.id === id) ?? bots[0]; // a retired bot's seat goes to the best there is
  if (!bot) throw new Error(`${game.name} has no bot for seat ${seat}`);
  const [fast = 0] = crypto.getRandomValues(new Int32Array(1));
  return answerOf(bot, game, state, seat, { fast });
}
