import type { Game } from '../../engine/index.ts';
import { base } from './base.ts';
import { begin } from './begin.ts';
import { check } from './check.ts';
import { notation } from './notation/index.ts';
import { options, type Theocratia } from './table.ts';
import { scramble, view } from './view.ts';

// Gods who own no people: dice move four Civs, and every Civ may worship everyone.
export const theocratia: Game<Theocratia> = {
  id: 'theocratia',
  name: 'Theocratia',
  seats: { min: 2, max: 4 },
  rules: 1,
  options,
  modules: { base },
  modulesFor: () => ['base'],
  table: begin,
  first: { do: 'game' },
  turn: ({ turn }) => turn?.seat ?? null,
  order: (table) => table.order,
  view,
  scramble,
  check,
  notation,
  migrations: [],
  texts: {
    en: async () => (await import('./texts/en.ts')).texts,
    es: async () => (await import('./texts/es.ts')).texts,
  },
  reference: {
    en: async () => (await import('./reference/en.ts')).reference,
    es: async () => (await import('./reference/es.ts')).reference,
  },
};
