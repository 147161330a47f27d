import { endsTurn, type GameSite } from '../../board/contract.ts';
import { isOnBoard } from './choose/offers.ts';
import { godOf } from './seats.ts';

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
  onBoard: isOnBoard,
  // A camel of a line that is still being drawn is its own preview.
  oneTap(task, view, option) {
    if (!small.has(task.do)) return false;
    if (typeof option === 'string') return true;
    if (endsTurn(view, option)) return false;
    return task.do === 'layCaravan' || 'seen';
  },
  colourOf(view, seat) {
    const god = godOf(view, seat)?.god;
    return god ? `var(--ankh-${god})` : undefined;
  },
  scoreOf: (view, seat) => godOf(view, seat)?.devotion,
};
