import * as v from 'valibot';
import { Count, Time } from './json.ts';

// What happens to a seat whose clock has run out: a bot answers for it until its player is back; or the others may vote
// to skip it or to replace its player; or it is lost.
export const OutOfTime = v.picklist(['standIn', 'vote', 'forfeit']);
export type OutOfTime = v.InferOutput<typeof OutOfTime>;

// A seat's clock as everyone may see it.
export const ClockShown = v.object({
  left: v.pipe(Count, v.description('Milliseconds left when this was said')),
  until: v.nullable(Time), // when it runs out, unless it is stopped; null: it stands
  running: v.boolean(),
  held: v.boolean(), // it stands because the table is paused
});
export type ClockShown = v.InferOutput<typeof ClockShown>;

// Why a bot plays a seat on for good.
export const Gone = v.picklist(['resigned', 'forfeited']);
export type Gone = v.InferOutput<typeof Gone>;
