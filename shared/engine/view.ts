import { optionsFor, refusedFor } from './decide.ts';
import { endsTurn } from './endsTurn.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Options } from './options.ts';
import { Play } from './play.ts';
import { commitment, type Random } from './random.ts';
import { Refusal } from './refusal.ts';
import type { Kit } from './rules.ts';
import { sealedFor } from './sealed.ts';
import type { Result, Seat, State, Task } from './state.ts';

// A position for one pair of eyes (null: a spectator's), built up from nothing.
export type View<K extends Kit = Kit> = {
  game: string;
  rules: number;
  options: K['options'];
  seats: number;
  seq: number;
  you: Seat | null;
  asking: Question | null;
  result: Result | null;
  fairness: Fairness;
  table: K['view'];
};

export type Question = {
  task: Task;
  since: number;
  secret: boolean;
  seats: Seat[];
  awaited: Seat[]; // who may still be waited for, as far as the table may know
  options?: Options; // for the eyes of a seat that is asked
  refused?: { option: Json; because: Json }[];
  endsTurn?: Json[]; // those of the options that end one's turn
  sealed?: { [seat: string]: Json }; // sealed answers these eyes may see: one's own, a partner's
};

export type Fairness = { commitment: string; nonces: string[]; seed?: string };

export function awaited(state: State): Seat[] {
  const asking = state.asking;
  if (asking === null) return [];
  return asking.seats.filter((seat) => !(seat in asking.answers) || asking.quiet.includes(seat));
}

export function viewFor(game: Game, state: State, seat: Seat | null): View {
  if (seat !== null && (!Number.isInteger(seat) || seat < 0 || seat >= state.seats)) {
    throw new Refusal('unknown-seat', `There is no seat ${seat}: this table has ${state.seats}, counted from 0.`);
  }
  return {
    game: state.game,
    rules: state.rules,
    options: state.options,
    seats: state.seats,
    seq: state.seq,
    you: seat,
    asking: question(game, state, seat),
    result: state.result,
    fairness: fairness(state.random, state.result !== null),
    table: game.view(state.table, seat, state.result !== null),
  };
}

function question(game: Game, state: State, seat: Seat | null): Question | null {
  const asking = state.asking;
  if (asking === null) return null;
  const g = new Play(game, state);
  const step = g.step(asking.task.do);
  const question: Question = {
    task: asking.task,
    since: asking.since,
    secret: step.secret === true,
    seats: asking.seats,
    awaited: awaited(state),
  };
  if (seat === null) return question;
  const options = optionsFor(game, state, seat);
  if (options) {
    question.options = options;
    const refused = refusedFor(game, state, seat);
    if (refused.length > 0) question.refused = refused;
    const last = endsTurn(game, state, seat, options);
    if (last.length > 0) question.endsTurn = last;
  }
  const sealed = sealedFor(g, state, seat);
  if (Object.keys(sealed).length > 0) question.sealed = sealed;
  return question;
}

function fairness(random: Random, over: boolean): Fairness {
  if ('fast' in random) return { commitment: '', nonces: [] };
  const told: Fairness = { commitment: commitment(random.seed), nonces: random.nonces };
  return over ? { ...told, seed: random.seed } : told;
}
