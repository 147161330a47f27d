import * as v from 'valibot';
import { AnyJson, Count, Time } from './json.ts';
import { GameId, Nonce, Secret } from './secrets.ts';
import { SeatNumber, ViewSchema } from './view.ts';

// What people at a table are called. Text, never markup.
export const PlayerName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(40, 'must not be longer than 40 characters'),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Co}\u200b-\u200f\u2028-\u202e\u2066-\u2069]*$/u, 'must not hold control characters'),
);

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

export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(AnyJson), // by the game's own schema, see the catalogue
  name: v.optional(TableName, ''),
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
  former: v.optional(v.literal(true)), // its player has left for good
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
  phase: Phase,
  seats: v.array(SeatAtTable),
  you: v.nullable(SeatNumber),
  invited: v.optional(SeatNumber), // the seat that the invitation shown with the request may take
  seq: v.nullable(Count), // null while gathering
  canUndo: v.boolean(),
  commitment: v.pipe(v.string(), v.description('SHA-256 of the seed of all its draws')),
  madeAt: Time,
  begunAt: v.nullable(Time),
  endedAt: v.nullable(Time),
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
