import { RulesError, type Seat } from '../../engine/index.ts';
import { payCosmo } from './gains.ts';
import { playerOf } from './owning.ts';
import { type G, TILE_LEVELS } from './table.ts';

export const CLAIM = 2; // Cosmo for an unlocked tile

// The levels whose tile this player may claim now.
export function claimable(g: G, seat: Seat): number[] {
  const { cosmo, tiles } = playerOf(g.table, seat);
  return cosmo < CLAIM ? [] : TILE_LEVELS.filter((_, tile) => tiles[tile] === 'unlocked');
}

export function claim(g: G, seat: Seat, level: number, cost: number, why: string): void {
  const tile = TILE_LEVELS.indexOf(level);
  const { tiles } = playerOf(g.table, seat);
  if (tiles[tile] !== 'unlocked') throw new RulesError(`theocratia: the tile of level ${level} is not unlocked`);
  tiles[tile] = 'held';
  g.emit({ type: 'claimed', seat, level, cost, why });
  payCosmo(g, seat, cost, 'claim');
}
