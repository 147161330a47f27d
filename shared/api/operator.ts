import * as v from 'valibot';
import { Count, Time } from './json.ts';
import { Cursor, LobbyTable } from './lobby.ts';
import { GameId } from './secrets.ts';
import { Phase } from './table.ts';

// The operator's page: whoever runs this server, known by OPERATOR_SECRET.
export const OperatorTablesAsked = v.strictObject({ phase: v.optional(Phase), cursor: v.optional(Cursor) });

export const OperatorTables = v.object({
  tables: v.array(v.object({ ...LobbyTable.entries, listed: v.boolean(), users: v.array(v.nullable(v.string())) })),
  next: v.nullable(v.string()),
});

export const FailuresAsked = v.strictObject({ cursor: v.optional(Cursor) });

// A notice that did not reach its player and is not tried any more.
export const Failures = v.object({
  failures: v.array(
    v.object({
      id: v.string(),
      at: Time,
      desk: v.string(), // the player's id, or that of an address
      channel: v.string(),
      state: v.string(),
      tries: Count,
      why: v.string(),
    }),
  ),
  next: v.nullable(v.string()),
});

const Cell = v.union([
  v.string(),
  v.number(),
  v.null(),
  v.strictObject({ base64: v.pipe(v.string(), v.base64('must be base64')) }),
]);

// A room whole, as it lies in its storage: seed, secrets' hashes, log, talk and all. Another host can go on with it.
export const RoomExport = v.strictObject({
  format: v.literal('ostracon-room'),
  version: v.literal(1),
  id: GameId,
  migrations: v.pipe(Count, v.description('How many of the room’s migrations its tables have been through')),
  tables: v.record(v.string(), v.array(v.record(v.string(), Cell))),
});
export type RoomExport = v.InferOutput<typeof RoomExport>;

export const RoomImported = v.object({ id: GameId, seq: v.nullable(Count) });
export const Rebuilt = v.object({ tables: Count }); // how many were told anew
