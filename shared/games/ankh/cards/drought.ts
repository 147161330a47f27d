import { figure, figuresIn, groundAt } from '../board.ts';
import { card } from '../holding.ts';

// The winner's reward grows by one for each own figure on desert in the region.
export const drought = card('drought', 1, {
  value: {
    winReward: (g, { seat, region }) =>
      figuresIn(g.table, region, seat).filter((id) => groundAt(g.table, figure(g.table, id).at) === 'desert').length,
  },
});
