import { type Part, type Seat, total } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { figure, figuresIn } from './board.ts';
import type { Figure, G } from './table.ts';

const isNeutralised = (g: G, one: Figure): boolean =>
  g.table.ranking.some((enemy) => enemy !== one.owner && g.value('neutralises', 0, { seat: enemy, figure: one }) > 0);

// A god's strength in a region, with its reasons: its figures, what they are worth more, what they are robbed of, and
// then the bonuses of cards and powers. Without a figure there is none, whatever the bonuses.
export function strengthIn(g: G, owner: Seat, region: number): Part[] {
  const figures = figuresIn(g.table, region, owner);
  if (figures.length === 0) return [];
  const extras: Part[] = [];
  let lost = 0;
  for (const id of figures) {
    const one = figure(g.table, id);
    const [, ...more] = g.reckon('figureStrength', [{ because: 'figures', amount: 1 }], { seat: owner, figure: one });
    extras.push(...more);
    if (isNeutralised(g, one)) lost += 1 + total(more);
  }
  return g.reckon(
    'strength',
    [{ because: 'figures', amount: figures.length }, ...extras, { because: 'neutralised', amount: -lost }],
    {
      seat: owner,
      region,
    },
  );
}

// Brings the strengths of a battle up to date, for the table to see, until it is decided.
export function weigh(g: G): void {
  const { battle } = g.table;
  if (!battle || battle.winner !== null) return;
  for (const seat of battle.sides) battle.strength[seat] = strengthIn(g, seat, battle.region);
}

export const strengthOf = (strength: readonly Part[][], seat: Seat): number => total(at(strength, seat));
