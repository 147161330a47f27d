import { figuresIn } from '../board.ts';
import { gainDevotion } from '../devotion.ts';
import { ankhPower } from '../holding.ts';

// Losing a Battle with at least two figures there brings 2 Devotion, after the winner's reward and before anyone dies.
export const magnanimous = ankhPower('magnanimous', {
  on: {
    battleLost(g, { seats, region }, holder) {
      if (!seats.includes(holder) || figuresIn(g.table, region, holder).length < 2) return;
      gainDevotion(g, holder, [{ because: 'magnanimous', amount: 2 }]);
    },
  },
});
