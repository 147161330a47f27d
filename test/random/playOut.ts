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
  type State,
  startFast,
  unanswered,
  viewFor,
} from '../../shared/engine/index.ts';

export type Care = { roundTrip?: boolean; leaks?: boolean; limit?: number };

// Plays to the end by chance, checking after each decision what must hold in every game.
export function playOut(
  game: Game,
  state: State,
  random: Fast,
  care: Care = {},
  each?: (state: State, answer: Json) => void,
): State {
  let current = state;
  for (let decisions = 0; current.result === null; decisions++) {
    if (decisions > (care.limit ?? 20_000)) throw new Error(`${game.id}: no end after ${decisions} decisions`);
    const seat = unanswered(current)[0];
    if (seat === undefined) throw new Error(`${game.id}: nobody is asked, but the game is not over`);
    const options = optionsFor(game, current, seat);
    if (!options) throw new Error(`${game.id}: seat ${seat} is asked but has no options`);
    const answer = anyAnswer(options, random);
    if (care.leaks) expectNoLeak(game, current, random);
    const before = care.roundTrip ? clone(current) : undefined;
    decideUnchecked(game, current, seat, answer);
    const broken = game.check(current.table, current.options);
    if (broken.length > 0) {
      throw new Error(
        `${game.id}, move ${current.seq}, after seat ${seat} chose ${JSON.stringify(answer)}:\n${broken.join('\n')}`,
      );
    }
    if (before) expectRoundTrip(current, before);
    if (before) current = JSON.parse(JSON.stringify(current));
    each?.(current, answer);
  }
  return current;
}

// A state survives being written and read, and the way back leads to the state before.
function expectRoundTrip(state: State, before: State): void {
  const read = JSON.parse(JSON.stringify(state));
  if (!equal(read, state)) expect(read).toEqual(state);
  const back = difference(asJson(state), asJson(before));
  const again = changed(asJson(state), back);
  if (!equal(again, before)) expect(again).toEqual(before);
}

// Whatever is drawn anew that a seat can't know, its eyes see the same.
export function expectNoLeak(game: Game, state: State, random: Fast): void {
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

export const asJson = (state: State): Json => JSON.parse(JSON.stringify(state));

export function randomGame(game: Game, seats: number, options: Json, seed: number, care: Care = {}): State {
  return playOut(game, startFast(game, seats, options, seed), { fast: seed ^ 0x5eed }, care);
}
