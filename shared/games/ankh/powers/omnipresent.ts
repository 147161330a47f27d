import type { Step } from '../../../engine/index.ts';
import { figuresIn, tokensOnBoard } from '../board.ts';
import { gainFollowers } from '../followers.ts';
import { ankhPower } from '../holding.ts';
import { ascending } from '../seats.ts';
import type { Ankh } from '../table.ts';

// At the start of a Conflict: one Follower for each region with a figure. A figure on water counts in all it touches.
const omnipresence: Step<Ankh> = {
  run(g) {
    const { table } = g;
    for (const seat of ascending(table, g.holders('omnipresent'))) {
      const regions = tokensOnBoard(table).filter((region) => figuresIn(table, region, seat).length > 0);
      gainFollowers(g, seat, [{ because: 'omnipresent', amount: regions.length }]);
    }
  },
};

export const omnipresent = ankhPower('omnipresent', {
  steps: { omnipresence },
  insert: { before: { resolveRegions: 'omnipresence' } },
});
