import type { GameSite } from '../../board/contract.ts';
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
  oneTap: (task) => small.has(task.do),
  colourOf(view, seat) {
    const god = godOf(view, seat)?.god;
    return god ? `var(--ankh-${god})` : undefined;
  },
  scoreOf: (view, seat) => godOf(view, seat)?.devotion,
};
