import { secretBytes } from '../../shared/api/secrets.ts';
import type { Made, NewTable, SeatAtTable, Sitter } from '../../shared/api/table.ts';
import { botsOf } from '../../shared/bots/index.ts';
import type { Game, Seat } from '../../shared/engine/index.ts';
import { hashOf, randomText } from '../random.ts';
import { Refusing } from '../reply.ts';
import type { SeatRow } from './schema.ts';

// Whose eyes a request has: a seat's, a spectator's, or those of somebody invited who has not sat down yet.
export type Eyes = { seat: Seat | null; invited?: Seat };

type Invitations = Made['invitations'];

// The seats of a new table. Whoever makes it takes the first player's seat; the others get an invitation each.
export function seatsFor(
  game: Game,
  { seats, me }: NewTable,
): { rows: SeatRow[]; you: Seat; invitations: Invitations } {
  if (seats.length < game.seats.min || seats.length > game.seats.max) {
    const range = `${game.seats.min} to ${game.seats.max}`;
    throw new Refusing('malformed', `${game.name} is for ${range} players, not ${seats.length}.`, 'body.seats');
  }
  const you = seats.findIndex(({ by }) => by === 'player');
  if (you < 0) throw new Refusing('malformed', 'At least one seat must be a player’s: your own.', 'body.seats');
  const invitations: Invitations = [];
  const rows = seats.map((wanted, seat): SeatRow => {
    const empty = { seat, by: wanted.by, bot: null, name: null, nonce: null, secret: null, invitation: null };
    if (wanted.by === 'bot') return { ...empty, bot: botFor(game, wanted.bot, seat) };
    if (seat === you) return seated(empty, me);
    const secret = randomText(secretBytes);
    invitations.push({ seat, secret });
    return { ...empty, invitation: hashOf(secret) };
  });
  return { rows, you, invitations };
}

function botFor(game: Game, wanted: string | undefined, seat: Seat): string {
  const bots = botsOf(game).map((bot) => bot.id);
  const bot = wanted === undefined ? bots[0] : bots.find((id) => id === wanted);
  if (bot !== undefined) return bot;
  const known = `${game.name} has the bots ${bots.join(', ')}`;
  throw new Refusing('malformed', `${known}, not '${wanted}'.`, `body.seats.${seat}.bot`);
}

const seated = (row: SeatRow, { name, nonce, secret }: Sitter): SeatRow => ({
  ...row,
  name,
  nonce,
  secret: hashOf(secret),
});

// The seat of an invitation with its sitter. The same sitter again is let through, in case the first reply was lost.
export function sitDown(seats: readonly SeatRow[], invitation: string, sitter: Sitter): SeatRow {
  const hash = hashOf(invitation);
  const row = seats.find((one) => one.invitation === hash);
  if (!row) throw new Refusing('not-your-seat', 'This is no invitation to this table.');
  if (row.secret === null) return seated(row, sitter);
  if (row.secret === hashOf(sitter.secret)) return row;
  throw new Refusing('seat-taken', `Somebody, ${row.name}, has taken this seat already.`);
}

export const isFull = (seats: readonly SeatRow[]): boolean =>
  seats.every((row) => row.by === 'bot' || row.secret !== null);

export function eyesOf(seats: readonly SeatRow[], secret: string | undefined): Eyes {
  if (secret === undefined) return { seat: null };
  const hash = hashOf(secret);
  for (const row of seats) {
    if (row.secret === hash) return { seat: row.seat };
    if (row.invitation === hash) return row.secret === null ? { seat: null, invited: row.seat } : { seat: null };
  }
  throw new Refusing('not-your-seat', 'No seat at this table has this secret.');
}

export function seatOf(seats: readonly SeatRow[], secret: string | undefined): Seat {
  const { seat } = eyesOf(seats, secret);
  if (seat === null) throw new Refusing('not-your-seat', 'This secret does not hold a seat: join first.');
  return seat;
}

// What everyone may know of a seat.
export function seatAtTable({ seat, by, name, bot }: SeatRow): SeatAtTable {
  return bot === null ? { seat, by, name } : { seat, by, name, bot };
}
