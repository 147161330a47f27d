import type { GameSite } from '../../board/contract.ts';

// All that is ever chosen is a card of the hand.
export const site: GameSite = { onBoard: () => true };
