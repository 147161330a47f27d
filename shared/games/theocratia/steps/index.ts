import type { Steps } from '../../../engine/index.ts';
import { compensate } from '../actions/compensate.ts';
import { expand } from '../actions/expand.ts';
import { first } from '../actions/first.ts';
import { holiday } from '../actions/holiday.ts';
import { pyramidBonus, pyramidGroup, pyramidWorship, raisePyramid } from '../actions/pyramid.ts';
import { barrack, factory } from '../actions/upgrade.ts';
import { recordWar, strike, warWorship } from '../actions/war.ts';
import type { Theocratia } from '../table.ts';
import { tokenBuild } from '../tokens/build.ts';
import { tokenWorship } from '../tokens/gains.ts';
import { token } from '../tokens/index.ts';
import { tokenUpgrade } from '../tokens/upgrade.ts';
import { act } from './act.ts';
import { afterAction } from './afterAction.ts';
import { assign, place, waive } from './assign.ts';
import { closeRound } from './closeRound.ts';
import { civHoliday, developCiv, developCivs, shiftDevelopments } from './development.ts';
import { draft } from './draft.ts';
import { endRoundBonus } from './endRoundBonus.ts';
import { expansion, expansionHouse, expansionUpgrade } from './expansion.ts';
import { clearTable, drawBonusDie, pollute, presetFirst, presetSecond, rollDice } from './prepare.ts';
import { drop, endPyramid, endPyramids, score } from './scoring.ts';
import { chooseCiv, settle, setUp } from './setUp.ts';
import { beginTurn, endTurn, turns } from './turns.ts';

// In the order of sequences.ts.
export const steps: Steps<Theocratia> = {
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
