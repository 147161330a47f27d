import * as v from 'valibot';
import { Count, Time } from './json.ts';
import { SeatNumber } from './view.ts';

export const voteKinds = ['pause', 'resume', 'cancel', 'extend', 'replace', 'skip'] as const;
export const VoteKind = v.picklist(voteKinds);
export type VoteKind = v.InferOutput<typeof VoteKind>;

const yes = v.optional(v.boolean(), true);

// A yes opens a vote where there is none like it; any other says yes or no to the one that is open.
export const VoteCast = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['pause', 'resume', 'cancel']), yes }),
  // More time for one seat, or for all. The hours are said by whoever opens it.
  v.strictObject({
    kind: v.literal('extend'),
    seat: v.optional(SeatNumber),
    hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240, 'must be 240 hours at most'))),
    yes,
  }),
  v.strictObject({ kind: v.picklist(['replace', 'skip']), seat: SeatNumber, yes }),
]);
export type VoteCast = v.InferOutput<typeof VoteCast>;

export const OpenVote = v.object({
  kind: VoteKind,
  seat: v.optional(SeatNumber), // whom it is about
  hours: v.optional(Count),
  openedAt: Time,
  until: Time, // it lapses then
  voters: v.array(SeatNumber), // whose say counts
  needed: Count, // so many of them must say yes
  yes: v.array(SeatNumber),
  no: v.array(SeatNumber),
});
export type OpenVote = v.InferOutput<typeof OpenVote>;
