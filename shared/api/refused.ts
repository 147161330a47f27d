import * as v from 'valibot';
import { Table } from './table.ts';

// Why a request was refused, and the status that goes with it.
export const statusOf = {
  malformed: 400,
  'no-secret': 401,
  'not-signed-in': 401,
  elsewhere: 403,
  'not-proven': 403,
  'not-your-seat': 403,
  'players-only': 403,
  'host-only': 403,
  'no-such-route': 404,
  'no-such-table': 404,
  'no-such-position': 404,
  'no-such-player': 404,
  'no-such-passkey': 404,
  expired: 410,
  'unknown-seat': 404,
  stale: 409,
  'not-asked': 409,
  'game-over': 409,
  'not-undoable': 409,
  'not-begun': 409,
  begun: 409,
  'not-over': 409,
  'seat-taken': 409,
  'not-now': 409,
  'last-way-in': 409,
  'too-large': 413,
  'not-an-option': 422,
  'no-upgrade': 426,
  'too-often': 429,
  failed: 500,
} as const;
export type Reason = keyof typeof statusOf;

const reasons = [
  'malformed',
  'no-secret',
  'not-signed-in',
  'elsewhere',
  'not-proven',
  'not-your-seat',
  'players-only',
  'host-only',
  'no-such-route',
  'no-such-table',
  'no-such-position',
  'no-such-player',
  'no-such-passkey',
  'expired',
  'unknown-seat',
  'stale',
  'not-asked',
  'game-over',
  'not-undoable',
  'not-begun',
  'begun',
  'not-over',
  'seat-taken',
  'not-now',
  'last-way-in',
  'too-large',
  'not-an-option',
  'no-upgrade',
  'too-often',
  'failed',
] as const satisfies readonly Reason[];

// The sentence is for people. `at` names the field that is wrong. A table comes with every 409: as it stands now.
export const Refused = v.object({
  error: v.object({ reason: v.picklist(reasons), message: v.string(), at: v.optional(v.string()) }),
  table: v.optional(Table),
});
export type Refused = v.InferOutput<typeof Refused>;
