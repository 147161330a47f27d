import type { Game } from './game.ts';
import { clone } from './json.ts';
import { Play } from './play.ts';
import { type Fast, fastNumber } from './random.ts';
import { sealedFor } from './sealed.ts';
import type { Seat, State } from './state.ts';

// A copy of the game in which everything this seat can't know is drawn anew: sealed answers are gone, hidden cards
// redealt, the seed replaced. Bots think, and people try things out, on nothing else.
export function imagine(game: Game, state: State, seat: Seat | null, random: Fast): State {
  const answers = sealedFor(new Play(game, state), state, seat);
  const copy = clone({ ...state, random: { fast: Math.floor(fastNumber(random) * 2 ** 32) } as Fast });
  if (copy.asking) {
    copy.asking.answers = answers;
    copy.asking.quiet = [];
  }
  game.scramble(copy.table, seat, random);
  return copy;
}
