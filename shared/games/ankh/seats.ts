import type { Seat } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { type God, NOBODY, type Table } from './table.ts';

export const godOf = (table: Table, seat: Seat): God => at(table.gods, seat);

// The seat that holds what this player plays with: its own, or for the lower one of a merged god its partner's.
export function ownerOf(table: Table, player: Seat): Seat {
  const god = godOf(table, player);
  return god.fate === 'merged' ? god.partner : player;
}

export const isInPlay = (table: Table, player: Seat): boolean => godOf(table, ownerOf(table, player)).fate === 'inPlay';

// Who decides for a god: in a turn of its own the player whose turn it is, else the higher god's player.
export function deciderOf(table: Table, owner: Seat): Seat {
  const { player } = table.turn;
  return table.conflict === null && player !== NOBODY && ownerOf(table, player) === owner ? player : owner;
}

// The other player of a merged god, who may see its sealed cards and bids.
export function partnersOf(table: Table, seat: Seat): Seat[] {
  const { partner } = godOf(table, seat);
  return partner === NOBODY ? [] : [partner];
}

// Both players of a god.
export const playersOf = (table: Table, owner: Seat): Seat[] => [owner, ...partnersOf(table, owner)];

// These gods by ascending Devotion.
export const ascending = (table: Table, seats: readonly Seat[]): Seat[] =>
  table.ranking.filter((seat) => seats.includes(seat));
