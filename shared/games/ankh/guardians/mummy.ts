import { one, only, type Seat, type Step, type Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { figure, land, occupied, piece } from '../board.ts';
import { summon } from '../figures.ts';
import { guardian } from '../holding.ts';
import { isWater } from '../map/egypt.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { deciderOf } from '../seats.ts';
import type { Ankh, Table } from '../table.ts';

function besideGod(table: Table, owner: Seat): number[] {
  const god = table.figures.find((one) => one.kind === 'god' && one.owner === owner);
  if (!god || god.at < 0) return [];
  const taken = occupied(table);
  return at(land(table).adjacent, god.at).filter((space) => taken[space] !== 1 && !isWater(space));
}

// When it is killed it is summoned again at once, adjacent to its owner's God; without room it stays in the pool.
const raiseMummy: Step<Ankh, Task & { figure: number }> = {
  run(g, { figure: id }) {
    const { owner } = figure(g.table, id);
    if (besideGod(g.table, owner).length > 0) g.add({ do: 'returnMummy', figure: id });
    else g.emit({ type: 'noReturn', seat: owner, figure: piece(g.table, id) });
  },
};

const returnMummy: Step<Ankh, Args<'returnMummy'>, Option<'returnMummy'>, Answer<'returnMummy'>> = {
  ask: (g, { figure: id }) => [deciderOf(g.table, figure(g.table, id).owner)],
  options: (g, { figure: id }) => one(besideGod(g.table, figure(g.table, id).owner)),
  resolve(g, { figure: id }, answers) {
    summon(g, id, only(answers)[1], 'return');
  },
};

export const mummy = guardian('mummy', {
  steps: { raiseMummy, returnMummy },
  on: {
    killed(g, { figures }, holder) {
      for (const one of figures) {
        if (one.kind === 'mummy' && one.owner === holder) g.add({ do: 'raiseMummy', figure: one.id });
      }
    },
  },
});
