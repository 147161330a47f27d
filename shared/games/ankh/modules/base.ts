import type { Module } from '../../../engine/index.ts';
import { cards } from '../cards/index.ts';
import { gods } from '../gods/index.ts';
import { guardians } from '../guardians/index.ts';
import { powers } from '../powers/index.ts';
import { sequences } from '../sequences.ts';
import * as battle from '../steps/battle.ts';
import * as caravan from '../steps/caravan.ts';
import * as chooseAction from '../steps/chooseAction.ts';
import * as conflict from '../steps/conflict.ts';
import * as control from '../steps/control.ts';
import * as fate from '../steps/fate.ts';
import { gainFollowers } from '../steps/gain.ts';
import { moveFigures, openMove, push } from '../steps/move.ts';
import * as resolution from '../steps/resolution.ts';
import * as setUp from '../steps/setUp.ts';
import { openSummon, summonFigure } from '../steps/summon.ts';
import * as turn from '../steps/turn.ts';
import { openUnlock, unlockPower } from '../steps/unlock.ts';
import type { Ankh } from '../table.ts';

const { chooseGods, offerGods, chooseGod, drawFirstPlayer, chooseGuardians, layOut } = setUp;
const { beginTurn, advanceEvent, resetMarker, endTurn } = turn;
const { openFirstAction, firstAction, openSecondAction, secondAction } = chooseAction;
const { openControl, chooseMonument } = control;
const { openCaravan, layCaravan, keepToken, swapTokens } = caravan;
const { openConflict, resolveRegions, resolveRegion, closeConflict, afterConflict } = conflict;
const { dominationMajorities, dominate } = conflict;
const { openBattle, playCards, awardMajorities, afterBattle, closeBattle } = battle;
const { compareStrength, breakTie, declareOutcome, doomFigures, killDoomed } = resolution;
const { mergeGods, keepGuardians, forgetGods, endGame } = fate;

// The final rulebook.
export const base: Module<Ankh> = {
  id: 'base',
  sequences,
  steps: {
    ...{ chooseGods, offerGods, chooseGod, drawFirstPlayer, chooseGuardians, layOut },
    ...{ beginTurn, openFirstAction, firstAction, openSecondAction, secondAction, advanceEvent, resetMarker, endTurn },
    ...{ openMove, moveFigures, push, openSummon, summonFigure, gainFollowers, openUnlock, unlockPower },
    ...{ openControl, chooseMonument, openCaravan, layCaravan, keepToken, swapTokens },
    ...{ openConflict, resolveRegions, resolveRegion, dominationMajorities, dominate, closeConflict, afterConflict },
    ...{ openBattle, playCards },
    ...{
      awardMajorities,
      compareStrength,
      breakTie,
      declareOutcome,
      doomFigures,
      killDoomed,
      afterBattle,
      closeBattle,
    },
    ...{ mergeGods, keepGuardians, forgetGods, endGame },
  },
  // In this order they react to one event and stand before and after one step: Guardians at the start of a Conflict
  // come before Ankh powers.
  powers: [...cards, ...gods, ...guardians, ...powers],
};
