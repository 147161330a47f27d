import type { Game, Steps } from '../../engine/index.ts';
import { compensate } from './actions/compensate.ts';
import { expand } from './actions/expand.ts';
import { first } from './actions/first.ts';
import { holiday } from './actions/holiday.ts';
import { pyramidBonus, pyramidGroup, pyramidWorship, raisePyramid } from './actions/pyramid.ts';
import { barrack, factory } from './actions/upgrade.ts';
import { recordWar, strike, warWorship } from './actions/war.ts';
import { begin } from './begin.ts';
import { bonusPowers } from './bonus/roundBonus.ts';
import { cardPowers } from './cards/index.ts';
import { check } from './check.ts';
import { notation } from './notation.ts';
import { sequences } from './sequences.ts';
import { act } from './steps/act.ts';
import { afterAction } from './steps/afterAction.ts';
import { assign, place, waive } from './steps/assign.ts';
import { closeRound } from './steps/closeRound.ts';
import { civHoliday, developCiv, developCivs, shiftDevelopments } from './steps/development.ts';
import { draft } from './steps/draft.ts';
import { endRoundBonus } from './steps/endRoundBonus.ts';
import { expansion, expansionHouse, expansionUpgrade } from './steps/expansion.ts';
import { clearTable, drawBonusDie, pollute, presetFirst, presetSecond, rollDice } from './steps/prepare.ts';
import { drop, endPyramid, endPyramids, score } from './steps/scoring.ts';
import { chooseCiv, settle, setUp } from './steps/setUp.ts';
import { beginTurn, endTurn, turns } from './steps/turns.ts';
import { options, type Theocratia } from './table.ts';
import { tokenBuild } from './tokens/build.ts';
import { tokenWorship } from './tokens/gains.ts';
import { token } from './tokens/index.ts';
import { tokenUpgrade } from './tokens/upgrade.ts';
import { scramble, view } from './view.ts';

// In the order of sequences.ts.
const steps: Steps<Theocratia> = {
  setUp,
  settle,
  chooseCiv,
  clearTable,
  pollute,
  rollDice,
  presetFirst,
  presetSecond,
  drawBonusDie,
  turns,
  beginTurn,
  draft,
  assign,
  waive,
  place,
  act,
  first,
  strike,
  recordWar,
  warWorship,
  compensate,
  expand,
  factory,
  barrack,
  pyramidGroup,
  raisePyramid,
  pyramidWorship,
  token,
  tokenWorship,
  tokenBuild,
  tokenUpgrade,
  pyramidBonus,
  holiday,
  afterAction,
  endTurn,
  endRoundBonus,
  developCivs,
  developCiv,
  expansion,
  expansionHouse,
  expansionUpgrade,
  civHoliday,
  shiftDevelopments,
  closeRound,
  endPyramids,
  endPyramid,
  drop,
  score,
};

// Gods who own no people: dice move four Civs, and every Civ may worship everyone.
export const theocratia: Game<Theocratia> = {
  id: 'theocratia',
  name: 'Theocratia',
  seats: { min: 2, max: 4 },
  rules: 1,
  options,
  modules: { base: { id: 'base', sequences, steps, powers: [...bonusPowers, ...cardPowers] } },
  modulesFor: () => ['base'],
  table: begin,
  first: { do: 'game' },
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
