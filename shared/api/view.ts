import * as v from 'valibot';
import type { Options, Question, Task, View } from '../engine/index.ts';
import { AnyJson, Count } from './json.ts';

// The kernel's view as it goes over the wire. The types are the kernel's own; these schemas say the same to OpenAPI.
export const SeatNumber = v.pipe(Count, v.description('A seat, counted from 0'));

export const TaskSchema: v.GenericSchema<Task> = v.pipe(
  v.objectWithRest({ do: v.string() }, AnyJson),
  v.description("A step of the rules and its (public) arguments, in the game's own words"),
);

const OptionsSchema: v.GenericSchema<Options> = v.variant('kind', [
  v.object({ kind: v.literal('one'), of: v.array(AnyJson) }),
  v.object({ kind: v.literal('some'), of: v.array(AnyJson), min: v.number(), max: v.number() }),
  v.object({ kind: v.literal('number'), min: v.number(), max: v.number() }),
]);

const QuestionSchema: v.GenericSchema<Question> = v.object({
  task: TaskSchema,
  since: v.pipe(Count, v.description('The seq at which it was put: an answer that knows this seq is not stale')),
  secret: v.boolean(),
  seats: v.array(SeatNumber),
  awaited: v.array(SeatNumber),
  options: v.optional(OptionsSchema),
  refused: v.optional(v.array(v.object({ option: AnyJson, because: AnyJson }))),
  endsTurn: v.optional(v.pipe(v.array(AnyJson), v.description('Those of the options that end your turn'))),
  sealed: v.optional(v.record(v.string(), AnyJson)),
});

export const ResultSchema = v.object({
  winners: v.array(SeatNumber),
  scores: v.array(v.number()),
  how: v.string(),
});

export const FairnessSchema = v.pipe(
  v.object({ commitment: v.string(), nonces: v.array(v.string()), seed: v.optional(v.string()) }),
  v.description('SHA-256 of the seed, told from the start; the players’ nonces; the seed itself when the game is over'),
);

export const ViewSchema: v.GenericSchema<View> = v.pipe(
  v.object({
    game: v.string(),
    rules: Count,
    options: AnyJson,
    seats: Count,
    seq: v.pipe(Count, v.description('Decisions so far')),
    you: v.nullable(SeatNumber),
    asking: v.nullable(QuestionSchema),
    result: v.nullable(ResultSchema),
    fairness: FairnessSchema,
    table: v.record(v.string(), AnyJson),
  }),
  v.description('A position for one pair of eyes'),
);
