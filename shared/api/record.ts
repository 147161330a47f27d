import * as v from 'valibot';
import { AnyJson, Count, Time } from './json.ts';
import { LogEntry } from './log.ts';
import { GameId } from './secrets.ts';
import { Gone } from './time.ts';
import { FairnessSchema, ResultSchema, SeatNumber } from './view.ts';

// A draw of the game's randomness. With the seed anyone can check it: `verify` in shared/engine/random.ts.
const DrawSchema = v.object({ n: Count, below: Count, got: Count });

// A told event with the seats it was for; without `to` for everyone.
const ToldSchema = v.object({
  event: v.objectWithRest({ type: v.string() }, AnyJson),
  to: v.optional(v.array(SeatNumber)),
});

// The whole record of a game. While it runs: what the asking eyes may know. When it is over: everything.
export const GameRecord = v.object({
  format: v.literal('ostracon-record'),
  version: v.literal(1),
  id: GameId,
  game: v.string(),
  rules: Count,
  options: AnyJson,
  players: v.array(v.nullable(v.string())), // by seat
  gone: v.optional(v.array(v.nullable(Gone))), // by seat, where somebody gave up or was too late
  madeAt: Time,
  begunAt: v.nullable(Time),
  endedAt: v.nullable(Time),
  eyes: v.union([v.literal('all'), v.null(), SeatNumber]), // all, a spectator's, a seat's
  result: v.nullable(ResultSchema),
  fairness: FairnessSchema,
  entries: v.array(
    v.object({ ...LogEntry.entries, told: v.optional(v.array(ToldSchema)), draws: v.optional(v.array(DrawSchema)) }),
  ),
});
export type GameRecord = v.InferOutput<typeof GameRecord>;
