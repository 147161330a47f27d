import * as v from 'valibot';
import {
  type Game,
  type Json,
  type Kit,
  type Module,
  one,
  only,
  type Power,
  type Seat,
} from '../../shared/engine/index.ts';

// A game of nothing but the kernel's own parts, for the kernel's tests.
export type Toy = Kit & {
  table: { trail: string[]; secret: string; hands: number[]; turn: Seat };
  view: { trail: string[]; hand: number | null };
  options: Json;
  event: { type: 'said'; what: string } | { type: 'peeked'; card: string };
  values: { strength: { seat: Seat; place: number } };
};

export const base: Module<Toy> = {
  id: 'base',
  sequences: { game: ['first', 'second', 'choose', 'finish'] },
  steps: {
    first: { run: (g) => void g.table.trail.push('first') },
    second: { run: (g) => void g.table.trail.push('second') },
    choose: {
      ask: (g) => [g.table.turn],
      options: () => one(['left', 'right']),
      resolve(g, _, answers) {
        const [seat, answer] = only(answers);
        g.table.trail.push(`${seat} ${String(answer)}`);
        g.emit({ type: 'said', what: String(answer) });
      },
    },
    finish: { run: (g) => g.end({ winners: [0], scores: [1, 0], how: 'toy' }) },
  },
};

export function toy(modules: Module<Toy>[] = [base], changes: Partial<Game<Toy>> = {}): Game<Toy> {
  return {
    id: 'toy',
    name: 'Toy',
    seats: { min: 2, max: 3 },
    rules: 1,
    options: v.any(),
    modules: Object.fromEntries(modules.map((module) => [module.id, module])),
    modulesFor: () => modules.map((module) => module.id),
    table: (_, seats) => ({ trail: [], secret: 'x', hands: Array.from({ length: seats }, (_, i) => i), turn: 0 }),
    first: { do: 'game' },
    view: (table, seat) => ({ trail: table.trail, hand: seat === null ? null : (table.hands[seat] ?? null) }),
    scramble: () => {},
    check: () => [],
    migrations: [],
    texts: { en: () => Promise.reject(new Error('a toy says nothing')) },
    reference: { en: () => Promise.reject(new Error('a toy has no rules to read')) },
    ...changes,
  };
}

export const seed = '5eed'.repeat(16);
export const begin = { seats: 2, options: {}, seed };

export const power = (id: string, holders: Seat[], rest: Partial<Power<Toy>> = {}): Power<Toy> => ({
  id,
  holders: () => holders,
  ...rest,
});

export const trail = (state: { table: object }): unknown => Reflect.get(state.table, 'trail');
