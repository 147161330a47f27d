import type { Step } from '../../../engine/index.ts';
import type { Goofspiel } from '../table.ts';

// The highest bid takes what is on offer.
export const award: Step<Goofspiel> = {
  run(g) {
    const { table } = g;
    const highest = Math.max(...table.bids);
    const leaders = table.bids.flatMap((bid, seat) => (bid === highest ? [seat] : []));
    const [winner, ...others] = leaders;
    if (winner === undefined || others.length > 0) {
      g.add({ do: 'tie', seats: leaders });
      return;
    }
    g.emit({ type: 'won', seat: winner, prizes: [...table.prizes] });
    table.won[winner]?.push(...table.prizes);
    table.prizes = [];
  },
};
