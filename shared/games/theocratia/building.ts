import type { Seat } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { building, civOf, GREEN, isBuilding, kindOf, NOTHING, YELLOW } from './content/names.ts';
import { addCrystals } from './gains.ts';
import { civAt, playerOf } from './owning.ts';
import type { G, Player, Table, Tile } from './table.ts';

export const isNeutral = (ground: number): boolean => ground === GREEN || ground === YELLOW;

// A piece from the Civ's area onto the hex; the crystal lying there goes to the Civ.
export function build(g: G, civ: number, kind: number, hex: number): void {
  const { table } = g;
  const { area } = civAt(table, civ);
  area[kind] = at(area, kind) - 1;
  table.pieces[hex] = building(civ, kind);
  const crystal = at(table.crystals, hex);
  if (crystal !== NOTHING) {
    table.crystals[hex] = NOTHING;
    addCrystals(g, civ, crystal, 1, 'ground');
  }
}

// Off the map: a building back to its Civ's area, a monster out of the game.
export function remove(table: Table, hex: number): void {
  const piece = at(table.pieces, hex);
  if (isBuilding(piece)) {
    const { area } = civAt(table, civOf(piece));
    area[kindOf(piece)] = at(area, kindOf(piece)) + 1;
  }
  table.pieces[hex] = NOTHING;
}

export const holdsStartTile = (player: Player): boolean => player.tiles[0] === 'held';
export const holdsNormalTile = (player: Player): boolean => player.tiles.indexOf('held', 1) > 0;

// The tiles a player could lay on this ground: the starting one on neutral ground only.
export function tilesFor(player: Player, ground: number): Tile[] {
  const tiles: Tile[] = [];
  if (holdsStartTile(player) && isNeutral(ground)) tiles.push('start');
  if (holdsNormalTile(player)) tiles.push('normal');
  return tiles;
}

export function layTile(g: G, seat: Seat, hex: number, tile: Tile): void {
  const player = playerOf(g.table, seat);
  player.tiles[tile === 'start' ? 0 : player.tiles.indexOf('held', 1)] = 'used';
  g.table.ground[hex] = player.colour;
  g.table.tiles[hex] = tile === 'start' ? 1 : 2;
}
