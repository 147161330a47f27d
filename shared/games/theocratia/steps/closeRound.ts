import type { Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { countsFor } from '../content/counts.ts';
import { NOTHING } from '../content/names.ts';
import type { Theocratia } from '../table.ts';
import { clockwiseFrom } from './setUp.ts';

// Whoever holds the token begins the next round; after the last round the scores are counted.
export const closeRound: Step<Theocratia> = {
  run(g) {
    const { table } = g;
    if (table.nextFirst !== NOTHING) table.order = clockwiseFrom(table, table.nextFirst);
    g.emit({ type: 'roundOver', round: table.round, first: at(table.order, 0) });
    g.add({ do: table.round === countsFor(g.seats).rounds ? 'scoring' : 'round' });
  },
};
