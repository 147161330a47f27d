import type { Seat, Step, Task } from '../../../engine/index.ts';
import type { Goofspiel } from '../table.ts';

type Tie = Task & { seats: Seat[] };

// Nobody gets the prize.
export const tie: Step<Goofspiel, Tie> = {
  run(g, { seats }) {
    g.emit({ type: 'tied', seats, carried: false, prizes: [...g.table.prizes] });
    g.table.lost.push(...g.table.prizes);
    g.table.prizes = [];
  },
};

// The prize stays on offer beside the next one; after the last round nobody gets it.
export const carriedTie: Step<Goofspiel, Tie> = {
  run(g, { seats }) {
    const carried = g.table.deck.length > 0;
    g.emit({ type: 'tied', seats, carried, prizes: [...g.table.prizes] });
    if (carried) return;
    g.table.lost.push(...g.table.prizes);
    g.table.prizes = [];
  },
};
