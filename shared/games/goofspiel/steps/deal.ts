import type { Step } from '../../../engine/index.ts';
import type { Goofspiel } from '../table.ts';

// The prizes are shuffled and lie face down.
export const deal: Step<Goofspiel> = {
  run(g) {
    g.shuffle(g.table.deck);
  },
};
