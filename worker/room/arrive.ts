import type { SitDown, TakeOver } from '../../shared/api/gathering.ts';
import type { Sitter } from '../../shared/api/table.ts';
import { hashOf } from '../random.ts';
import { Refusing } from '../reply.ts';
import { isOpen } from './links.ts';
import type { SeatRow } from './schema.ts';
import { type Caller, seated } from './seats.ts';
import type { Store } from './store.ts';

// Who comes to a table, and by what right. Each gives the seat with its new player; whoever sits there already and says
// the same again is let through, in case the first reply was lost.

// By an invitation, or because the seat is kept for whoever is signed in.
export function comeInvited(store: Store, caller: Caller, sitter: Sitter, now: number): SeatRow {
  return sitDown(store.seats, seatOfInvitation(store, caller, now), sitter, caller.user);
}

function seatOfInvitation({ seats, links }: Store, { secret, user }: Caller, now: number): SeatRow {
  if (secret === undefined) {
    const row = seats.find((one) => one.keptFor === user || one.user === user);
    if (user !== undefined && row) return row;
    throw new Refusing('not-your-seat', 'No seat at this table is kept for you: you need an invitation.');
  }
  const hash = hashOf(secret);
  const own = seats.find((one) => one.invitation === hash);
  if (own) return own;
  const link = links.find(secret);
  const row = link && seats[link.seat];
  if (!row || link.kind !== 'invitation') throw new Refusing('not-your-seat', 'This is no invitation to this table.');
  if (!isOpen(link, now)) throw new Refusing('expired', 'This invitation was taken back. Ask for a new one.');
  return row;
}

// To a table of the lobby, where every seat that is kept for nobody may be taken.
export function comeByLobby({ game, seats, state }: Store, { seat, me }: SitDown, user: string | undefined): SeatRow {
  const already = seats.find((row) => row.secret === hashOf(me.secret));
  if (already) return already;
  if (!game.listed) {
    throw new Refusing('not-your-seat', 'This table is not in the lobby: somebody who sits at it has to invite you.');
  }
  if (state !== undefined) throw new Refusing('begun', 'This game has begun without you.');
  const wanted = seat === undefined ? seats.find(isFree) : seats[seat];
  if (wanted && (isFree(wanted) || wanted.secret !== null)) return sitDown(seats, wanted, me, user);
  if (seat === undefined) throw new Refusing('seat-taken', 'No seat is free at this table any more.');
  if (!wanted) throw noSuchSeat(seats, seat, 'body.seat');
  throw new Refusing('seat-taken', wanted.by === 'bot' ? 'This seat is a bot’s.' : 'This seat is kept for somebody.');
}

export const isFree = ({ by, secret, keptFor }: SeatRow): boolean =>
  by === 'player' && secret === null && keptFor === null;

export function noSuchSeat(seats: readonly SeatRow[], seat: number, at: string): Refusing {
  return new Refusing('unknown-seat', `This table has the seats 0 to ${seats.length - 1}, not ${seat}.`, at);
}

export function sitDown(seats: readonly SeatRow[], row: SeatRow, sitter: Sitter, user: string | undefined): SeatRow {
  if (user !== undefined && seats.some((other) => other.user === user && other !== row)) {
    throw new Refusing('seat-taken', 'You sit at this table already: leave this seat to somebody else.');
  }
  if (row.by === 'bot') throw new Refusing('seat-taken', 'A bot has taken this seat.');
  if (row.secret === null) return seated(row, sitter, user);
  if (row.secret === hashOf(sitter.secret)) return row;
  throw new Refusing('seat-taken', `Somebody, ${row.name}, has taken this seat already.`);
}

// By the link of whoever hands their seat over. What is fixed since the seat was first taken stays as it is.
export function takeOver(
  { seats, links }: Store,
  { secret = '', user }: Caller,
  taker: TakeOver,
  now: number,
): SeatRow {
  const link = links.find(secret);
  const row = link && seats[link.seat];
  if (!row || link.kind !== 'hand-over') throw new Refusing('not-your-seat', 'By this link no seat is handed over.');
  const hash = hashOf(taker.secret);
  if (row.secret === hash) return row;
  if (!isOpen(link, now)) throw new Refusing('expired', 'This link has been used, or is too old. Ask for a new one.');
  if (user !== undefined && seats.some((other) => other.user === user && other !== row)) {
    throw new Refusing('seat-taken', 'You sit at this table already: somebody else has to take this seat.');
  }
  return { ...row, name: taker.name, secret: hash, user: user ?? null, keptFor: null };
}
