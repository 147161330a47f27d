import type { Moved } from '../../shared/api/moves.ts';
import { eventsFor, type Game, type Seat, type State, viewFor } from '../../shared/engine/index.ts';
import { pastState } from './replay.ts';
import type { LogRow } from './schema.ts';
import type { Store } from './store.ts';

// The reply to a move: what it led to and what its author saw happen.
export function moved(game: Game, after: State, rows: readonly LogRow[], seat: Seat, moveId: string): Moved {
  return {
    moveId,
    seq: after.seq,
    final: rows.some((row) => row.final),
    events: rows.flatMap((row) => eventsFor(row.told, seat)) as Moved['events'],
    view: viewFor(game, after, seat),
  };
}

// The reply that this move got when it was first sent, from the log: the position right after it, not today's.
export async function repeated(store: Store, seat: Seat, moveId: string): Promise<Moved | undefined> {
  const last = store.moved(seat, moveId);
  if (last === undefined) return undefined;
  const after = await pastState(store, last);
  return moved(store.rules, after, store.logOfMove(seat, moveId, last), seat, moveId);
}
