import * as v from 'valibot';
import { isZone } from '../clock/index.ts';
import { Channel } from './chat.ts';
import { Time } from './json.ts';
import { GameId, Secret } from './secrets.ts';
import { PlayerName } from './table.ts';

export const Zone = v.pipe(
  v.string(),
  v.maxLength(60, 'must not be longer than 60 characters'),
  v.check(isZone, 'must be a time zone like Europe/Berlin'),
);
export const LanguageCode = v.picklist(['en', 'es']);

// Lower case: the same box is the same person.
export const MailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'must not be longer than 254 characters'),
  v.email('must be a mail address'),
  v.regex(/^[^@]{1,64}@/, 'must not have more than 64 letters before the @'),
);

export const Me = v.object({
  user: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      address: v.nullable(v.string()), // null: a guest
      zone: v.string(),
      language: LanguageCode,
    }),
  ),
});
export type Me = v.InferOutput<typeof Me>;

export const Guest = v.strictObject({
  name: PlayerName,
  zone: v.optional(Zone, 'UTC'),
  language: v.optional(LanguageCode, 'en'),
});
export type Guest = v.InferOutput<typeof Guest>;

export const ProfileChange = v.strictObject({
  name: v.optional(PlayerName),
  zone: v.optional(Zone),
  language: v.optional(LanguageCode),
});
export type ProfileChange = v.InferOutput<typeof ProfileChange>;

export const SignIn = v.strictObject({ address: MailAddress, language: v.optional(LanguageCode, 'en') });
export const SignInSent = v.object({ minutes: v.number() });
export const SignInConfirmed = v.strictObject({ secret: Secret });

export const SessionList = v.object({
  sessions: v.array(v.object({ id: v.string(), device: v.string(), madeAt: Time, seenAt: Time, isThis: v.boolean() })),
});
export const EndSessions = v.strictObject({ id: v.optional(v.pipe(v.string(), v.maxLength(40))) }); // none: all others

// What one has written, at some of one's tables; `next` is the `after` of the page that follows.
export const WrittenAsked = v.strictObject({ after: v.optional(GameId) });
export const Written = v.object({
  tables: v.array(
    v.object({
      id: GameId,
      record: v.pipe(v.string(), v.description('Where the record of the game is')),
      notes: v.string(),
      said: v.array(v.object({ at: Time, channel: Channel, text: v.string() })),
    }),
  ),
  next: v.nullable(GameId),
});
export type Written = v.InferOutput<typeof Written>;

export const Leaving = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(100, 'must not be longer than 100 characters')),
}); // one's own name, typed: nobody leaves by a slip
export const Done = v.object({ done: v.literal(true) });
