import { one, only, type Seat, type Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { figuresOf, isBarred, isIn, land, occupied } from '../board.ts';
import { ankhPower } from '../holding.ts';
import { isWater } from '../map/egypt.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { ascending } from '../seats.ts';
import { battleOf } from '../steps/battle.ts';
import { moveOf, shift } from '../steps/move.ts';
import { weigh } from '../strength.ts';
import type { Ankh, InRegion, Table } from '../table.ts';

// The empty land spaces adjacent to the god's Obelisks in the region where its figures may end.
function targets(table: Table, seat: Seat, region: number): number[] {
  const taken = occupied(table);
  const found = new Set<number>();
  for (const monument of table.monuments) {
    if (monument.type !== 'obelisk' || monument.owner !== seat || !isIn(table, monument.at, region)) continue;
    for (const to of at(land(table).adjacent, monument.at)) {
      if (taken[to] !== 1 && !isWater(to) && !isBarred(table, to, seat)) found.add(to);
    }
  }
  return [...found];
}

// At the start of a Battle the god takes part in, its figures may come from anywhere to its Obelisks there. Several gods
// take turns, least Devotion first, one figure at a time; each figure moves at most once a Battle.
const openAttuning: Step<Ankh, InRegion> = {
  run(g, { region }) {
    const { sides } = battleOf(g.table);
    const queue = ascending(
      g.table,
      g.holders('obeliskAttuned').filter((seat) => sides.includes(seat)),
    );
    if (queue.length > 0) g.add({ do: 'nextAttuning', region, queue, moved: [] });
  },
};

const nextAttuning: Step<Ankh, InRegion & { queue: Seat[]; moved: number[] }> = {
  run(g, { region, queue, moved }) {
    const { table } = g;
    const able = queue.filter(
      (seat) => figuresOf(table, seat).some((id) => !moved.includes(id)) && targets(table, seat, region).length > 0,
    );
    if (able.length > 0) g.add({ do: 'attuneObelisks', region, queue: able, moved });
  },
};

const attuneObelisks: Step<Ankh, Args<'attuneObelisks'>, Option<'attuneObelisks'>, Answer<'attuneObelisks'>> = {
  ask: (_, { queue }) => queue.slice(0, 1),
  options(g, { region, moved }, seat) {
    const spaces = targets(g.table, seat, region);
    const movable = figuresOf(g.table, seat).filter((id) => !moved.includes(id));
    return one<Option<'attuneObelisks'>>(['done', ...movable.flatMap((id) => spaces.map((to) => moveOf(id, to)))]);
  },
  resolve(g, { region, queue, moved }, answers) {
    const [seat, move] = only(answers);
    const others = queue.filter((other) => other !== seat);
    if (move === 'done') {
      g.add({ do: 'nextAttuning', region, queue: others, moved });
      return;
    }
    shift(g, move, 'obeliskAttuned');
    weigh(g);
    g.add({ do: 'nextAttuning', region, queue: [...others, seat], moved: [...moved, move.figure] });
  },
};

export const obeliskAttuned = ankhPower('obeliskAttuned', {
  steps: { openAttuning, nextAttuning, attuneObelisks },
  insert: { after: { openBattle: 'openAttuning' } },
});
