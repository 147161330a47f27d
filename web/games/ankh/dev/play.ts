import type { Options, View } from '../../../../shared/engine/index.ts';
import {
  decide,
  type Json,
  optionsFor,
  type State,
  startFast,
  unanswered,
  viewFor,
} from '../../../../shared/engine/index.ts';
import { ankh } from '../../../../shared/games/ankh/ankh.ts';
import type { Event } from '../../../../shared/games/ankh/events.ts';
import type { Ankh } from '../../../../shared/games/ankh/table.ts';
import { gameById } from '../../../../shared/games/index.ts';

const game = gameById(ankh.id);
if (!game) throw new Error('Ankh is not in the list of games');

export type Position = { state: State; seat: number; events: Event[] };
export type Wish = { players: number; setup: string; seed: number; until: string; nth: number };

// A seeded random player: whoever is asked takes any of the options.
function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

function anyOf(options: Options, next: () => number): Json {
  if (options.kind === 'number') return options.min + Math.floor(next() * (Math.min(4, options.max - options.min) + 1));
  if (options.kind === 'one') return options.of[Math.floor(next() * options.of.length)] ?? null;
  const count = options.min + Math.floor(next() * (options.max - options.min + 1));
  return [...options.of].sort(() => next() - 0.5).slice(0, count);
}

// Random play up to the nth time this question is put (or the end), seen by the seat that is asked.
export function playUntil({ players, setup, seed, until, nth }: Wish): Position {
  if (!game) throw new Error('Ankh is not in the list of games');
  const next = dice(seed);
  const state = startFast(game, players, { setup, gods: 'deal' }, seed);
  let left = nth;
  let events: Event[] = [];
  while (state.result === null) {
    const [seat] = unanswered(state);
    if (seat === undefined || !state.asking) break;
    const answered = Object.keys(state.asking.answers).length;
    const isFirst = answered === (until === 'playCards' ? 1 : 0);
    if (state.asking.task.do === until && isFirst && --left <= 0) return { state, seat, events };
    const options = optionsFor(game, state, seat);
    if (!options) break;
    const told = decide(game, state, seat, anyOf(options, next)).events.map(({ event }) => event);
    if (told.length > 0) events = told as Event[];
  }
  return { state, seat: 0, events };
}

export function seen({ state, seat }: Position): View<Ankh> {
  if (!game) throw new Error('Ankh is not in the list of games');
  return viewFor(game, state, seat) as View<Ankh>;
}

export function answer({ state, seat }: Position, choice: Json): Position {
  if (!game) throw new Error('Ankh is not in the list of games');
  const copy = structuredClone(state);
  const events = decide(game, copy, seat, choice).events.map(({ event }) => event as Event);
  return { state: copy, seat: unanswered(copy)[0] ?? seat, events };
}
