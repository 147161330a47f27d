import * as v from 'valibot';
import { LanguageCode, MailAddress } from './account.ts';
import { Time } from './json.ts';
import { GameId, Secret } from './secrets.ts';
import { PlayerName, Sitter, Table } from './table.ts';
import { SeatNumber } from './view.ts';

// Who comes to a table, who goes, and who comes instead.

// Without a seat: the first that anyone may take.
export const SitDown = v.strictObject({ seat: v.optional(SeatNumber), me: Sitter });
export type SitDown = v.InferOutput<typeof SitDown>;

// With an address the seat is kept for whoever gets the letter; without one the link is handed out to be sent by hand.
export const Invite = v.strictObject({
  seat: SeatNumber,
  address: v.optional(MailAddress),
  language: v.optional(LanguageCode, 'en'), // of the letter
});
export type Invite = v.InferOutput<typeof Invite>;
export const Invited = v.object({ seat: SeatNumber, secret: v.optional(Secret) });

export const SeatMeant = v.strictObject({ seat: SeatNumber });

// Bots into the empty seats, or into those named. Without a bot's name: the best there is.
export const Fill = v.strictObject({
  seats: v.optional(v.pipe(v.array(SeatNumber), v.minLength(1), v.maxLength(12))),
  bot: v.optional(v.pipe(v.string(), v.maxLength(40, 'must not be longer than 40 characters'))),
});
export type Fill = v.InferOutput<typeof Fill>;

// The same people once more. Who asks first makes the table; everyone who asks sits down at it, on their old seat.
export const Rematch = v.strictObject({ me: Sitter });
export const Rematched = v.object({ id: GameId, you: SeatNumber, table: Table });

// The link of a seat that is handed over: /table/<id>#take-over=<secret>.
export const HandedOver = v.object({ seat: SeatNumber, secret: Secret, until: Time });

// Who takes a seat over brings no share of the randomness: that is fixed since the seat was first taken.
export const TakeOver = v.strictObject({ name: PlayerName, secret: Secret });
export type TakeOver = v.InferOutput<typeof TakeOver>;
