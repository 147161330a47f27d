import type { Game } from '../../engine/index.ts';
import { check } from './check.ts';
import { sequences } from './sequences.ts';
import { award } from './steps/award.ts';
import { bid } from './steps/bid.ts';
import { deal } from './steps/deal.ts';
import { goOn } from './steps/goOn.ts';
import { carriedTie, tie } from './steps/tie.ts';
import { turnUp } from './steps/turnUp.ts';
import { begin, type Goofspiel, options } from './table.ts';
import { scramble, view } from './view.ts';

// Sealed bids for a row of prizes: the smallest game that uses most of the kernel.
export const goofspiel: Game<Goofspiel> = {
  id: 'goofspiel',
  name: 'Goofspiel',
  seats: { min: 2, max: 5 },
  rules: 1,
  options,
  modules: {
    base: { id: 'base', sequences, steps: { deal, turnUp, bid, award, tie, goOn } },
    carry: { id: 'carry', replaces: { steps: { tie: carriedTie } } },
  },
  modulesFor: ({ ties }) => (ties === 'carry' ? ['base', 'carry'] : ['base']),
  table: begin,
  first: { do: 'game' },
  view,
  scramble,
  check,
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
