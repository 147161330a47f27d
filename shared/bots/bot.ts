import {
  draw,
  type Fast,
  type Game,
  type Json,
  type Options,
  type Seat,
  type State,
  shuffle,
} from '../engine/index.ts';

// A player that is handed an imagined game (see engine/imagine.ts): it holds what the seat knows and nothing else.
export type Bot = { id: string; choose(game: Game, imagined: State, seat: Seat, options: Options, random: Fast): Json };

// Some answer among the options, each as likely.
export function anyAnswer(options: Options, random: Fast): Json {
  switch (options.kind) {
    case 'one': {
      const answer = options.of[draw(random, options.of.length)];
      if (answer === undefined) throw new RangeError('there is nothing to choose from');
      return answer;
    }
    case 'some': {
      const count = options.min + draw(random, Math.min(options.max, options.of.length) - options.min + 1);
      return shuffle(random, [...options.of]).slice(0, count);
    }
    case 'number':
      return options.min + draw(random, options.max - options.min + 1);
  }
}
