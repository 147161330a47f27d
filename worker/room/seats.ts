import { secretBytes } from '../../shared/api/secrets.ts';
import type { Made, NewTable, SeatAtTable, Sitter } from '../../shared/api/table.ts';
import { botsOf } from '../../shared/bots/index.ts';
import type { Game, Seat } from '../../shared/engine/index.ts';
import { hashOf, randomText } from '../random.ts';
import { Refusing } from '../reply.ts';
import { isOpen, type Links } from './links.ts';
import type { SeatRow } from './schema.ts';

// Whose eyes a request has: a seat's, a spectator's, or those of somebody who is invited to a seat or offered one.
export type Eyes = { seat: Seat | null; invited?: Seat; offered?: Seat };

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
      keptFor: null,
    };
    const empty = { seat, by: wanted.by, bot: null, ...nobody };
    if (wanted.by === 'bot') return { ...empty, bot: botFor(game, wanted.bot, `body.seats.${seat}.bot`) };
    if (seat === you) return seated(empty, me, user);
    const secret = randomText(secretBytes);
    invitations.push({ seat, secret });
    return { ...empty, invitation: hashOf(secret) };
  });
  return { rows, you, invitations };
}

export function botFor(game: Game, wanted: string | undefined, at: string): string {
  const bots = botsOf(game).map((bot) => bot.id);
  const bot = wanted === undefined ? bots[0] : bots.find((id) => id === wanted);
  if (bot !== undefined) return bot;
  const known = `${game.name} has the bots ${bots.join(', ')}`;
  throw new Refusing('malformed', `${known}, not '${wanted}'.`, at);
}

export const seated = (row: SeatRow, { name, nonce, secret }: Sitter, user: string | undefined): SeatRow => ({
  ...row,
  name,
  nonce,
  secret: hashOf(secret),
  user: user ?? null,
  keptFor: null,
});

export const isFull = (seats: readonly SeatRow[]): boolean =>
  seats.every((row) => row.by === 'bot' || row.secret !== null);

export function eyesOf(seats: readonly SeatRow[], { secret, user }: Caller, links?: Links, now = 0): Eyes {
  if (secret === undefined) return user === undefined ? { seat: null } : eyesOfUser(seats, user);
  const hash = hashOf(secret);
  for (const row of seats) {
    if (row.secret === hash) return { seat: row.seat };
    if (row.invitation === hash) return invitedTo(row);
  }
  const link = links?.find(secret);
  const row = link && seats[link.seat];
  if (!row) throw new Refusing('not-your-seat', 'No seat at this table has this secret.');
  if (!isOpen(link, now)) return { seat: null };
  return link.kind === 'hand-over' ? { seat: null, offered: row.seat } : invitedTo(row);
}

const invitedTo = ({ seat, secret }: SeatRow): Eyes =>
  secret === null ? { seat: null, invited: seat } : { seat: null };

function eyesOfUser(seats: readonly SeatRow[], user: string): Eyes {
  const own = seats.find((row) => row.user === user);
  if (own) return { seat: own.seat };
  const kept = seats.find((row) => row.keptFor === user);
  return kept ? invitedTo(kept) : { seat: null };
}

export function seatOf(seats: readonly SeatRow[], caller: Caller): Seat {
  const { seat } = eyesOf(seats, caller);
  if (seat === null) throw new Refusing('not-your-seat', 'You hold no seat at this table: join first.');
  return seat;
}

// A seat that is not kept for a certain user may be kept for whoever holds a letter, or for its player of the last game.
export const keptOtherwise = ['letter', 'rematch'] as const;

// Whose desk has a card of this seat: its player's, or that of whoever it is kept for.
export function holderOf({ user, keptFor }: SeatRow): string | undefined {
  const isUser = keptFor !== null && !keptOtherwise.some((other) => other === keptFor);
  return user ?? (isUser ? keptFor : undefined);
}

// What a seat is called in words: its player, or the bot, or whoever is still to come.
export function nameOf({ seat, name, by, bot, former }: SeatRow): string {
  if (former) return 'a former player';
  return name ?? (by === 'bot' ? `bot ${bot ?? seat + 1}` : `seat ${seat + 1}`);
}

// The seat's player leaves for good: before the start somebody else may take it, afterwards a bot plays it on.
export function vacated(row: SeatRow, game: Game, hasBegun: boolean): SeatRow {
  const nobody = { ...row, name: null, secret: null, user: null, keptFor: null };
  if (!hasBegun) return { ...nobody, nonce: null };
  return { ...nobody, by: 'bot', bot: botFor(game, undefined, 'bot'), former: true };
}

// The seat waits for somebody new, by an invitation of its own; what its last player held opens nothing any more.
export function reopened(row: SeatRow): { row: SeatRow; secret: string } {
  const secret = randomText(secretBytes);
  const nobody = { name: null, secret: null, user: null, bot: null, former: false, gone: null, keptFor: null };
  return { row: { ...row, ...nobody, by: 'player', invitation: hashOf(secret) }, secret };
}

// What everyone may know of a seat.
export function seatAtTable({ seat, by, name, bot, user, keptFor, former, gone }: SeatRow): SeatAtTable {
  return {
    seat,
    by,
    name,
    ...(bot !== null && { bot }),
    ...(user !== null && { player: user }),
    ...(keptFor !== null && { kept: true }),
    ...(former && { former }),
    ...(gone !== null && { gone }),
  };
}
