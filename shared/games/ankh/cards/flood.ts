import { figure, figuresIn, groundAt } from '../board.ts';
import { gainFollowers } from '../followers.ts';
import { card } from '../holding.ts';
import { conflictOf } from '../steps/conflict.ts';

// At once when revealed: a Follower for each own figure on fertile land in the region, and these can't be killed in
// Battle Resolution. Plague kills them still.
export const flood = card('flood', 0, {
  on: {
    cardsRevealed(g, { region }, holder) {
      const { table } = g;
      const figures = figuresIn(table, region, holder).filter(
        (id) => groundAt(table, figure(table, id).at) === 'fertile',
      );
      conflictOf(table).sheltered.push(...figures);
      gainFollowers(g, holder, [{ because: 'flood', amount: figures.length }]);
    },
  },
});
