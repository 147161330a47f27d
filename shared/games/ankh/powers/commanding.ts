import { gainFollowers } from '../followers.ts';
import { ankhPower } from '../holding.ts';

// Winning a Battle, not dominating, brings three Followers.
export const commanding = ankhPower('commanding', {
  on: {
    battleWon(g, { seat }, holder) {
      if (seat === holder) gainFollowers(g, holder, [{ because: 'commanding', amount: 3 }]);
    },
  },
});
