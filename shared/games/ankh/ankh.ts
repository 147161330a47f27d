import { type Game, Play } from '../../engine/index.ts';
import { begin } from './begin.ts';
import { check } from './check.ts';
import { migrations } from './migrations.ts';
import { base } from './modules/base.ts';
import { peoplesRevolt } from './modules/peoplesRevolt.ts';
import { read } from './notation/read.ts';
import { write } from './notation/write.ts';
import { options } from './options.ts';
import { setupFor } from './setups/index.ts';
import { type Ankh, NOBODY } from './table.ts';
import { scramble, view } from './view.ts';

// Ankh: Gods of Egypt, the final rulebook. Start reading at sequences.ts.
export const ankh: Game<Ankh> = {
  id: 'ankh',
  name: 'Ankh: Gods of Egypt',
  seats: { min: 2, max: 5 },
  rules: 1,
  options,
  modules: { base, peoplesRevolt },
  modulesFor: (options, seats) =>
    setupFor(options, seats).rules === 'peoplesRevolt' ? ['base', 'peoplesRevolt'] : ['base'],
  table: begin,
  first: { do: 'game' },
  turn: ({ turn }) => (turn.player === NOBODY ? null : turn.player),
  order: (table) => table.ranking,
  view,
  scramble,
  check,
  migrations,
  notation: {
    write: (state) => write(new Play<Ankh>(ankh, state)),
    read: (position) => read(ankh, position),
  },
  texts: {
    en: async () => (await import('./texts/en.ts')).texts,
    es: async () => (await import('./texts/es.ts')).texts,
  },
  reference: {
    en: async () => (await import('./reference/en.ts')).reference,
    es: async () => (await import('./reference/es.ts')).reference,
  },
};
