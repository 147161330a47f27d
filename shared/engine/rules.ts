import type { Json } from './json.ts';
import type { Options } from './options.ts';
import type { Play } from './play.ts';
import { RulesError } from './refusal.ts';
import type { Seat, Task } from './state.ts';

// The types of one game, named once: what stands on its table, its options, its events, its named figures.
export type Kit = {
  table: object;
  view: object;
  options: Json;
  event: { type: string };
  values: object; // figure name → what it is asked about, e.g. { strength: { seat: Seat; region: number } }
};

type Method<Args extends unknown[], R> = { method(...args: Args): R }['method'];

// A line of the rulebook: what happens by itself, who must choose, between what, and what follows.
export type Step<K extends Kit = Kit, A extends Task = Task, X = Json, Answer = X> = {
  run?(g: Play<K>, args: A): void;
  ask?(g: Play<K>, args: A): Seat[]; // nobody: play goes on
  secret?: boolean; // answers stay sealed until the last is in
  seenBy?(g: Play<K>, args: A, seat: Seat): Seat[]; // who, beside its author, may see a sealed answer
  // Ask even where only one answer is possible: always, or where a forced answer would tell what the seat holds.
  confirm?: boolean | Method<[g: Play<K>, args: A, seat: Seat], boolean>;
  options?(g: Play<K>, args: A, seat: Seat): Options<X>; // the ONLY definition of what is legal
  refused?(g: Play<K>, args: A, seat: Seat): { option: Json; because: Json }[]; // what one might expect, and why not
  resolve?(g: Play<K>, args: A, answers: ReadonlyMap<Seat, Answer>): void;
};

export type Steps<K extends Kit = Kit> = { [name: string]: Step<K> };
// A list of step (or sequence) names, read like a table of contents, expanded when entered.
export type Sequences = { [name: string]: readonly string[] };

export type Insert = { before?: { [step: string]: string }; after?: { [step: string]: string } };

// What a god, guardian, card or scenario does, in its own file.
export type Power<K extends Kit = Kit> = {
  id: string;
  holders(table: K['table']): readonly Seat[]; // derived from the table, never stored
  // What it adds to a figure the core asks for, for a holder; 0 where it does not apply.
  value?: { [N in keyof K['values']]?: Method<[g: Play<K>, about: K['values'][N], soFar: number], number> };
  // Its answer to an event of the core.
  on?: { [E in K['event'] as E['type']]?: Method<[g: Play<K>, event: E, holder: Seat], void> };
  steps?: Steps<K>;
  insert?: Insert; // its own step before or after a named one
};

// The base game, a variant, an expansion, a scenario rule.
export type Module<K extends Kit = Kit> = {
  id: string;
  steps?: Steps<K>;
  sequences?: Sequences;
  powers?: readonly Power<K>[];
  insert?: Insert;
  replaces?: { steps?: Steps<K>; sequences?: Sequences; powers?: readonly Power<K>[] }; // of an earlier module, by name
  removes?: { powers?: readonly string[] };
};

export type Rules<K extends Kit = Kit> = {
  steps: Map<string, Step<K>>;
  sequences: Map<string, readonly string[]>;
  powers: readonly Power<K>[];
  valued: Map<string, readonly Power<K>[]>;
  reacting: Map<string, readonly Power<K>[]>;
  before: Map<string, string[]>;
  after: Map<string, string[]>;
};

// Modules become rules once per combination. A name has one home: adding it twice, or replacing it twice, is an error.
export function compile<K extends Kit>(modules: readonly Module<K>[]): Rules<K> {
  const steps = new Map<string, Step<K>>();
  const sequences = new Map<string, readonly string[]>();
  const powers = new Map<string, Power<K>>();
  const home = new Map<string, string>();
  const replacedBy = new Map<string, string>();
  const inserts: Insert[] = [];

  const add = <X>(kind: string, into: Map<string, X>, name: string, thing: X, module: string) => {
    const key = kind === 'power' ? `power ${name}` : `step ${name}`; // steps and sequences share their names
    const before = home.get(key);
    if (before !== undefined)
      throw new RulesError(`${key} is defined by module ${before} and again by module ${module}`);
    home.set(key, module);
    into.set(name, thing);
  };
  const replace = <X>(kind: string, into: Map<string, X>, name: string, thing: X, module: string) => {
    const key = `${kind} ${name}`;
    if (!into.has(name)) throw new RulesError(`module ${module} replaces ${key}, which no earlier module defines`);
    const before = replacedBy.get(key);
    if (before !== undefined)
      throw new RulesError(`${key} is replaced by module ${before} and again by module ${module}`);
    replacedBy.set(key, module);
    into.set(name, thing);
  };

  for (const module of modules) {
    for (const [name, step] of Object.entries(module.steps ?? {})) add('step', steps, name, step, module.id);
    for (const [name, list] of Object.entries(module.sequences ?? {}))
      add('sequence', sequences, name, list, module.id);
    for (const power of module.powers ?? []) add('power', powers, power.id, power, module.id);
    for (const [name, step] of Object.entries(module.replaces?.steps ?? {}))
      replace('step', steps, name, step, module.id);
    for (const [name, list] of Object.entries(module.replaces?.sequences ?? {})) {
      replace('sequence', sequences, name, list, module.id);
    }
    for (const power of module.replaces?.powers ?? []) replace('power', powers, power.id, power, module.id);
    for (const id of module.removes?.powers ?? []) {
      if (!powers.delete(id))
        throw new RulesError(`module ${module.id} removes power ${id}, which no earlier module defines`);
    }
    if (module.insert) inserts.push(module.insert);
  }
  for (const power of powers.values()) {
    for (const [name, step] of Object.entries(power.steps ?? {})) add('step', steps, name, step, `power ${power.id}`);
    if (power.insert) inserts.push(power.insert);
  }

  const rules: Rules<K> = {
    steps,
    sequences,
    powers: [...powers.values()],
    valued: new Map(),
    reacting: new Map(),
    before: new Map(),
    after: new Map(),
  };
  for (const insert of inserts) {
    for (const [step, inserted] of Object.entries(insert.before ?? {})) put(rules.before, step, inserted);
    for (const [step, inserted] of Object.entries(insert.after ?? {})) put(rules.after, step, inserted);
  }
  for (const power of rules.powers) {
    for (const name of Object.keys(power.value ?? {})) put(rules.valued, name, power);
    for (const name of Object.keys(power.on ?? {})) put(rules.reacting, name, power);
  }
  const known = (name: string) => steps.has(name) || sequences.has(name);
  for (const [name, list] of sequences) {
    for (const part of list)
      if (!known(part)) throw new RulesError(`sequence ${name} names ${part}, which no module defines`);
  }
  for (const map of [rules.before, rules.after]) {
    for (const [name, list] of map) {
      for (const part of [name, ...list]) {
        if (!known(part)) throw new RulesError(`an insert around ${name} names ${part}, which no module defines`);
      }
    }
  }
  return rules;
}

function put<X>(map: Map<string, readonly X[]>, key: string, item: X): void {
  map.set(key, [...(map.get(key) ?? []), item]);
}
