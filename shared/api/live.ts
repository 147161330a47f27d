import * as v from 'valibot';
import { ChatMessage } from './chat.ts';
import { Count } from './json.ts';
import { LogEntry } from './log.ts';
import { Table } from './table.ts';

const number = v.pipe(v.string(), v.regex(/^-?\d{1,9}$/, 'must be a whole number'), v.transform(Number));

export const LiveAsked = v.strictObject({
  seen: v.optional(v.pipe(number, v.minValue(-1)), '-1'), // the last seq this reader has seen
  heard: v.optional(v.pipe(number, v.minValue(0))), // the n of the last message: then the later ones come at once, too
});

// From the server: at once when the socket opens, then after every change.
export const LiveMessage = v.object({
  type: v.literal('table'),
  table: Table,
  entries: v.array(LogEntry), // since what this reader has seen, oldest first
  earlier: v.boolean(), // there were more than fit: the log has those before
  seen: v.pipe(v.number(), v.integer()), // what to ask with when the socket has to be opened again
});
export type LiveMessage = v.InferOutput<typeof LiveMessage>;

// What was said at the table: as it is said, and at the opening what was missed.
export const LiveChat = v.object({
  type: v.literal('chat'),
  messages: v.array(ChatMessage),
  earlier: v.boolean(),
  read: Count,
  unread: Count,
});
export type LiveChat = v.InferOutput<typeof LiveChat>;

export const Live = v.variant('type', [LiveMessage, LiveChat]);
export type Live = v.InferOutput<typeof Live>;
