import {
  decideUnchecked,
  type Json,
  type Module,
  one,
  optionsFor,
  type Playable,
  type State,
  type View,
} from '../../../../shared/engine/index.ts';
import { base } from '../../../../shared/games/theocratia/base.ts';
import type { TableView, Theocratia } from '../../../../shared/games/theocratia/table.ts';
import { view as viewOf } from '../../../../shared/games/theocratia/view.ts';
import { tableOf } from './tableOf.ts';

// How the table would lie after an answer, what would be asked at once, and, where a die is given to a Civ, what the Civ
// could do with it.
export type Foretold = { table: TableView; asks: string | undefined; deeds: readonly string[] };

const act = base.steps?.act;
if (!act) throw new Error('theocratia has no step to act');

// Where a forecast ends: what the answer itself brings about is done, and nothing of what comes after it has begun.
const stop = 'foretold';
const ending: Module<Theocratia> = {
  id: stop,
  steps: { [stop]: { ask: () => [0], confirm: true, options: () => one([stop]) } },
  replaces: { steps: { act: { ...act, confirm: true } } },
};
// Which token a Pyramid brings is asked later; what else the Pyramid brings can be told before.
const laterToken: Module<Theocratia> = { id: 'laterToken', replaces: { steps: { token: {} } } };

const gameOf = (modules: readonly Module<Theocratia>[]): Playable => ({
  id: 'theocratia',
  modules: Object.fromEntries(modules.map((module) => [module.id, module])),
  modulesFor: () => modules.map(({ id }) => id),
});
const atToken = gameOf([base, ending]);
const elsewhere = gameOf([base, ending, laterToken]);

// What follows by itself where a player has no choice left.
const following: { [step: string]: readonly string[] } = { draft: ['assign', 'act'], assign: ['act'], waive: ['act'] };

// By the very rules the server plays by. Cards that would be drawn are counted and nothing more.
export function foretell(view: View<Theocratia>, answer: Json): Foretold | undefined {
  const { asking, you, seats, seq, rules, options } = view;
  if (!asking || you === null) return undefined;
  const { task, since } = asking;
  const game = task.do === 'token' ? atToken : elsewhere;
  const table = tableOf(view);
  const state: State = {
    ...{ game: game.id, rules, shape: 0, options, seats, seq, random: { fast: 1 }, result: null, table },
    agenda: [...(following[task.do] ?? []), stop].map((step) => ({ do: step, seat: you })),
    asking: { task, since, seats: [you], answers: {}, quiet: [] },
  };
  decideUnchecked(game, state, you, answer);
  if (task.do === 'act') offerHarmless(game, state, you);
  if (task.do === 'assign') discardAny(game, state, you);
  const deeds = deedsNow(game, state, you, table.players[you]?.hand.length === 0);
  const asked = state.asking?.task.do;
  return { table: viewOf(table, you, false), asks: asked === stop ? undefined : asked, deeds };
}

// A Holiday is foretold with the crystals that do the least harm; they come first among the offerings.
function offerHarmless(game: Playable, state: State, you: number): void {
  const offered = state.asking?.task.do === 'holiday' ? optionsFor(game, state, you) : undefined;
  if (offered?.kind === 'some') decideUnchecked(game, state, you, offered.of.slice(0, offered.min));
}

// For showing the same number twice a card goes; which one makes no difference to what is foretold.
function discardAny(game: Playable, state: State, you: number): void {
  const offered = state.asking?.task.do === 'waive' ? optionsFor(game, state, you) : undefined;
  const [card] = offered?.kind === 'one' ? offered.of : [];
  if (card !== undefined) decideUnchecked(game, state, you, card);
}

// The only thing one can do is done at once by whoever holds no card.
function deedsNow(game: Playable, state: State, you: number, holdsNone: boolean): string[] {
  if (state.asking?.task.do !== 'act') return [];
  const offered = optionsFor(game, state, you);
  const moves = offered?.kind === 'one' ? offered.of : [];
  const [only] = moves;
  if (holdsNone && moves.length === 1 && only !== undefined) decideUnchecked(game, state, you, only);
  return [...new Set(moves.flatMap(deedOf))];
}

const deedOf = (move: Json): string[] =>
  typeof move === 'object' && move !== null && !Array.isArray(move) && typeof move.do === 'string' ? [move.do] : [];
