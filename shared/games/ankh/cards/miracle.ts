import { at } from '../../../hex/table.ts';
import { gainDevotion } from '../devotion.ts';
import { card } from '../holding.ts';
import { battleOf } from '../steps/battle.ts';

// After Battle Resolution: 1 Devotion for each own figure killed in this Battle, by Plague too; one gain.
export const miracle = card('miracle', 0, {
  on: {
    battleOver(g, _, holder) {
      gainDevotion(g, holder, [{ because: 'miracle', amount: at(battleOf(g.table).fallen, holder) }]);
    },
  },
});
