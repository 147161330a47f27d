import * as v from 'valibot';
import { cardIds } from '../cards/ids.ts';
import { DEVELOPMENTS } from '../content/counts.ts';
import { CIVS, COLOURS, CRYSTALS } from '../content/names.ts';
import { BONUSES, TOKENS } from '../content/stock.ts';
import { options } from '../table.ts';

// A position in words. What is left out is as at the start of a game; the pieces in the Civs' areas, the bag and, unless
// it is given, the deck follow from the rest.
const whole = v.pipe(v.number(), v.integer());
const civ = v.picklist(CIVS);
const colour = v.picklist(COLOURS);
const card = v.picklist(cardIds);
const tile = v.picklist(['locked', 'unlocked', 'held', 'used']);
const die = v.pipe(v.string(), v.regex(/^(magenta|turquoise|violet|pink) [1-6]$/, "a die is written like 'violet 3'"));
const json: v.GenericSchema<unknown> = v.unknown();
const task = v.objectWithRest({ do: v.string() }, json);

const player = v.strictObject({
  colour,
  cosmo: v.optional(whole),
  priests: v.optional(v.strictObject({ magenta: whole, turquoise: whole, violet: whole, pink: whole })),
  malus: v.optional(whole),
  hand: v.optional(v.array(card)),
  tiles: v.optional(v.partial(v.strictObject({ start: tile, 2: tile, 5: tile, 7: tile }))),
  built: v.optional(whole),
  tokens: v.optional(v.array(v.picklist(TOKENS))),
});

const civState = v.partial(
  v.strictObject({
    supply: whole,
    crystals: v.record(v.picklist(CRYSTALS), whole),
    page: whole,
    written: v.array(v.picklist([...CRYSTALS, 'warrior'])),
    row: v.array(die),
    development: v.picklist(DEVELOPMENTS),
  }),
);

const turn = v.strictObject({
  player: colour,
  stuck: v.optional(v.boolean(), false),
  die: v.optional(die),
  civ: v.optional(civ),
  space: v.optional(whole),
  divined: v.optional(v.boolean(), false),
  idle: v.optional(v.boolean(), false),
  matched: v.optional(v.boolean(), false),
  played: v.optional(v.array(card), () => []),
});

export const position = v.strictObject({
  game: v.literal('theocratia'),
  rules: v.optional(whole, 1),
  options: v.optional(options, {}),
  seq: v.optional(whole, 0),
  players: v.pipe(v.array(player), v.minLength(2), v.maxLength(4)),
  order: v.optional(v.array(colour)), // first player first
  opening: v.optional(v.array(colour)),
  round: v.optional(whole, 1),
  taken: v.optional(whole, 0),
  // 'magenta house', 'plain monster', 'red tile', 'pink factory on blue tile', 'red starting tile'; unnamed hexes are empty.
  map: v.optional(v.record(v.string(), v.string())),
  bare: v.optional(v.array(v.string()), () => []), // empty hexes whose crystal is gone
  civs: v.optional(
    v.partial(v.strictObject({ magenta: civState, turquoise: civState, violet: civState, pink: civState })),
  ),
  dice: v.optional(v.array(die), () => []),
  bonusDie: v.optional(civ),
  bonusHolder: v.optional(colour),
  nextFirst: v.optional(colour),
  bonuses: v.optional(v.array(v.picklist(BONUSES))),
  deck: v.optional(v.array(card)), // the last is drawn next
  discard: v.optional(v.array(card), () => []),
  dropped: v.optional(v.array(v.nullable(civ))),
  turn: v.optional(turn),
  asking: v.optional(
    v.strictObject({
      task,
      seats: v.optional(v.array(whole)),
      since: v.optional(whole),
      answers: v.optional(v.record(v.string(), json), () => ({})),
      quiet: v.optional(v.array(whole), () => []),
    }),
  ),
  agenda: v.optional(v.array(task)),
  result: v.optional(v.strictObject({ winners: v.array(whole), scores: v.array(whole), how: v.string() })),
});
export type Position = v.InferOutput<typeof position>;
export type Written = v.InferInput<typeof position>;
