import { RulesError, type Seat, type Step, type Task } from '../../../engine/index.ts';
import { majoritiesOf, presentIn, tokensOnBoard } from '../board.ts';
import { gainDevotion } from '../devotion.ts';
import { ownerOf } from '../seats.ts';
import type { Ankh, Conflict, G, Table } from '../table.ts';
import { eventTrack } from '../tracks.ts';

export function conflictOf(table: Table): Conflict {
  if (!table.conflict) throw new RulesError('ankh: this happens only in a Conflict');
  return table.conflict;
}

// Conflict: the god whose player triggered it takes the tiebreaker.
export const openConflict: Step<Ankh> = {
  run(g) {
    const { table } = g;
    const tiebreaker = ownerOf(table, table.turn.player);
    const number = eventTrack.slice(0, table.event).filter((event) => event.do === 'conflict').length;
    table.conflict = { number, tiebreaker, used: false, announced: false, sheltered: [], doomed: [] };
    g.emit({ type: 'conflictBegan', seat: tiebreaker, number });
  },
};

export const resolveRegions: Step<Ankh> = {
  run: (g) => g.add({ do: 'resolveRegion', after: 0 }),
};

// Region by region in the order of the tokens. Who is there decides, when the region is reached, what it comes to.
export const resolveRegion: Step<Ankh, Task & { after: number }> = {
  run(g, { after }) {
    const { table } = g;
    const region = tokensOnBoard(table).find((token) => token > after);
    if (region === undefined) return;
    const conflict = conflictOf(table);
    conflict.sheltered = [];
    conflict.doomed = [];
    const present = presentIn(table, region);
    const [only] = present;
    if (present.length > 1) g.add({ do: 'battle', region });
    else if (only !== undefined) g.add({ do: 'domination', region, seat: only });
    g.add({ do: 'resolveRegion', after: region });
  },
};

// One Devotion for each Monument type a god has the majority of, as one gain.
export function gainForMajorities(g: G, seat: Seat, region: number): void {
  const types = majoritiesOf(g.table, region, seat);
  gainDevotion(
    g,
    seat,
    types.map((type) => ({ because: `majority.${type}`, amount: 1 })),
  );
}

type Alone = Task & { region: number; seat: Seat };

// Domination: first the majorities, then one Devotion for the region.
export const dominationMajorities: Step<Ankh, Alone> = {
  run(g, { region, seat }) {
    g.emit({ type: 'dominated', seat, region });
    gainForMajorities(g, seat, region);
  },
};

export const dominate: Step<Ankh, Alone> = {
  run(g, { region, seat }) {
    gainDevotion(g, seat, g.reckon('dominationReward', [{ because: 'domination', amount: 1 }], { seat, region }));
  },
};

export const closeConflict: Step<Ankh> = {
  run(g) {
    g.emit({ type: 'conflictEnded', number: conflictOf(g.table).number });
    g.table.conflict = null;
  },
};

// After the third Conflict gods merge, after the fourth they are forgotten, after the fifth the game ends.
export const afterConflict: Step<Ankh> = {
  run(g) {
    const after = eventTrack[g.table.event - 1]?.after;
    if (after) g.add({ do: after });
  },
};
