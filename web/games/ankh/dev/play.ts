import { anyAnswer } from '../../../../shared/bots/bot.ts';
import {
  decide,
  type Fast,
  type Json,
  optionsFor,
  type State,
  startFast,
  unanswered,
  type View,
  viewFor,
} from '../../../../shared/engine/index.ts';
import { ankh } from '../../../../shared/games/ankh/ankh.ts';
import type { Event } from '../../../../shared/games/ankh/events.ts';
import type { Ankh } from '../../../../shared/games/ankh/table.ts';

export type Position = { state: State; seat: number; events: Event[] };
export type Wish = { players: number; setup: string; seed: number; until: string; nth: number };

// Random play up to the nth time this question is put (or the end), seen by the seat that is asked. Of sealed cards the
// first is already laid, so that its back is on the table.
export function playUntil({ players, setup, seed, until, nth }: Wish): Position {
  const random: Fast = { fast: seed };
  const state = startFast(ankh, players, { setup, gods: 'deal' }, seed);
  let left = nth;
  let events: Event[] = [];
  while (state.result === null) {
    const [seat] = unanswered(state);
    if (seat === undefined || !state.asking) break;
    const laid = Object.keys(state.asking.answers).length;
    if (state.asking.task.do === until && laid === (until === 'playCards' ? 1 : 0) && --left <= 0) {
      return { state, seat, events };
    }
    const options = optionsFor(ankh, state, seat);
    if (!options) break;
    const told = toldBy(state, seat, anyAnswer(options, random));
    if (told.length > 0) events = told;
  }
  return { state, seat: 0, events };
}

export function seen({ state, seat }: Position): View<Ankh> {
  return viewFor(ankh, state, seat) as View<Ankh>;
}

export function answer({ state, seat }: Position, choice: Json): Position {
  const copy = structuredClone(state);
  const events = toldBy(copy, seat, choice);
  return { state: copy, seat: unanswered(copy)[0] ?? seat, events };
}

// The kernel knows events only as things with a type; those of this game are Ankh's.
function toldBy(state: State, seat: number, choice: Json): Event[] {
  return decide(ankh, state, seat, choice).events.map(({ event }) => event as Event);
}
