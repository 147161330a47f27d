import * as v from 'valibot';
import { LogEntry } from './log.ts';
import { Table } from './table.ts';

const number = v.pipe(v.string(), v.regex(/^-?\d{1,9}$/, 'must be a whole number'), v.transform(Number));

export const LiveAsked = v.strictObject({
  seen: v.optional(v.pipe(number, v.minValue(-1)), '-1'), // the last seq this reader has seen
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
