import * as v from 'valibot';
import { actions, cardNames, godNames, guardianNames, powerNames, setupNames } from '../names.ts';
import { setupSchema } from '../setups/setup.ts';

// A position as people write it. Gods stand for their players; spaces are 'row,column', camels 'space|space'. Whatever
// is left out is as at the start: one Follower each, all cards in hand, nothing unlocked.
const god = v.picklist(godNames);
const perGod = <X extends v.GenericSchema>(value: X) => v.optional(v.record(god, value), {});
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const task = v.looseObject({ do: v.string() });

export const positionSchema = v.strictObject({
  gods: v.pipe(v.array(god), v.minLength(2), v.maxLength(5)), // by seat
  guardians: v.optional(v.pipe(v.array(v.picklist(guardianNames)), v.length(3)), ['satet', 'mummy', 'scorpion']),
  setup: v.optional(v.union([v.picklist(setupNames), setupSchema]), 'middleKingdom'),
  first: v.optional(god), // the first player; else the first of `gods`
  // Space → 'amun', 'amun warrior', 'amun mummy', 'amun temple', 'temple' (neutral). A figure may have its number ('#12'),
  // 'sun' for a Sun token, and a Giant Scorpion where it points: 'isis scorpion #40 > 3,2 3,3'.
  board: v.record(v.string(), v.string()),
  pools: perGod(v.array(v.string())), // Guardians in pools: 'mummy', 'mummy #38'; Warriors nowhere else are there anyway
  gone: v.optional(v.array(v.string()), []), // Guardians out of the game: 'mummy', 'amun mummy #38'
  captives: perGod(v.array(v.string())), // captor → 'isis', 'isis #12': whose Warriors
  underworld: v.optional(v.array(v.string()), []),
  camels: v.optional(v.array(v.string())), // else those of the setup
  regions: v.optional(v.record(v.string(), v.string())), // Conflict Order token → a land space; else those of the setup
  removedTokens: v.optional(v.array(count), []),
  devotion: v.optional(v.record(god, count)), // from the least up, in a stack from the bottom up; else a fresh stack
  followers: perGod(count),
  powers: perGod(v.array(v.picklist(powerNames))),
  used: perGod(v.array(v.picklist(cardNames))),
  merged: v.optional(v.strictObject({ higher: god, lower: god })),
  forgotten: perGod(count), // with the Devotion they had
  markers: v.optional(v.record(v.picklist(actions), count), {}), // spaces from the left; else at their start
  event: v.optional(v.pipe(count, v.maxValue(18)), 0),
  turn: v.optional(
    v.strictObject({
      player: god,
      taken: v.optional(v.array(v.picklist(actions)), []),
      stage: v.optional(v.picklist(['actions', 'controlMonument', 'camelCaravan', 'conflict']), 'actions'),
      triggered: v.optional(v.boolean(), false),
    }),
  ),
  conflict: v.optional(
    v.strictObject({
      number: count,
      tiebreaker: god,
      used: v.optional(v.boolean(), false),
      announced: v.optional(v.boolean(), false),
      sheltered: v.optional(v.array(count), []),
      doomed: v.optional(v.array(count), []),
    }),
  ),
  battle: v.optional(
    v.strictObject({
      region: count,
      sides: v.array(god),
      cards: perGod(v.array(v.picklist(cardNames))),
      fallen: perGod(count),
      strength: v.optional(v.record(god, v.array(v.strictObject({ because: v.string(), amount: v.number() })))), // else worked out
      winner: v.optional(v.union([god, v.literal('nobody')])),
      two: v.optional(god),
    }),
  ),
  // What is to be done: the step or sequence to begin with, and what follows it. Else the turn of `turn.player`.
  agenda: v.optional(v.pipe(v.array(task), v.minLength(1)), [{ do: 'turn' }]),
  answers: v.optional(v.record(v.string(), v.unknown())), // those already given to the first question, by seat
});
export type Position = v.InferOutput<typeof positionSchema>;
export type PositionGiven = v.InferInput<typeof positionSchema>;
