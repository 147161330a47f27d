import * as v from 'valibot';

const hour = 3_600_000;
const duration = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What may stop a player's clock: the night, the weekend, vacation days. */
export const stops = ['sleep', 'weekend', 'vacation'] as const;
export type Stop = (typeof stops)[number];

/** Every seat begins with `bank`; whoever passes play on gets `increment`, never beyond `cap`. In milliseconds. */
export const paceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.pipe(
    v.strictObject({
      kind: v.literal('bank'),
      bank: duration(60_000, 90 * 24 * hour),
      increment: duration(0, 30 * 24 * hour),
      cap: duration(60_000, 90 * 24 * hour),
      stops: v.pipe(
        v.array(v.picklist(stops)),
        v.maxLength(stops.length, `A pace has ${stops.length} stops at most.`),
        v.check((list) => new Set(list).size === list.length, 'A pace names each stop only once.'),
      ),
    }),
    v.check(({ bank, cap }) => bank <= cap, 'The cap of a pace must not lie below its bank.'),
  ),
]);
export type Pace = v.InferOutput<typeof paceSchema>;

/** The paces offered when a table is made. */
export const paces = {
  // A few moves a week: by post.
  post: { kind: 'bank', bank: 72 * hour, increment: 12 * hour, cap: 120 * hour, stops: [...stops] },
  // A move a day.
  daily: { kind: 'bank', bank: 24 * hour, increment: 8 * hour, cap: 48 * hour, stops: ['sleep', 'vacation'] },
  // In one sitting: nothing stops the clock.
  live: { kind: 'bank', bank: hour, increment: hour / 60, cap: hour, stops: [] },
  none: { kind: 'none' },
} satisfies Record<string, Pace>;
