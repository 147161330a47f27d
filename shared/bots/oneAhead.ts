import {
  clone,
  decideUnchecked,
  draw,
  type Fast,
  type Game,
  type Json,
  type Options,
  optionsFor,
  type Seat,
  type State,
  shuffle,
  unanswered,
} from '../engine/index.ts';
import { anyAnswer, type Bot } from './bot.ts';

// How well a seat stands in a game: the higher, the better. It is only ever shown imagined games.
export type Evaluate = (state: State, seat: Seat) => number;

export type Thought = {
  options: number; // of a longer list, so many are tried, picked by chance
  worlds: number; // how many ways the others' sealed answers and the dice are imagined
  follow: number; // own questions that come straight after are answered too, so many of them …
  few: number; // … where there is no more than this to try, so that no decision takes much longer than another
  followed: number; // options tried at each of those
};
const usual: Thought = { options: 60, worlds: 4, follow: 0, few: 6, followed: 12 };

// A bot that tries each answer on a copy of the imagined game and takes the one after which its seat stands best.
export function oneAhead(id: string, evaluate: Evaluate, thought: Partial<Thought> = {}): Bot {
  const { options: most, worlds, follow, few, followed } = { ...usual, ...thought };

  const choose = (
    game: Game,
    state: State,
    seat: Seat,
    options: Options,
    tries: number,
    random: Fast,
    deeper: number,
  ) => {
    const answers = candidates(options, tries, random);
    const [first] = answers;
    if (first === undefined || answers.length === 1) return first ?? anyAnswer(options, random);
    // Every answer is tried in the same worlds, so that luck does not decide between them.
    const seeds = Array.from({ length: isOpen(state, seat) ? 1 : worlds }, () => draw(random, 2 ** 31));
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (const answer of answers) {
      let sum = 0;
      for (const seed of seeds) {
        const copy = { ...clone(state), random: { fast: seed } };
        decideUnchecked(game, copy, seat, answer);
        goOn(game, copy, seat, { fast: seed }, answers.length * seeds.length <= few ? deeper : 0);
        sum += evaluate(copy, seat);
      }
      if (sum > most) [best, most] = [answer, sum];
    }
    return best;
  };

  // The others answer the open question by chance; then this seat's next questions are thought through as well.
  const goOn = (game: Game, state: State, seat: Seat, random: Fast, deeper: number): void => {
    const open = state.asking?.since;
    while (state.asking && state.asking.since === open && state.asking.seats.includes(seat)) {
      const other = unanswered(state)[0];
      const options = other === undefined ? undefined : optionsFor(game, state, other);
      if (other === undefined || !options || other === seat) break;
      decideUnchecked(game, state, other, anyAnswer(options, random));
    }
    for (let left = deeper; left > 0; left--) {
      if (state.asking?.seats.length !== 1 || state.asking.seats[0] !== seat) return;
      const options = optionsFor(game, state, seat);
      if (!options) return;
      decideUnchecked(game, state, seat, choose(game, state, seat, options, followed, random, 0));
    }
  };

  return {
    id,
    choose: (game, imagined, seat, options, random) => choose(game, imagined, seat, options, most, random, follow),
  };
}

// A question put to this seat alone needs no guess at others' answers.
const isOpen = (state: State, seat: Seat): boolean => state.asking?.seats.every((asked) => asked === seat) ?? true;

// The answers worth trying: all of a short list, and of a long one so many, picked by chance.
export function candidates(options: Options, most: number, random: Fast): Json[] {
  switch (options.kind) {
    case 'one':
      return options.of.length <= most ? options.of : shuffle(random, [...options.of]).slice(0, most);
    case 'number': {
      const { min, max } = options;
      if (max - min < most) return Array.from({ length: max - min + 1 }, (_, i) => min + i);
      return Array.from({ length: most }, (_, i) => min + Math.round((i * (max - min)) / (most - 1)));
    }
    case 'some':
      return subsets(options.of, options.min, Math.min(options.max, options.of.length), most, random);
  }
}

// All choices of min to max things if they are few, otherwise some by chance.
function subsets(of: readonly Json[], min: number, max: number, most: number, random: Fast): Json[][] {
  let all: Json[][] = [[]];
  for (const [i, thing] of of.entries()) {
    const left = of.length - i - 1;
    all = all.flatMap((chosen) => {
      const next = chosen.length < max ? [[...chosen, thing]] : [];
      return chosen.length + left >= min ? [chosen, ...next] : next;
    });
    if (all.length > most) {
      return Array.from({ length: most }, () => shuffle(random, [...of]).slice(0, min + draw(random, max - min + 1)));
    }
  }
  return all;
}
