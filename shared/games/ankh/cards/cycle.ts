import { card } from '../holding.ts';
import { cardNames } from '../names.ts';
import { godOf } from '../seats.ts';

// After Battle Resolution all used cards, this one too, come back to the hand.
export const cycle = card('cycle', 0, {
  on: {
    battleOver(g, _, holder) {
      const god = godOf(g.table, holder);
      const cards = god.used;
      god.hand = cardNames.filter((name) => god.hand.includes(name) || cards.includes(name));
      god.used = [];
      g.emit({ type: 'cardsReclaimed', seat: holder, cards });
    },
  },
});
