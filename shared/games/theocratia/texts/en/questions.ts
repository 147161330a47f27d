import type { Task, View } from '../../../../engine/index.ts';
import { hexLabels } from '../../map/board.ts';
import type { Theocratia } from '../../table.ts';
import { words } from './words.ts';

const civ = (task: Task): string => words.civs[Number(task.civ)] ?? '';
const kind = (task: Task): string => words.kinds[Number(task.kind)] ?? '';

// What is asked, in one sentence.
export function question(task: Task, { table }: View<Theocratia>): string {
  const { turn } = table;
  const die = turn?.die ? `${words.civs[turn.die.civ]} ${turn.die.face}` : 'die';
  switch (task.do) {
    case 'chooseCiv':
      return 'Choose the Civ that builds its first House for you.';
    case 'draft':
      return 'Take a die from the table.';
    case 'assign':
      return `Give your ${die} to a Civ.`;
    case 'waive':
      return `Discard a card so that ${civ(task)} may show a ${task.face} twice running.`;
    case 'act':
      return `${words.civs[turn?.civ ?? 0]} acts with your ${die}: what and where?`;
    case 'pyramidGroup':
      return `Which two buildings go with the one on ${hexLabels[Number(task.hex)]} for the Pyramid?`;
    case 'token':
      return 'Take a Pyramid token; it is used at once.';
    case 'tokenWorship':
      return 'Which Civ gives you 1 Worship?';
    case 'tokenBuild':
      return `Where does ${civ(task)} build its ${kind(task)}?`;
    case 'tokenUpgrade':
      return `Which of your ${civ(task)} Houses becomes a ${kind(task)}?`;
    case 'holiday':
      return `Choose the crystals ${civ(task)} offers: ${table.civs[Number(task.civ)]?.size} in all.`;
    case 'afterAction':
      return 'Play cards or claim tiles, or end your turn.';
    case 'endRoundBonus':
      return `Your End Round Bonus: ${words.civs[table.bonusDie]} may build one more House for you.`;
    case 'expansionHouse':
      return `${civ(task)} grows by itself: as first player, choose the hex.`;
    case 'expansionUpgrade':
      return `${civ(task)} improves one of its Houses: as first player, choose how.`;
    case 'endPyramid':
      return 'A Pyramid of yours brings 1 Worship: of which Civ?';
    case 'drop':
      return 'Which of your highest Priests is left out of the scoring?';
    default:
      return 'Choose.';
  }
}
