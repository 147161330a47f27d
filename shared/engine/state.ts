import type { Json } from './json.ts';
import type { Random } from './random.ts';

// A seat at the table, counted from 0. Who sits there is the service's business, not the rules'.
export type Seat = number;

// What is still to happen: a step's (or sequence's) name with plain arguments.
// Arguments are public: every seat may see them, so no secret goes into one.
export type Task = { do: string; [arg: string]: Json };

// The question play has stopped at.
export type Asking = {
  task: Task;
  since: number; // the seq at which it was put: an answer that knows this seq is not stale
  seats: Seat[];
  answers: { [seat: string]: Json };
  quiet: Seat[]; // answered by force, order or bot: shown as awaited until the last player's answer is in
};

export type Result = { winners: Seat[]; scores: number[]; how: string };

// The whole of a game between two decisions.
export type State<T = object> = {
  game: string;
  rules: number; // the rules this game was begun under; a fix that would be unfair in mid-game asks for it
  shape: number; // how many migrations the stored form has gone through
  options: Json;
  seats: number;
  seq: number; // decisions so far
  random: Random;
  agenda: Task[]; // the first is next
  asking: Asking | null;
  result: Result | null;
  table: T;
};

// An event as it is logged. Without `to` everyone may know it, otherwise only those seats.
export type Told<E = { type: string }> = { event: E; to?: Seat[] };

export function eventsFor<E>(told: readonly Told<E>[], seat: Seat | null): E[] {
  const heard: E[] = [];
  for (const { event, to } of told) if (to === undefined || (seat !== null && to.includes(seat))) heard.push(event);
  return heard;
}

// Who still has to answer, in truth. For what the table may show, see `awaited` in view.ts.
export function unanswered(state: State): Seat[] {
  const asking = state.asking;
  return asking === null ? [] : asking.seats.filter((seat) => !(seat in asking.answers));
}
