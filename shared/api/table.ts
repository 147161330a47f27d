import * as v from 'valibot';
import { paceSchema, paces } from '../clock/index.ts';
import { AnyJson, Count, Time } from './json.ts';
import { GameId, Nonce, Secret, UserId } from './secrets.ts';
import { ClockShown, Gone, OutOfTime } from './time.ts';
import { SeatNumber, ViewSchema } from './view.ts';
import { OpenVote } from './votes.ts';

// What people call things and themselves. Text, never markup.
export const LineOfText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(40, 'must not be longer than 40 characters'),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Co}\u200b-\u200f\u2028-\u202e\u2066-\u2069]*$/u, 'must not hold control characters'),
);
export const PlayerName = v.pipe(LineOfText, v.minLength(1, 'must not be empty'));

// Who sits down: their name, their share of the randomness, and the secret by which they will be known, made by
// themselves so that whoever sent the invitation does not know it.
export const Sitter = v.strictObject({ name: PlayerName, nonce: Nonce, secret: Secret });
export type Sitter = v.InferOutput<typeof Sitter>;

export const SeatWanted = v.variant('by', [
  v.strictObject({ by: v.literal('player') }),
  v.strictObject({ by: v.literal('bot'), bot: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
]);

// The table's own name. Text, never markup.
export const TableName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(60, 'must not be longer than 60 characters'),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Co}\u200b-\u200f\u2028-\u202e\u2066-\u2069]*$/u, 'must not hold control characters'),
);

// Who may look on: anyone with the link, or only those who sit at it.
export const Watch = v.picklist(['anyone', 'players']);
export type Watch = v.InferOutput<typeof Watch>;

export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(AnyJson), // by the game's own schema, see the catalogue
  name: v.optional(TableName, ''),
  listed: v.optional(v.boolean(), false), // shown in the lobby, where anyone may take an empty seat
  watch: v.optional(Watch, 'anyone'),
  pace: v.optional(paceSchema, paces.none),
  outOfTime: v.optional(OutOfTime, 'standIn'),
  // In seat order. The first of the players' seats is the one of whoever makes the table.
  seats: v.pipe(v.array(SeatWanted), v.minLength(1), v.maxLength(12)),
  me: Sitter,
});
export type NewTable = v.InferOutput<typeof NewTable>;

export const SeatAtTable = v.object({
  seat: SeatNumber,
  by: v.picklist(['player', 'bot']),
  name: v.nullable(v.string()), // null: nobody has sat down yet
  bot: v.optional(v.string()),
  player: v.optional(UserId), // who is signed in on it
  kept: v.optional(v.literal(true)), // empty, but not for anyone: somebody in particular is invited to it
  former: v.optional(v.literal(true)), // its player has left for good
  gone: v.optional(Gone), // its player gave up or was too late: a bot plays it on
  clock: v.optional(ClockShown), // where the table has a pace, for seats of players
  out: v.optional(Time), // its clock ran out then, and its player is not back
  standIn: v.optional(v.literal(true)), // a bot answers until its player is back
});
export type SeatAtTable = v.InferOutput<typeof SeatAtTable>;

// Seats are taken; the game is played; it has a result.
export const Phase = v.picklist(['gathering', 'playing', 'over']);

// A table for one pair of eyes.
export const Table = v.object({
  id: GameId,
  game: v.string(),
  name: v.string(),
  options: AnyJson,
  listed: v.boolean(),
  watch: Watch,
  pace: paceSchema,
  outOfTime: OutOfTime,
  paused: v.nullable(Time), // since when all clocks stand by a vote
  phase: Phase,
  seats: v.array(SeatAtTable),
  host: v.nullable(SeatNumber), // whose table it is: they may remove and fill seats before it begins
  you: v.nullable(SeatNumber),
  invited: v.optional(SeatNumber), // the seat that the invitation shown with the request may take
  offered: v.optional(SeatNumber), // the seat that the hand-over shown with the request may take over
  seq: v.nullable(Count), // null while gathering
  mine: v.nullable(Count), // the seq of your own latest decision
  canUndo: v.boolean(),
  votes: v.array(OpenVote),
  commitment: v.pipe(v.string(), v.description('SHA-256 of the seed of all its draws')),
  madeAt: Time,
  begunAt: v.nullable(Time),
  endedAt: v.nullable(Time),
  rematch: v.optional(GameId), // for its players: the table at which they meet again
  view: v.nullable(ViewSchema), // null while gathering
});
export type Table = v.InferOutput<typeof Table>;

export const Invitation = v.object({ seat: SeatNumber, secret: Secret });

export const Made = v.object({
  id: GameId,
  you: SeatNumber,
  // One for each seat that waits for a player, to be sent to them; the secret joins once and is worth nothing then.
  invitations: v.array(Invitation),
  table: Table,
});
export type Made = v.InferOutput<typeof Made>;

export const Joined = v.object({ you: SeatNumber, table: Table });
export type Joined = v.InferOutput<typeof Joined>;

export const Voted = v.object({
  outcome: v.picklist(['open', 'passed', 'failed']),
  invitation: v.optional(Invitation), // to the seat whose player is replaced, for whoever cast the deciding vote
  table: Table,
});
export type Voted = v.InferOutput<typeof Voted>;
