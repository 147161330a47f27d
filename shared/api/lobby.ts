import * as v from 'valibot';
import { paceSchema } from '../clock/index.ts';
import { AnyJson, Count, Time } from './json.ts';
import { GameId, UserId } from './secrets.ts';
import { Phase, Watch } from './table.ts';
import { ResultSchema } from './view.ts';

const number = v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be a whole number'), v.transform(Number));

// Where the next page begins, as the page before said it.
export const Cursor = v.pipe(v.string(), v.regex(/^\d{1,15}-[a-z0-9:-]{1,200}$/, 'must be a cursor that a reply gave'));

export const LobbyAsked = v.strictObject({
  game: v.optional(v.pipe(v.string(), v.maxLength(40, 'must not be longer than 40 characters'))),
  phase: v.optional(Phase), // gathering, unless asked otherwise
  seats: v.optional(v.pipe(number, v.minValue(1), v.maxValue(12))), // of how many seats
  cursor: v.optional(Cursor),
});
export type LobbyAsked = v.InferOutput<typeof LobbyAsked>;

// A table as everyone may know it without going there.
export const LobbyTable = v.object({
  id: GameId,
  game: v.string(),
  name: v.string(),
  options: AnyJson,
  pace: paceSchema,
  seats: Count,
  taken: Count, // by people and bots
  open: Count, // seats that anyone may take
  players: v.array(v.nullable(v.string())), // by seat; null: nobody yet
  phase: Phase,
  watch: Watch,
  madeAt: Time,
  begunAt: v.nullable(Time),
  endedAt: v.nullable(Time),
  result: v.nullable(ResultSchema),
});
export type LobbyTable = v.InferOutput<typeof LobbyTable>;

export const Lobby = v.object({
  tables: v.array(LobbyTable), // the newest first
  next: v.nullable(v.string()), // the cursor of the next page
});
export type Lobby = v.InferOutput<typeof Lobby>;

// What everyone may know of a player.
export const PlayerProfile = v.object({
  id: UserId,
  name: v.nullable(v.string()), // null: a former player
  finished: Count, // games played to their end
  won: Count,
});
export type PlayerProfile = v.InferOutput<typeof PlayerProfile>;
