import type { Seat } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { PYRAMID } from './content/names.ts';
import { MALUS, multiplier, pageOf, START } from './content/tracks.ts';
import { owned, playerOf } from './owning.ts';
import type { Table } from './table.ts';

export const civValue = (table: Table, civ: number): number => pageOf(at(table.civs, civ).page).value;

// A Priest's share: the multiplier above it times the Civ's value.
export function priestScore(table: Table, seat: Seat, civ: number): number {
  const space = at(playerOf(table, seat).priests, civ);
  return (space === START && table.unmoved === 'x0' ? 0 : multiplier(space)) * civValue(table, civ);
}

// The Priests that stand highest: one of them is left out.
export function highestPriests(table: Table, seat: Seat): number[] {
  const { priests } = playerOf(table, seat);
  const highest = Math.max(...priests);
  return priests.flatMap((priest, civ) => (priest === highest ? [civ] : []));
}

export type Score = { start: number; priests: number[]; malus: number; total: number };

export function scoreOf(table: Table, seat: Seat, dropped: number): Score {
  const player = playerOf(table, seat);
  const start = multiplier(player.cosmo);
  const malus = at(MALUS, player.malus);
  const priests = player.priests.map((_, civ) => (civ === dropped ? 0 : priestScore(table, seat, civ)));
  return { start, priests, malus, total: priests.reduce((sum, points) => sum + points, start) - malus };
}

// The score if the game ended now, the better Priest kept where two stand highest.
export function standing(table: Table, seat: Seat): number {
  return Math.max(...highestPriests(table, seat).map((civ) => scoreOf(table, seat, civ).total));
}

export function pyramidsOf(table: Table, seat: Seat): number {
  return table.civs.reduce((sum, _, civ) => sum + owned(table, seat, civ, PYRAMID).length, 0);
}
