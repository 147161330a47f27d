import * as v from 'valibot';
import { type Outcome, proceed } from './decide.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import { Play } from './play.ts';
import { isSeed, type Random } from './random.ts';
import { RulesError } from './refusal.ts';
import type { State } from './state.ts';

export type Beginning = { seats: number; options: Json; seed: string; nonces?: string[] };

// Sets a game up and plays it to the first question.
export function start(game: Game, { seats, options, seed, nonces = [] }: Beginning): Outcome {
  if (!isSeed(seed)) throw new RulesError('a seed is 64 hexadecimal digits');
  return begin(game, seats, options, { seed, nonces, drawn: 0 });
}

// A game for bots to think and train on, with the fast generator.
export function startFast(game: Game, seats: number, options: Json, seed: number): State {
  return begin(game, seats, options, { fast: seed | 0 }).state;
}

function begin(game: Game, seats: number, given: Json, random: Random): Outcome {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new RulesError(`${game.name} is for ${game.seats.min} to ${game.seats.max} players, not ${seats}`);
  }
  const options = v.parse(game.options, given);
  const state: State = {
    game: game.id,
    rules: game.rules,
    shape: game.migrations.length,
    options,
    seats,
    seq: 0,
    random,
    agenda: [game.first],
    asking: null,
    result: null,
    table: game.table(options, seats),
  };
  const g = new Play(game, state);
  proceed(g);
  return { state, events: g.told, final: true, draws: g.draws };
}
