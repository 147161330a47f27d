import { only, type Step, some } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { figure, land } from '../board.ts';
import { ability } from '../holding.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { conflictOf } from '../steps/conflict.ts';
import { type Ankh, type InRegion, NOBODY, type Table } from '../table.ts';

// Beside an enemy figure, even one that dies at the same moment. On water any enemy around counts, in all regions.
function isProtected(table: Table, id: number): boolean {
  const { owner, at: space } = figure(table, id);
  const beside = at(land(table).adjacent, space);
  return table.figures.some(
    (one) => one.owner !== owner && one.owner !== NOBODY && one.at >= 0 && beside.includes(one.at),
  );
}

// Protectress: the protected figures about to be killed in Battle Resolution that the god wants to keep stay alive.
const openShelter: Step<Ankh, InRegion> = {
  run(g, { region }) {
    const { table } = g;
    for (const seat of g.holders('isis')) {
      const figures = conflictOf(table).doomed.filter(
        (id) => figure(table, id).owner === seat && isProtected(table, id),
      );
      if (figures.length > 0) g.add({ do: 'shelter', region, figures });
    }
  },
};

const shelter: Step<Ankh, Args<'shelter'>, Option<'shelter'>, Answer<'shelter'>> = {
  ask: (g) => [...g.holders('isis')],
  options: (_, { figures }) => some([...figures], 0, figures.length),
  resolve(g, _, answers) {
    const [seat, kept] = only(answers);
    const { table } = g;
    const conflict = conflictOf(table);
    conflict.doomed = conflict.doomed.filter((id) => !kept.includes(id));
    conflict.sheltered.push(...kept);
    if (kept.length > 0) g.emit({ type: 'sheltered', seat, figures: kept.map((id) => ({ id, ...figure(table, id) })) });
  },
};

export const isis = ability('isis', {
  steps: { openShelter, shelter },
  insert: { after: { doomFigures: 'openShelter' } },
});
