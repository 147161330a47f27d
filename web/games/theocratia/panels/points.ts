import { multiplier, START } from '../../../../shared/games/theocratia/content/tracks.ts';
import type { PlayerView, TableView } from '../../../../shared/games/theocratia/table.ts';
import { at } from '../../../../shared/hex/table.ts';

export type Points = { cosmo: number; priests: number[]; dropped: number | undefined; malus: number };

// What everything of a player counts now. Which Priest is left out is known once it is chosen, or when only one stands
// highest.
export function pointsOf(player: PlayerView, table: TableView, seat: number, unmoved: 'x1' | 'x0'): Points {
  const priests = player.priests.map((space, civ) =>
    space === START && unmoved === 'x0' ? 0 : multiplier(space) * at(table.civs, civ).value,
  );
  const highest = Math.max(...player.priests);
  const tops = player.priests.flatMap((space, civ) => (space === highest ? [civ] : []));
  const chosen = table.dropped[seat] ?? -1;
  return {
    cosmo: multiplier(player.cosmo),
    priests,
    dropped: chosen >= 0 ? chosen : tops.length === 1 ? tops[0] : undefined,
    malus: player.malusPoints,
  };
}
