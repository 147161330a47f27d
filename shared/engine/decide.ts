import type { Playable } from './game.ts';
import { clone, type Json } from './json.ts';
import { forced, isDeadEnd, type Options, objection } from './options.ts';
import { Play } from './play.ts';
import type { Draw } from './random.ts';
import { Refusal, RulesError } from './refusal.ts';
import type { Asking, Seat, State, Task, Told } from './state.ts';

export type By = 'player' | 'order' | 'clock' | 'bot';
export type Outcome<T = object> = { state: State<T>; events: Told[]; final: boolean; draws: Draw[] };

// More steps than this between two decisions is a mistake in the rules, not a long turn.
const longest = 5_000;
const deepest = 1_000;

// Where to stop before the next question.
type Until = (g: Play) => boolean;

// Runs the agenda until somebody must choose or the game is over.
export function proceed(g: Play, until?: Until): void {
  const { state } = g;
  for (let steps = 0; state.asking === null && state.result === null; steps++) {
    if (until?.(g)) return;
    if (steps > longest || state.agenda.length > deepest) throw runaway(g);
    const task = state.agenda.shift();
    if (!task) throw new RulesError(`${g.game.id}: nothing is left on the agenda, but the game has not ended`);
    const sequence = g.rules.sequences.get(task.do);
    if (sequence) {
      queue(
        g,
        sequence.map((name) => ({ ...task, do: name })),
      );
    } else {
      take(g, task);
    }
  }
}

// A task whose `run` is over but whose question waits until the tasks it added are done is marked `asks`.
function take(g: Play, task: Task): void {
  const step = g.step(task.do);
  if (step.run && task.asks !== true) {
    step.run(g, task);
    if (g.over) return;
    if (g.added.length > 0) {
      const added = g.added.splice(0);
      if (step.ask) g.state.agenda.unshift({ ...task, asks: true });
      queue(g, added);
      return;
    }
  }
  const seats = step.ask?.(g, task) ?? [];
  if (seats.length > 0) put(g, task, seats);
}

function queue(g: Play, tasks: readonly Task[]): void {
  const expanded: Task[] = [];
  for (const task of tasks) {
    for (const name of g.rules.before.get(task.do) ?? []) expanded.push({ ...task, do: name });
    expanded.push(task);
    for (const name of g.rules.after.get(task.do) ?? []) expanded.push({ ...task, do: name });
  }
  g.state.agenda.unshift(...expanded);
}

function put(g: Play, task: Task, seats: Seat[]): void {
  const asking: Asking = { task, since: g.state.seq, seats, answers: {}, quiet: [] };
  const step = g.step(task.do);
  for (const seat of seats) {
    const options = optionsOf(g, asking, seat);
    if (isDeadEnd(options))
      throw new RulesError(`${g.game.id}: step '${task.do}' asks seat ${seat} and offers nothing`);
    const confirm = typeof step.confirm === 'function' ? step.confirm(g, task, seat) : step.confirm === true;
    const only = confirm ? undefined : forced(options);
    if (only) {
      asking.answers[seat] = only.answer;
      asking.quiet.push(seat);
    }
  }
  if (asking.quiet.length === seats.length) resolve(g, asking);
  else g.state.asking = asking;
}

function resolve(g: Play, asking: Asking): void {
  const step = g.step(asking.task.do);
  if (step.secret) g.reveal();
  const answers = new Map<Seat, Json>();
  for (const seat of asking.seats) {
    const answer = asking.answers[seat];
    if (answer !== undefined) answers.set(seat, answer);
  }
  step.resolve?.(g, asking.task, answers);
  if (g.over) return;
  queue(g, g.added.splice(0));
}

// The table does not change while a question is open, so its options are worked out once. Those of the last few
// questions are kept, not all: a weak map of every question would cost bots a sixth of their time.
type Kept = { asking: Asking | undefined; bySeat: Options[] };
const recent: Kept[] = Array.from({ length: 8 }, () => ({ asking: undefined, bySeat: [] }));
let oldest = 0;

function kept(asking: Asking): Options[] {
  for (const one of recent) if (one.asking === asking) return one.bySeat;
  const bySeat: Options[] = [];
  recent[oldest] = { asking, bySeat };
  oldest = (oldest + 1) % recent.length;
  return bySeat;
}

function optionsOf(g: Play, asking: Asking, seat: Seat): Options {
  const bySeat = kept(asking);
  let options = bySeat[seat];
  if (!options) {
    const step = g.step(asking.task.do);
    if (!step.options) throw new RulesError(`${g.game.id}: step '${asking.task.do}' asks but has no options`);
    options = step.options(g, asking.task, seat);
    bySeat[seat] = options;
  }
  return options;
}

// What this seat may answer now; undefined when it is not asked.
export function optionsFor(game: Playable, state: State, seat: Seat): Options | undefined {
  if (state.asking === null || !state.asking.seats.includes(seat)) return undefined;
  return optionsOf(new Play(game, state), state.asking, seat);
}

// What this seat might expect to be able to answer, and why it can't.
export function refusedFor(game: Playable, state: State, seat: Seat): { option: Json; because: Json }[] {
  if (state.asking === null || !state.asking.seats.includes(seat)) return [];
  const g = new Play(game, state);
  return g.step(state.asking.task.do).refused?.(g, state.asking.task, seat) ?? [];
}

export function refusal(game: Playable, state: State, seat: Seat, answer: Json, seq = state.seq): Refusal | undefined {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) {
    return new Refusal('unknown-seat', `There is no seat ${seat}: this table has ${state.seats}, counted from 0.`);
  }
  if (state.result !== null) return new Refusal('game-over', 'This game is over.');
  if (state.asking === null || !state.asking.seats.includes(seat)) {
    return new Refusal('not-asked', 'Nothing is asked of this seat now.');
  }
  if (seq < state.asking.since || seq > state.seq) {
    return new Refusal('stale', `This answer belongs to move ${seq}; the table has come to move ${state.seq}.`);
  }
  const options = optionsFor(game, state, seat);
  const because = options && objection(options, answer);
  return because === undefined ? undefined : new Refusal('not-an-option', `This can't be answered: ${because}.`);
}

// One decision on a state the caller owns. A refused answer changes nothing; after any other error the state is spoilt.
export function decide(
  game: Playable,
  state: State,
  seat: Seat,
  answer: Json,
  by: By = 'player',
): Omit<Outcome, 'state'> {
  const refused = refusal(game, state, seat, answer);
  if (refused) throw refused;
  return settle(game, state, seat, answer, by);
}

// The same for callers that took the answer from the options themselves (bots, self-play). With `until` it may end
// between two steps, so the state must be a scratch one.
export function decideUnchecked(game: Playable, state: State, seat: Seat, answer: Json, until?: Until): void {
  settle(game, state, seat, answer, 'bot', until);
}

function settle(game: Playable, state: State, seat: Seat, answer: Json, by: By, until?: Until): Omit<Outcome, 'state'> {
  const g = new Play(game, state);
  const asking = state.asking;
  if (asking === null) throw new Refusal('not-asked', 'Nothing is asked now.');
  asking.answers[seat] = answer;
  asking.quiet = asking.quiet.filter((quiet) => quiet !== seat);
  if (by !== 'player') asking.quiet.push(seat);
  state.seq++;
  if (asking.seats.every((asked) => asked in asking.answers)) {
    state.asking = null;
    resolve(g, asking);
    proceed(g, until);
  }
  return { events: g.told, final: g.revealed || g.over, draws: g.draws };
}

// One decision on a copy: the state handed in stays as it was, whatever happens.
export function apply<T extends object>(
  game: Playable,
  state: State<T>,
  seat: Seat,
  answer: Json,
  by: By = 'player',
): Outcome<T> {
  const refused = refusal(game, state, seat, answer);
  if (refused) throw refused;
  const copy = clone(state);
  return { state: copy, ...settle(game, copy, seat, answer, by) };
}

function runaway(g: Play): RulesError {
  const names = [...new Set(g.state.agenda.slice(0, 12).map((task) => task.do))].join(', ');
  return new RulesError(`${g.game.id}: the agenda runs away after move ${g.state.seq}; next on it: ${names}`);
}
