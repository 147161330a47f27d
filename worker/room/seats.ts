import { secretBytes } from '../../shared/api/secrets.ts';
import type { Made, NewTable, SeatAtTable, Sitter } from '../../shared/api/table.ts';
import { botsOf } from '../../shared/bots/index.ts';
import type { Game, Seat } from '../../shared/engine/index.ts';
import { hashOf, randomText } from '../random.ts';
import { Refusing } from '../reply.ts';
import type { SeatRow } from './schema.ts';

// Whose eyes a request has: a seat's, a spectator's, or those of somebody invited who has not sat down yet.
export type Eyes = { seat: Seat | null; invited?: Seat };

// Who asks: whoever holds a seat's (or an invitation's) secret, or else whoever is signed in.
export type Caller = { secret?: string | undefined; user?: string | undefined };

type Invitations = Made['invitations'];

// The seats of a new table. Whoever makes it takes the first player's seat; the others get an invitation each.
export function seatsFor(
  game: Game,
  { seats, me }: NewTable,
  user: string | undefined,
): { rows: SeatRow[]; you: Seat; invitations: Invitations } {
  if (seats.length < game.seats.min || seats.length > game.seats.max) {
    const range = `${game.seats.min} to ${game.seats.max}`;
    throw new Refusing('malformed', `${game.name} is for ${range} players, not ${seats.length}.`, 'body.seats');
  }
  const you = seats.findIndex(({ by }) => by === 'player');
  if (you < 0) throw new Refusing('malformed', 'At least one seat must be a player’s: your own.', 'body.seats');
  const invitations: Invitations = [];
  const rows = seats.map((wanted, seat): SeatRow => {
    const nobody = {
      name: null,
      nonce: null,
      secret: null,
      invitation: null,
      user: null,
      former: false,
      gone: null,
      skips: null,
    };
    const empty = { seat, by: wanted.by, bot: null, ...nobody };
    if (wanted.by === 'bot') return { ...empty, bot: botFor(game, wanted.bot, seat) };
    if (seat === you) return seated(empty, me, user);
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

const seated = (row: SeatRow, { name, nonce, secret }: Sitter, user: string | undefined): SeatRow => ({
  ...row,
  name,
  nonce,
  secret: hashOf(secret),
  user: user ?? null,
});

// The seat of an invitation with its sitter. The same sitter again is let through, in case the first reply was lost.
export function sitDown(
  seats: readonly SeatRow[],
  invitation: string,
  sitter: Sitter,
  user: string | undefined,
): SeatRow {
  const hash = hashOf(invitation);
  const row = seats.find((one) => one.invitation === hash);
  if (!row) throw new Refusing('not-your-seat', 'This is no invitation to this table.');
  if (user !== undefined && seats.some((other) => other.user === user && other !== row)) {
    throw new Refusing('seat-taken', 'You sit at this table already: send this invitation to somebody else.');
  }
  if (row.secret === null) return seated(row, sitter, user);
  if (row.secret === hashOf(sitter.secret)) return row;
  throw new Refusing('seat-taken', `Somebody, ${row.name}, has taken this seat already.`);
}

export const isFull = (seats: readonly SeatRow[]): boolean =>
  seats.every((row) => row.by === 'bot' || row.secret !== null);

export function eyesOf(seats: readonly SeatRow[], { secret, user }: Caller): Eyes {
  if (secret === undefined) return { seat: seats.find((row) => user !== undefined && row.user === user)?.seat ?? null };
  const hash = hashOf(secret);
  for (const row of seats) {
    if (row.secret === hash) return { seat: row.seat };
    if (row.invitation === hash) return row.secret === null ? { seat: null, invited: row.seat } : { seat: null };
  }
  throw new Refusing('not-your-seat', 'No seat at this table has this secret.');
}

export function seatOf(seats: readonly SeatRow[], caller: Caller): Seat {
  const { seat } = eyesOf(seats, caller);
  if (seat === null) throw new Refusing('not-your-seat', 'You hold no seat at this table: join first.');
  return seat;
}

// What a seat is called in words: its player, or the bot, or whoever is still to come.
export function nameOf({ seat, name, by, bot, former }: SeatRow): string {
  if (former) return 'a former player';
  return name ?? (by === 'bot' ? `bot ${bot ?? seat + 1}` : `seat ${seat + 1}`);
}

// The seat's player leaves for good: before the start somebody else may take it, afterwards a bot plays it on.
export function vacated(row: SeatRow, game: Game, hasBegun: boolean): SeatRow {
  const nobody = { ...row, name: null, secret: null, user: null };
  if (!hasBegun) return { ...nobody, nonce: null };
  return { ...nobody, by: 'bot', bot: botFor(game, undefined, row.seat), former: true };
}

// The seat waits for somebody new, by an invitation of its own; what its last player held opens nothing any more.
export function reopened(row: SeatRow): { row: SeatRow; secret: string } {
  const secret = randomText(secretBytes);
  const nobody = { name: null, secret: null, user: null, bot: null, former: false, gone: null };
  return { row: { ...row, ...nobody, by: 'player', invitation: hashOf(secret) }, secret };
}

// What everyone may know of a seat.
export function seatAtTable({ seat, by, name, bot, former, gone }: SeatRow): SeatAtTable {
  return { seat, by, name, ...(bot !== null && { bot }), ...(former && { former }), ...(gone !== null && { gone }) };
}
