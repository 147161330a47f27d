import type { Step } from '../../../engine/index.ts';
import { type Goofspiel, sum } from '../table.ts';

// Another round while prizes are left; then the highest sum of prizes wins, shared by those who tie for it.
export const goOn: Step<Goofspiel> = {
  run(g) {
    const { table } = g;
    table.bids = [];
    if (table.deck.length > 0) {
      g.add({ do: 'round' });
      return;
    }
    const scores = table.won.map(sum);
    const best = Math.max(...scores);
    g.end({ winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])), scores, how: 'prizes' });
  },
};
