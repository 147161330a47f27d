import type { Json } from '../../../shared/engine/index.ts';
import { COLOURS } from '../../../shared/games/theocratia/content/names.ts';
import type { GameSite } from '../../board/contract.ts';
import { isOnBoard } from './choose/offers.ts';
import { playerAt } from './seats.ts';

const has = (option: Json, field: string): boolean =>
  typeof option === 'object' && option !== null && !Array.isArray(option) && field in option;

export const site: GameSite = {
  onBoard: isOnBoard,
  // Taking a die and giving it to a Civ bring nothing to light, and are undone as easily; but without cards in hand the
  // rest of the turn may follow by itself, and draw one.
  oneTap(task, view, option) {
    const holdsCards = view.you !== null && (playerAt(view, view.you)?.cards ?? 0) > 0;
    if (!holdsCards || (task.do !== 'draft' && task.do !== 'assign')) return false;
    return has(option, 'draft') || 'seen';
  },
  colourOf(view, seat) {
    const player = playerAt(view, seat);
    return player && `var(--theo-${COLOURS[player.colour]})`;
  },
  scoreOf: (view, seat) => view.result?.scores[seat] ?? playerAt(view, seat)?.standing,
};
