import { expect } from 'vitest';
import { anyAnswer } from '../../shared/bots/index.ts';
import {
  changed,
  clone,
  decideUnchecked,
  difference,
  equal,
  type Fast,
  type Game,
  imagine,
  type Json,
  optionsFor,
  rulesOf,
  type Seat,
  type State,
  startFast,
  unanswered,
  viewFor,
} from '../../shared/engine/index.ts';

// Storage and leaks are looked at after every decision, or after every so many; leaks also whenever
// an answer lies sealed.
export type Care = { roundTrip?: boolean | number; leaks?: boolean | number; limit?: number };
const isDue = (every: boolean | number | undefined, decisions: number): boolean =>
  Number(every ?? 0) > 0 && decisions % Number(every) === 0;

// Plays to the end by chance, checking after each decision what must hold in every game. `each` is shown every decision
// before it is made.
export function playOut(
  game: Game,
  state: State,
  random: Fast,
  care: Care = {},
  each?: (state: State, seat: Seat, answer: Json, decisions: number) => void,
): State {
  let current = state;
  for (let decisions = 0; current.result === null; decisions++) {
    if (decisions > (care.limit ?? 20_000)) throw new Error(`${game.id}: no end after ${decisions} decisions`);
    const seat = unanswered(current)[0];
    if (seat === undefined) throw new Error(`${game.id}: nobody is asked, but the game is not over`);
    const options = optionsFor(game, current, seat);
    if (!options) throw new Error(`${game.id}: seat ${seat} is asked but has no options`);
    const answer = anyAnswer(options, random);
    each?.(current, seat, answer, decisions);
    if (isDue(care.leaks, decisions) || (care.leaks && isSealed(game, current))) expectNoLeak(game, current, random);
    const before = isDue(care.roundTrip, decisions) ? clone(current) : undefined;
    decideUnchecked(game, current, seat, answer);
    const broken = game.check(current.table, current.options);
    if (broken.length > 0) {
      throw new Error(
        `${game.id}, move ${current.seq}, after seat ${seat} chose ${JSON.stringify(answer)}:\n${broken.join('\n')}`,
      );
    }
    if (before) current = stored(current, before);
  }
  return current;
}

// Has somebody sealed an answer that others wait to see?
const isSealed = (game: Game, state: State): boolean =>
  state.asking !== null &&
  Object.keys(state.asking.answers).length > 0 &&
  rulesOf(game, state).steps.get(state.asking.task.do)?.secret === true;

// A state survives being written and read, and the way back leads to the state before.
function stored(state: State, before: State): State {
  const read = JSON.parse(JSON.stringify(state));
  if (!equal(read, state)) expect(read).toEqual(state);
  const again = changed(read, difference(read, asJson(before)));
  if (!equal(again, before)) expect(again).toEqual(before);
  return read;
}

// A view tries out the options it tells of. Those steps belong to no game, so an Exercise must not count them: rules are
// watched for each game, and this is another.
const unwatched = new WeakMap<Game, Game>();
function looking(game: Game): Game {
  const other = unwatched.get(game) ?? { ...game };
  unwatched.set(game, other);
  return other;
}

// Whatever is drawn anew that a seat can't know, its eyes see the same.
export function expectNoLeak(played: Game, state: State, random: Fast): void {
  const game = looking(played);
  for (const seat of [null, ...Array.from({ length: state.seats }, (_, i) => i)]) {
    const seen = viewFor(game, state, seat);
    const scrambled = clone(state);
    game.scramble(scrambled.table, seat, random);
    if (scrambled.asking) scrambled.asking.answers = imagine(game, state, seat, { fast: 1 }).asking?.answers ?? {};
    const seenThen = viewFor(game, scrambled, seat);
    // Who is awaited is public by design and does not follow from the answers that were taken away here.
    if (seen.asking && seenThen.asking) seenThen.asking.awaited = seen.asking.awaited;
    if (!equal(seen, seenThen)) expect(seenThen, `what seat ${seat} sees at ${state.asking?.task.do}`).toEqual(seen);
  }
}

const asJson = (state: State): Json => JSON.parse(JSON.stringify(state));

export function randomGame(game: Game, seats: number, options: Json, seed: number, care: Care = {}): State {
  return playOut(game, startFast(game, seats, options, seed), { fast: seed ^ 0x5eed }, care);
}
