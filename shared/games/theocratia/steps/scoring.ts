import { one, type Seat, type Step, type Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { MOST_PYRAMIDS } from '../content/counts.ts';
import { CIVS } from '../content/names.ts';
import { gainWorship } from '../gains.ts';
import { playerOf } from '../owning.ts';
import { highestPriests, pyramidsOf, scoreOf } from '../scoring.ts';
import type { G, Of, Theocratia } from '../table.ts';

export const endPyramids: Step<Theocratia> = {
  run(g) {
    for (let n = 0; n < MOST_PYRAMIDS; n++) g.add({ do: 'endPyramid', n });
  },
};

// Each Pyramid one owns brings 1 Worship of a Civ of one's choice. Nobody waits for another.
export const endPyramid: Step<Theocratia, Of<'endPyramid'>, { civ: number }> = {
  ask: (g, { n }) => g.table.order.filter((seat) => pyramidsOf(g.table, seat) > n),
  options: () => one(CIVS.map((_, civ) => ({ civ }))),
  resolve(g, _, answers) {
    for (const [seat, { civ }] of answers) gainWorship(g, seat, civ, 1, 'endPyramid');
  },
};

// The most advanced Priest does not count; of several, one chooses.
export const drop: Step<Theocratia, Task, { civ: number }> = {
  ask: (g) => [...g.table.order],
  options: (g, _, seat) => one(highestPriests(g.table, seat).map((civ) => ({ civ }))),
  resolve(g, _, answers) {
    for (const [seat, { civ }] of answers) {
      g.table.dropped[seat] = civ;
      g.emit({ type: 'dropped', seat, civ });
    }
  },
};

// Highest total; then fewer steps of Malus, then more Cosmo; then they share the win.
export const score: Step<Theocratia> = {
  run(g) {
    const { table } = g;
    const scores = table.players.map((_, seat) => {
      const score = scoreOf(table, seat, at(table.dropped, seat));
      g.emit({ type: 'scored', seat, ...score });
      return score.total;
    });
    let winners: Seat[] = [...table.players.keys()];
    let how = 'shared';
    for (const [name, figure] of tieBreaks(g, scores)) {
      const best = Math.max(...winners.map(figure));
      winners = winners.filter((seat) => figure(seat) === best);
      if (winners.length === 1) {
        how = name;
        break;
      }
    }
    g.end({ winners, scores, how });
  },
};

const tieBreaks = (g: G, scores: readonly number[]): [string, (seat: Seat) => number][] => [
  ['points', (seat) => at(scores, seat)],
  ['malus', (seat) => -playerOf(g.table, seat).malus],
  ['cosmo', (seat) => playerOf(g.table, seat).cosmo],
];
