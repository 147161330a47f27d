import type { Seat } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { building, FACTORY, HOUSE, isBuilding, isUpgraded, kindOf, NOTHING, PYRAMID } from './content/names.ts';
import { HEXES, isVolcano, neighbours } from './map/board.ts';
import type { CivState, Player, Table } from './table.ts';

// Whose is what: a building belongs to the player whose colour the ground under it has now, if there is one.

export const playerOf = (table: Table, seat: Seat): Player => at(table.players, seat);
export const civAt = (table: Table, civ: number): CivState => at(table.civs, civ);

export function seatOfColour(table: Table, colour: number): Seat {
  for (let seat = 0; seat < table.players.length; seat++) if (table.players[seat]?.colour === colour) return seat;
  return NOTHING;
}

export const ownerOf = (table: Table, hex: number): Seat => seatOfColour(table, at(table.ground, hex));

export const isFree = (table: Table, hex: number): boolean => table.pieces[hex] === NOTHING && !isVolcano(hex);

// A building of this Civ (its Fortress too) stands next to the hex.
export function touches(table: Table, hex: number, civ: number): boolean {
  for (const next of at(neighbours, hex)) {
    const piece = at(table.pieces, next);
    if (isBuilding(piece) && piece >= civ * 5 && piece < civ * 5 + 5) return true;
  }
  return false;
}

export function hexesWith(table: Table, civ: number, kind: number): number[] {
  const wanted = building(civ, kind);
  const found: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (table.pieces[hex] === wanted) found.push(hex);
  return found;
}

export function owned(table: Table, seat: Seat, civ: number, kind: number): number[] {
  const { colour } = playerOf(table, seat);
  return hexesWith(table, civ, kind).filter((hex) => table.ground[hex] === colour);
}

export function ownsAny(table: Table, seat: Seat, civ: number, kind: number): boolean {
  const { colour } = playerOf(table, seat);
  const wanted = building(civ, kind);
  for (let hex = 0; hex < HEXES; hex++) {
    if (table.pieces[hex] === wanted && table.ground[hex] === colour) return true;
  }
  return false;
}

// All of a player's buildings of one Civ, Pyramids included.
export function ownedOf(table: Table, seat: Seat, civ: number): number {
  const { colour } = playerOf(table, seat);
  let count = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    const piece = at(table.pieces, hex);
    if (table.ground[hex] === colour && piece >= civ * 5 && piece < civ * 5 + 5) count++;
  }
  return count;
}

export function countOf(table: Table, civ: number, kind: number): number {
  const wanted = building(civ, kind);
  let count = 0;
  for (let hex = 0; hex < HEXES; hex++) if (table.pieces[hex] === wanted) count++;
  return count;
}

// A Civ's size: its buildings on the map, the Fortress too, but no Pyramids.
export function sizeOf(table: Table, civ: number): number {
  let size = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    const piece = at(table.pieces, hex);
    if (piece >= civ * 5 && piece < civ * 5 + PYRAMID) size++;
  }
  return size;
}

// What War may strike and a Pyramid take: never a Fortress or a Pyramid.
export const isOrdinary = (piece: number): boolean =>
  isBuilding(piece) && (kindOf(piece) === HOUSE || isUpgraded(kindOf(piece)));

export const isFactory = (piece: number): boolean => isBuilding(piece) && kindOf(piece) === FACTORY;
