import { type Json, one, only, type Seat, type Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { hasFigureBeside, monumentAt } from '../board.ts';
import { egypt } from '../map/egypt.ts';
import type { Answer, Args, Because, Option } from '../questions.ts';
import { godOf, ownerOf } from '../seats.ts';
import { type Ankh, type Monument, NOBODY, type Table } from '../table.ts';

const neutralLeft = (table: Table): boolean => table.monuments.some((one) => one.owner === NOBODY);

// While a neutral Monument stands anywhere only neutral ones can be taken; after that, those of the others.
function whyNot(table: Table, owner: Seat, monument: Monument): Because | undefined {
  if (monument.owner === owner) return { why: 'ownMonument' };
  if (monument.owner !== NOBODY && neutralLeft(table)) return { why: 'neutralLeft' };
  if (hasFigureBeside(table, owner, monument.at)) return undefined;
  const across = at(egypt.neighbours, monument.at).some((next) =>
    table.figures.some((one) => one.owner === owner && one.at === next),
  );
  return { why: across ? 'river' : 'notAdjacent' };
}

const targets = (table: Table, owner: Seat): number[] =>
  table.monuments.filter((one) => whyNot(table, owner, one) === undefined).map((one) => one.at);

export const openControl: Step<Ankh> = {
  run(g) {
    const owner = ownerOf(g.table, g.table.turn.player);
    if (godOf(g.table, owner).tokens === 0) g.emit({ type: 'nothingControlled', seat: owner, why: 'noToken' });
    else if (targets(g.table, owner).length === 0)
      g.emit({ type: 'nothingControlled', seat: owner, why: 'noneAdjacent' });
    else g.add({ do: 'chooseMonument' });
  },
};

// Control Monument: a neutral Monument beside a figure of the player becomes theirs.
export const chooseMonument: Step<Ankh, Args<'chooseMonument'>, Option<'chooseMonument'>, Answer<'chooseMonument'>> = {
  ask: (g) => [g.table.turn.player],
  options: (g, _, seat) => one(targets(g.table, ownerOf(g.table, seat))),
  refused(g, _, seat) {
    const owner = ownerOf(g.table, seat);
    return g.table.monuments.flatMap((monument): { option: Json; because: Because }[] => {
      const because = whyNot(g.table, owner, monument);
      return because ? [{ option: monument.at, because }] : [];
    });
  },
  resolve(g, _, answers) {
    const [player, space] = only(answers);
    const owner = ownerOf(g.table, player);
    const monument = monumentAt(g.table, space);
    if (!monument) return;
    const from = monument.owner === NOBODY ? null : monument.owner;
    if (from !== null) godOf(g.table, from).tokens++;
    godOf(g.table, owner).tokens--;
    monument.owner = owner;
    g.emit({ type: 'controlled', seat: owner, monument: monument.type, at: space, from });
  },
};
