import type { Json, View } from '../../../shared/engine/index.ts';
import { endsTurn } from '../../../shared/games/ankh/endsTurn.ts';
import type { GameSite } from '../../board/contract.ts';
import { isOnBoard } from './choose/offers.ts';
import { godOf, isOfAnkh } from './seats.ts';

// Small steps that are undone as easily.
const small: ReadonlySet<string> = new Set([
  'moveFigures',
  'push',
  'layCaravan',
  'aimClaws',
  'attuneObelisks',
  'summonFigure',
]);

const isLast = (view: View, option: Json) => isOfAnkh(view) && endsTurn(view, option);

export const site: GameSite = {
  onBoard: isOnBoard,
  // A camel of a line that is still being drawn is its own preview.
  oneTap(task, view, option) {
    if (!small.has(task.do)) return false;
    if (typeof option === 'string' || task.do === 'layCaravan') return true;
    return isLast(view, option) ? false : 'seen';
  },
  endsTurn: isLast,
  colourOf(view, seat) {
    const god = godOf(view, seat)?.god;
    return god ? `var(--ankh-${god})` : undefined;
  },
  scoreOf: (view, seat) => godOf(view, seat)?.devotion,
};
