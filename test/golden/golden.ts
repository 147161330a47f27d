import { createHash } from 'node:crypto';
import { anyAnswer } from '../../shared/bots/index.ts';
import {
  apply,
  type Game,
  type Json,
  optionsFor,
  type Result,
  type Seat,
  start,
  unanswered,
} from '../../shared/engine/index.ts';

// A whole game on file: what it was begun with, each decision, and what came of it.
export type Golden = {
  game: string;
  seats: number;
  options: Json;
  seed: string;
  nonces: string[];
  answers: [Seat, Json][];
  events: string; // SHA-256 of all events, in order
  result: Result;
};

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

// Plays by chance, with the answers drawn from `luck`.
export function record(game: Game, seats: number, options: Json, seed: string, luck: number): Golden {
  const nonces = Array.from({ length: seats }, (_, seat) => `nonce-${seat}`);
  const random = { fast: luck };
  const begun = start(game, { seats, options, seed, nonces });
  const events: unknown[] = [...begun.events];
  const answers: [Seat, Json][] = [];
  let state = begun.state;
  while (state.result === null) {
    const seat = unanswered(state)[0] ?? 0;
    const offered = optionsFor(game, state, seat);
    if (!offered) throw new Error(`${game.id}: nobody can go on after ${answers.length} decisions`);
    const answer = anyAnswer(offered, random);
    answers.push([seat, answer]);
    const outcome = apply(game, state, seat, answer);
    events.push(...outcome.events);
    state = outcome.state;
  }
  return {
    game: game.id,
    seats,
    options: state.options,
    seed,
    nonces,
    answers,
    events: digest(events),
    result: state.result,
  };
}

// Plays the recorded decisions again, as a player would send them.
export function replay(game: Game, golden: Golden): Pick<Golden, 'events' | 'result'> {
  const begun = start(game, golden);
  const events: unknown[] = [...begun.events];
  let state = begun.state;
  for (const [seat, answer] of golden.answers) {
    const outcome = apply(game, state, seat, answer);
    events.push(...outcome.events);
    state = outcome.state;
  }
  if (state.result === null) throw new Error('the recorded decisions are over, the game is not');
  return { events: digest(events), result: state.result };
}
