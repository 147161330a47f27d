import * as v from 'valibot';
import { Count, Time } from './json.ts';
import { SeatNumber } from './view.ts';

export const longestMessage = 1_000;
export const longestNotes = 10_000;
export const longestChat = 100; // messages in one reply

// Text of several lines, never markup: no control characters but the ends of lines.
const Lines = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]|[\n\t])*$/u,
    'must not hold control characters',
  ),
);

export const Message = v.strictObject({
  text: v.pipe(
    Lines,
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(longestMessage, `must not be longer than ${longestMessage} characters`),
  ),
});

// The players' talk is for players, the spectators' for spectators, until the game is over: then all may read both.
export const Channel = v.picklist(['players', 'spectators']);
export type Channel = v.InferOutput<typeof Channel>;

export const ChatMessage = v.object({
  n: Count, // rising, with gaps where these eyes may not read
  at: Time,
  channel: Channel,
  seat: v.nullable(SeatNumber), // null: a spectator
  name: v.string(), // as they were called when they said it
  text: v.string(),
  yours: v.boolean(),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number));
export const ChatAsked = v.strictObject({ since: v.optional(number, '0') }); // messages after this n

export const Chat = v.object({
  messages: v.array(ChatMessage), // oldest first
  earlier: v.boolean(), // there were more than fit: these are the latest
  read: Count, // up to which n this seat has read; 0 for spectators
  unread: Count, // others' messages after that; 0 for spectators
});
export type Chat = v.InferOutput<typeof Chat>;

export const ChatRead = v.strictObject({ upTo: Count });

export const NotesKept = v.strictObject({
  text: v.pipe(Lines, v.maxLength(longestNotes, `must not be longer than ${longestNotes} characters`)),
});
export const Notes = v.object({ text: v.string(), changedAt: v.nullable(Time) });
export type Notes = v.InferOutput<typeof Notes>;
