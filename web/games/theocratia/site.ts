import { COLOURS } from '../../../shared/games/theocratia/content/names.ts';
import type { GameSite } from '../../board/contract.ts';
import { isOnBoard } from './choose/offers.ts';
import { playerAt } from './seats.ts';

// Taking a die and giving it to a Civ bring nothing to light, and are undone as easily.
const small: ReadonlySet<string> = new Set(['draft', 'assign']);

export const site: GameSite = {
  onBoard: isOnBoard,
  oneTap: (task) => small.has(task.do),
  colourOf(view, seat) {
    const player = playerAt(view, seat);
    return player && `var(--theo-${COLOURS[player.colour]})`;
  },
  scoreOf: (view, seat) => view.result?.scores[seat] ?? playerAt(view, seat)?.standing,
};
