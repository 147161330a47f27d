import type { Seat } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { MALUS_TOP, TOP } from './content/tracks.ts';
import { civAt, playerOf } from './owning.ts';
import { type Deed, type G, TILE_LEVELS } from './table.ts';

// What moves on the tracks and in the Civs' areas, told with the reason for it.

export function gainCosmo(g: G, seat: Seat, amount: number, why: string): void {
  const player = playerOf(g.table, seat);
  const by = Math.min(amount, TOP - player.cosmo);
  player.cosmo += by;
  g.emit({ type: 'cosmo', seat, by, now: player.cosmo, why });
}

export function payCosmo(g: G, seat: Seat, amount: number, why: string): void {
  if (amount === 0) return;
  const player = playerOf(g.table, seat);
  player.cosmo -= amount;
  g.emit({ type: 'cosmo', seat, by: -amount, now: player.cosmo, why });
}

// A Priest climbs. Tiles are unlocked by the first Priest that comes to their level, or passes it.
export function gainWorship(g: G, seat: Seat, civ: number, amount: number, why: string): void {
  if (amount === 0) return;
  const player = playerOf(g.table, seat);
  const before = at(player.priests, civ);
  const now = Math.min(TOP, before + amount);
  player.priests[civ] = now;
  g.emit({ type: 'worship', seat, civ, by: now - before, now, why });
  for (let tile = 1; tile < TILE_LEVELS.length; tile++) {
    const level = at(TILE_LEVELS, tile);
    if (player.tiles[tile] === 'locked' && now >= level) {
      player.tiles[tile] = 'unlocked';
      g.emit({ type: 'unlocked', seat, level });
    }
  }
}

export function moveMalus(g: G, seat: Seat, amount: number, why: string): void {
  if (amount === 0) return;
  const player = playerOf(g.table, seat);
  const before = player.malus;
  player.malus = Math.max(0, Math.min(MALUS_TOP, before + amount));
  g.emit({ type: 'malus', seat, by: player.malus - before, now: player.malus, why });
}

export function addCrystals(g: G, civ: number, colour: number, count: number, why: string): void {
  if (count === 0) return;
  const { crystals } = civAt(g.table, civ);
  crystals[colour] = at(crystals, colour) + count;
  g.emit({ type: 'crystals', civ, colour, count, why });
}

// Warriors from the area to the supply, as many as there are.
export function arm(g: G, civ: number, wanted: number, why: string): void {
  const state = civAt(g.table, civ);
  const count = Math.min(wanted, state.idle);
  state.idle -= count;
  state.supply += count;
  g.emit({ type: 'armed', civ, count, why });
}

// The extra Worship of this round's bonus card, where the deed is the one it rewards.
export function rewardDeed(g: G, seat: Seat, civ: number, deed: Deed): void {
  gainWorship(g, seat, civ, g.value('deedWorship', 0, { seat, deed }), 'roundBonus');
}
