import * as v from 'valibot';
import { AnyJson, Count } from './json.ts';
import { EventSchema } from './log.ts';
import { MoveId } from './secrets.ts';
import { ViewSchema } from './view.ts';

// Answers are applied whole or not at all. Each after the first answers the question that the one before led to.
export const Answers = v.strictObject({
  moveId: MoveId,
  seq: v.pipe(Count, v.description('The seq of the view in which the question was seen')),
  answers: v.pipe(v.array(AnyJson), v.minLength(1), v.maxLength(50)),
});
export type Answers = v.InferOutput<typeof Answers>;

// Takes back the sender's latest decision, one step.
export const Undo = v.strictObject({ moveId: MoveId, seq: Count });
export type Undo = v.InferOutput<typeof Undo>;

export const Moved = v.object({
  moveId: MoveId,
  seq: Count, // after the move
  final: v.pipe(v.boolean(), v.description('Something was revealed or drawn: this can’t be taken back')),
  events: v.array(EventSchema), // what these eyes saw happen
  view: ViewSchema, // right after the move
});
export type Moved = v.InferOutput<typeof Moved>;
