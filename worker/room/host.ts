import type { Fill } from '../../shared/api/gathering.ts';
import type { Seat } from '../../shared/engine/index.ts';
import { Refusing } from '../reply.ts';
import { noSuchSeat } from './arrive.ts';
import type { SeatRow } from './schema.ts';
import { botFor, nameOf } from './seats.ts';
import type { Store } from './store.ts';

// What is done to a table's seats before it begins.

// This, if the table is still gathering.
export function gathering(store: Store): Store {
  if (store.made.state !== undefined) throw new Refusing('begun', 'This game has begun: its seats are given.');
  return store;
}

export function mustHost({ game }: Store, seat: Seat): void {
  if (game.host !== seat) throw new Refusing('host-only', 'Only whoever made this table may do that.');
}

export function seatNamed({ seats }: Store, seat: Seat, at = 'body.seat'): SeatRow {
  const row = seats[seat];
  if (!row) throw noSuchSeat(seats, seat, at);
  return row;
}

export function emptySeat(store: Store, seat: Seat, at = 'body.seat'): SeatRow {
  const row = seatNamed(store, seat, at);
  if (row.by === 'bot' || row.secret !== null) throw new Refusing('seat-taken', `This seat is ${nameOf(row)}’s.`, at);
  return row;
}

// Whoever had it, or was invited to it, holds nothing of it any more.
export const emptied = (row: SeatRow): SeatRow => ({
  ...row,
  by: 'player',
  bot: null,
  name: null,
  nonce: null,
  secret: null,
  invitation: null,
  user: null,
  keptFor: null,
});

export function filled(store: Store, { seats, bot }: Fill): SeatRow[] {
  const rows = seats
    ? [...new Set(seats)].map((seat, i) => emptySeat(store, seat, `body.seats.${i}`))
    : store.seats.filter((row) => row.by === 'player' && row.secret === null);
  const best = botFor(store.rules, bot, 'body.bot');
  return rows.map((row) => ({ ...emptied(row), by: 'bot', bot: best }));
}

// The host has got up: the table is that of the next who sits at it.
export function hostAmong(seats: readonly SeatRow[]): Seat | null {
  return seats.find((row) => row.by === 'player' && row.secret !== null)?.seat ?? null;
}
