import { one, only, type Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { areAdjacent, figure, monumentAt, piece } from '../board.ts';
import type { Piece } from '../events.ts';
import { guardian } from '../holding.ts';
import { pairsAround } from '../map/reach.ts';
import { destroyMonument } from '../monuments.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { deciderOf } from '../seats.ts';
import type { Ankh, G } from '../table.ts';

// Whenever it is summoned or moved in any way, its owner points the claws at two neighbouring spaces beside it.
const aimClaws: Step<Ankh, Args<'aimClaws'>, Option<'aimClaws'>, Answer<'aimClaws'>> = {
  ask: (g, { figure: id }) => [deciderOf(g.table, figure(g.table, id).owner)],
  options: (g, { figure: id }) =>
    one(at(pairsAround, figure(g.table, id).at).map(([a, b]): [number, number] => [a, b])),
  resolve(g, { figure: id }, answers) {
    const [, claws] = only(answers);
    const { table } = g;
    table.claws = [...table.claws.filter((one) => one.figure !== id), { figure: id, at: claws }].sort(
      (one, other) => one.figure - other.figure,
    );
    g.emit({ type: 'aimed', seat: figure(table, id).owner, figure: piece(table, id), claws });
  },
};

// At the start of a Conflict every Monument in its claws that is adjacent to it is destroyed.
const closeClaws: Step<Ankh> = {
  run(g) {
    const { table } = g;
    for (const owner of table.ranking) {
      for (const { figure: id, at: claws } of table.claws) {
        const scorpion = figure(table, id);
        if (scorpion.owner !== owner) continue;
        for (const space of claws) {
          if (monumentAt(table, space) && areAdjacent(table, scorpion.at, space)) destroyMonument(g, space, 'scorpion');
        }
      }
    }
  },
};

const aimAfter = (g: G, { figure: moved }: { figure: Piece }, holder: number): void => {
  if (moved.kind !== 'scorpion' || moved.owner !== holder) return;
  // Where it points from its old space means nothing any more.
  g.table.claws = g.table.claws.filter((one) => one.figure !== moved.id);
  g.add({ do: 'aimClaws', figure: moved.id });
};

export const scorpion = guardian('scorpion', {
  steps: { aimClaws, closeClaws },
  insert: { before: { resolveRegions: 'closeClaws' } },
  on: { summoned: aimAfter, moved: aimAfter, pushed: aimAfter },
});
