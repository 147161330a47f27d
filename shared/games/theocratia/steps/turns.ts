import type { Seat, Step, Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { countsFor } from '../content/counts.ts';
import { NOTHING } from '../content/names.ts';
import type { Theocratia } from '../table.ts';

// Clockwise from the first player, until everyone has had their turns of the round.
export const turns: Step<Theocratia> = {
  run(g) {
    const { order, taken } = g.table;
    if (taken === countsFor(g.seats).turns * g.seats) return;
    g.add({ do: 'turn', seat: at(order, taken % g.seats) });
    g.add({ do: 'turns' });
  },
};

type OfSeat = Task & { seat: Seat };

export const beginTurn: Step<Theocratia, OfSeat> = {
  run(g, { seat }) {
    g.table.turn = {
      seat,
      stuck: false,
      die: null,
      civ: NOTHING,
      space: NOTHING,
      divined: false,
      idle: false,
      matched: false,
      played: [],
    };
  },
};

export const endTurn: Step<Theocratia, OfSeat> = {
  run(g) {
    g.table.turn = null;
    g.table.taken++;
  },
};
