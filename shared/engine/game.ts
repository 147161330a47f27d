import type { GenericSchema } from 'valibot';
import type { Json } from './json.ts';
import type { Random } from './random.ts';
import { compile, type Kit, type Module, type Rules } from './rules.ts';
import type { Result, Seat, State, Task } from './state.ts';
import type { View } from './view.ts';

// All that the kernel, the service and the site know of a game.
export type Game<K extends Kit = Kit> = {
  id: string;
  name: string;
  seats: { min: number; max: number };
  rules: number; // raised when a fix must not reach games that are under way
  options: GenericSchema<unknown, K['options']>; // what may be chosen when a table is made
  modules: { [id: string]: Module<K> };
  modulesFor(options: K['options'], seats: number): readonly string[]; // the base first
  table(options: K['options'], seats: number): K['table']; // before any step has run, nothing random in it
  first: Task;
  turn?(table: K['table']): Seat | null; // whose it is, in a game of turns; everyone may know it
  order?(table: K['table']): readonly Seat[]; // in which several holders react; by default by seat
  view(table: K['table'], seat: Seat | null, over: boolean): K['view']; // built from nothing
  scramble(table: K['table'], seat: Seat | null, random: Random): void; // redraws all that this seat may not know
  check(table: K['table'], options: K['options']): string[]; // broken invariants, in words
  retired?: { [step: string]: string }; // a released step's name → the name that serves it now
  migrations: readonly ((state: { [key: string]: Json }) => { [key: string]: Json })[]; // shape n → n + 1, pure
  // Any position as readable JSON, for tests, puzzles and bug reports. `read` throws a RulesError that says what is wrong.
  notation?: { write(state: State): Json; read(position: Json): State };
  texts: { en(): Promise<Texts<K>>; [language: string]: () => Promise<Texts<K>> };
  reference: { en(): Promise<Reference>; [language: string]: () => Promise<Reference> };
};

// What of a game it takes to play on from a position; the rest is for beginning, storing and telling.
export type Playable = Pick<Game, 'id' | 'modules' | 'modulesFor' | 'order' | 'retired'>;

// The player's aid, in our own words: what the rules pages and the help at the table show.
export type Reference = { title: string; sections: ReferenceSection[] };
export type ReferenceSection = { id: string; title: string; intro?: string; entries: ReferenceEntry[] };
export type ReferenceEntry = {
  id: string; // stable: options, powers and steps point to it
  name: string;
  text: string; // paragraphs are split by a blank line; plain text, no markup
  page?: string; // where the rulebook says so
  ours?: boolean; // a settled question or content of this house, not of the rulebook
};

// What a game says to people, in one language. It knows only what a view shows.
export type Texts<K extends Kit = Kit> = {
  question(task: Task, view: View<K>, names: readonly string[]): string; // what is asked, in one sentence
  option(task: Task, option: Json, view: View<K>, names: readonly string[]): string;
  refused(because: Json): string;
  event(event: K['event'], names: readonly string[]): string;
  result(result: Result, names: readonly string[]): string;
};

const compiled = new WeakMap<object, Map<string, Rules>>();
// Nearly always asked for the same game and options as the last time.
let last: { game: Playable; options: Json; seats: number; rules: Rules } | undefined;

export function rulesOf(game: Playable, state: State): Rules {
  const { options, seats } = state;
  if (last?.game === game && last.options === options && last.seats === seats) return last.rules;
  const rules = combined(game, game.modulesFor(options, seats));
  last = { game, options, seats, rules };
  return rules;
}

function combined(game: Playable, ids: readonly string[]): Rules {
  let combinations = compiled.get(game);
  if (!combinations) {
    combinations = new Map();
    compiled.set(game, combinations);
  }
  const name = ids.join('+');
  let rules = combinations.get(name);
  if (!rules) {
    rules = compile(
      ids.map((id) => {
        const module = game.modules[id];
        if (!module) throw new Error(`${game.id} has no module '${id}'`);
        return module;
      }),
    );
    combinations.set(name, rules);
  }
  return rules;
}
