import { decideUnchecked } from './decide.ts';
import type { Game } from './game.ts';
import { imagine } from './imagine.ts';
import { clone, type Json } from './json.ts';
import type { Options } from './options.ts';
import type { Asking, Seat, State } from './state.ts';

// A question stands in the views of several requests; what is known of it goes when it goes.
const known = new WeakMap<Asking, Json[]>();

// Which of one's options end one's turn. No rule says it: each is tried by the rules themselves, on a copy in which
// everything this seat can't know is drawn anew. Where a die or a card comes first it is not known, so not said; lists
// and numbers are too many to try.
export function endsTurn(game: Game, state: State, seat: Seat, options: Options): Json[] {
  const { asking } = state;
  const isAlone = asking?.seats.length === 1; // else the others' answers decide, too
  if (!asking || !isAlone || options.kind !== 'one' || game.turn?.(state.table) !== seat) return [];
  let found = known.get(asking);
  if (!found) {
    const imagined = imagine(game, state, seat, { fast: 0 });
    found = options.of.filter((answer) => passesOn(game, clone(imagined), seat, answer));
    known.set(asking, found);
  }
  return found;
}

function passesOn(game: Game, scratch: State, seat: Seat, answer: Json): boolean {
  let isPassed = false;
  try {
    decideUnchecked(game, scratch, seat, answer, ({ revealed }) => {
      isPassed = !revealed && game.turn?.(scratch.table) !== seat;
      return isPassed || revealed;
    });
  } catch {
    // A mistake in the rules is told to whoever gives this answer. Nobody is kept from looking at the table for it.
    return false;
  }
  return isPassed;
}
