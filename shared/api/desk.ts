import * as v from 'valibot';
import { clockSchema, paceSchema, reminderSchema, sleepSchema, spanSchema } from '../clock/index.ts';
import { Count, Time } from './json.ts';
import { GameId } from './secrets.ts';
import { Phase } from './table.ts';
import { Gone } from './time.ts';
import { ResultSchema, SeatNumber } from './view.ts';
import { VoteKind } from './votes.ts';

const MinuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));

// Where a player's notices go besides: to a channel of Discord or Slack, or to a program of their own.
export const WebhookWanted = v.strictObject({
  kind: v.picklist(['discord', 'slack', 'json']),
  url: v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.url('must be an address'),
    v.startsWith('https://', 'must begin with https://'),
  ),
});

export const NoticeSettings = v.strictObject({
  email: v.boolean(),
  push: v.boolean(),
  webhook: v.nullable(WebhookWanted),
  // By mail only what nobody has seen so many minutes after it was pushed, for who has both; null: by both at once.
  mailAfter: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5, 'must be 5 minutes at least'), v.maxValue(7 * 24 * 60))),
    60,
  ),
  delay: v.pipe(v.number(), v.integer(), v.minValue(2, 'must be 2 minutes at least'), v.maxValue(24 * 60)), // minutes
  quiet: v.nullable(v.strictObject({ from: MinuteOfDay, until: MinuteOfDay })), // by the player's own wall clock
  digest: v.nullable(MinuteOfDay), // one notice a day at this minute, instead of many
  reminders: v.pipe(v.array(reminderSchema), v.maxLength(4, 'must not be more than 4')),
});
export type NoticeSettings = v.InferOutput<typeof NoticeSettings>;

export const usualSettings: NoticeSettings = {
  email: true,
  push: true,
  webhook: null,
  mailAfter: 60,
  delay: 2,
  quiet: null,
  digest: null,
  reminders: [{ when: 'share', share: 0.2 }],
};

// When a player's clocks stand still, at tables that allow it.
export const Hours = v.strictObject({
  sleep: v.nullable(sleepSchema),
  weekend: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), v.maxLength(2)),
});
export type Hours = v.InferOutput<typeof Hours>;

// A table as a player's desk knows it, told by the room. A later version replaces an earlier one.
export const TableCard = v.object({
  id: GameId,
  version: Count,
  game: v.string(),
  name: v.string(),
  seat: SeatNumber,
  opponents: v.array(v.string()),
  phase: Phase,
  invited: v.optional(v.literal(true)), // the seat is kept for this player, who has not taken it yet
  seq: v.nullable(Count),
  asked: v.nullable(
    v.object({
      since: Count,
      until: v.nullable(Time),
      clock: v.nullable(clockSchema),
      resumed: v.optional(Time), // the table was paused since it was asked, and goes on since then
    }),
  ),
  pace: paceSchema,
  standIn: v.optional(v.literal(true)), // its time ran out: a bot plays until the player is back
  late: v.optional(Time), // its clock ran out then, and the player is not back
  gone: v.optional(Gone), // a bot plays the seat on for good
  vote: v.optional(VoteKind), // it waits for this player's say
  voteUntil: v.optional(Time), // and lapses then
  result: v.nullable(ResultSchema),
  changedAt: Time,
});
export type TableCard = v.InferOutput<typeof TableCard>;

export const Trouble = v.object({ channel: v.string(), why: v.string(), at: Time });

export const DeskView = v.object({
  tables: v.array(TableCard), // my turn first, by time left; then waiting, then finished
  settings: NoticeSettings,
  hours: Hours,
  vacation: v.object({ perYear: Count, left: Count, away: v.array(spanSchema) }),
  push: v.object({ publicKey: v.string(), endpoints: v.array(v.string()) }),
  mail: v.picklist(['smtp', 'cloudflare', 'box']), // how mail leaves; box: it lies on the local mail page
  troubles: v.array(Trouble), // what could not be delivered lately, and why
});
export type DeskView = v.InferOutput<typeof DeskView>;

export const DeskChange = v.strictObject({ settings: v.optional(NoticeSettings), hours: v.optional(Hours) });
export type DeskChange = v.InferOutput<typeof DeskChange>;

// As browsers write them: a point on P-256, and a secret.
const Base64url = (bytes: number) => {
  const letters = Math.ceil((bytes * 4) / 3);
  return v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`), `must be ${bytes} bytes in base64url`));
};
export const PushSubscribed = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(2_000), v.url(), v.startsWith('https://', 'must begin with https://')),
  keys: v.strictObject({ p256dh: Base64url(65), auth: Base64url(16) }),
});
export const PushEnded = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(2_000)) });
export const TestNotice = v.strictObject({ channel: v.picklist(['email', 'push', 'webhook']) });

export const LocalMails = v.object({
  mails: v.array(
    v.object({ id: v.string(), at: Time, to: v.string(), subject: v.string(), text: v.string(), html: v.string() }),
  ),
});
