import * as v from 'valibot';
import { AnyJson, Count, Time } from './json.ts';
import { SeatNumber, TaskSchema, ViewSchema } from './view.ts';

export const EventSchema = v.pipe(
  v.objectWithRest({ type: v.string() }, AnyJson),
  v.description("Something that happened, in the game's own words"),
);

// One decision as one pair of eyes may know it.
export const LogEntry = v.object({
  seq: Count,
  at: Time,
  kind: v.picklist(['start', 'answer', 'undo', 'end']), // end: given up, out of time, or stopped by the table
  seat: v.nullable(SeatNumber), // null: the start
  by: v.picklist(['player', 'order', 'clock', 'bot']),
  task: v.nullable(TaskSchema), // what was asked
  answer: v.optional(AnyJson), // one's own; everyone's when the game is over
  undoes: v.optional(Count), // the seq that this entry took back
  undone: v.boolean(), // a later entry took this one back
  events: v.array(EventSchema),
});
export type LogEntry = v.InferOutput<typeof LogEntry>;

const number = v.pipe(v.string(), v.regex(/^-?\d{1,9}$/, 'must be a whole number'), v.transform(Number));

export const longestLog = 200; // entries in one reply

export const LogAsked = v.strictObject({
  since: v.optional(v.pipe(number, v.minValue(-1)), '-1'), // entries after this seq
  limit: v.optional(v.pipe(number, v.minValue(1), v.maxValue(longestLog)), String(longestLog)),
});

export const Log = v.object({
  entries: v.array(LogEntry), // oldest first
  more: v.boolean(), // there are later ones: ask again with `since` = the last seq got
  seq: v.nullable(Count), // where the table stands
});
export type Log = v.InferOutput<typeof Log>;

export const ReplayAsked = v.strictObject({ seq: v.pipe(number, v.minValue(0)) });

// A past position with what those eyes could see then, and what led to it.
export const Replay = v.object({
  seq: Count,
  last: Count,
  entry: v.optional(LogEntry), // absent while these eyes may not know of it
  view: ViewSchema,
});
export type Replay = v.InferOutput<typeof Replay>;
