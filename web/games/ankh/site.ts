import type { GameSite } from '../../board/contract.ts';
import { offersOf } from './choose/offers.ts';

// What is chosen beside the map: gods, actions, powers and cards, each by its own name. To decline is the page's button.
const beside: ReadonlySet<string> = new Set(['chooseGod', 'firstAction', 'secondAction', 'unlockPower', 'playCards']);
// Small steps that are undone as easily.
const small: ReadonlySet<string> = new Set([
  'moveFigures',
  'push',
  'layCaravan',
  'aimClaws',
  'attuneObelisks',
  'summonFigure',
]);

export const site: GameSite = {
  onBoard: (task, option) => (beside.has(task.do) ? option !== 'decline' : offersOf(task, option).length > 0),
  oneTap: (task) => small.has(task.do),
};
