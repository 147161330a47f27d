import { anyAnswer } from '../../shared/bots/bot.ts';
import {
  decide,
  type Fast,
  type Game,
  type Json,
  optionsFor,
  type State,
  startFast,
  unanswered,
} from '../../shared/engine/index.ts';

export type Told = { type: string };
export type Position = { state: State; seat: number; events: Told[] };
export type Wish = { players: number; seed: number; until: string; nth: number };

// Random play up to the nth time this question is put (or the end), seen by the seat that is asked.
export function playUntil(game: Game, { players, seed, until, nth }: Wish): Position {
  const random: Fast = { fast: seed };
  const state = startFast(game, players, {}, seed);
  let left = nth;
  let events: Told[] = [];
  while (state.result === null) {
    const [seat] = unanswered(state);
    if (seat === undefined || !state.asking) break;
    if (state.asking.task.do === until && --left <= 0) return { state, seat, events };
    const options = optionsFor(game, state, seat);
    if (!options) break;
    const told = toldBy(game, state, seat, anyAnswer(options, random));
    if (told.length > 0) events = told;
  }
  return { state, seat: 0, events };
}

export function answer(game: Game, { state, seat }: Position, choice: Json): Position {
  const copy = structuredClone(state);
  const events = toldBy(game, copy, seat, choice);
  return { state: copy, seat: unanswered(copy)[0] ?? seat, events };
}

const toldBy = (game: Game, state: State, seat: number, choice: Json): Told[] =>
  decide(game, state, seat, choice).events.map(({ event }) => event);
