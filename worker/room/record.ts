import type { GameRecord } from '../../shared/api/record.ts';
import { commitment, type Seat, viewFor } from '../../shared/engine/index.ts';
import { entriesFor } from './log.ts';
import type { Store } from './store.ts';

// The game to take home: for the eyes that ask while it runs, everything once it is over.
export function recordFor(store: Store, seat: Seat | null): GameRecord {
  const { game, rules, state } = store;
  const rows = state ? store.logSince(-1, state.seq + 1) : [];
  const told = new Map(rows.map((row) => [row.seq, row]));
  const entries: GameRecord['entries'] = entriesFor(store, rows, seat);
  const isOver = state !== undefined && state.result !== null;
  if (isOver) {
    for (const entry of entries) {
      const row = told.get(entry.seq);
      if (row) Object.assign(entry, { told: row.told, draws: row.draws });
    }
  }
  return {
    format: 'ostracon-record',
    version: 1,
    id: game.id,
    game: game.game,
    rules: state?.rules ?? rules.rules,
    options: game.options,
    players: store.seats.map((row) => row.name),
    ...(store.seats.some((row) => row.gone !== null) && { gone: store.seats.map((row) => row.gone) }),
    madeAt: game.madeAt,
    begunAt: game.begunAt,
    endedAt: game.endedAt,
    eyes: isOver ? 'all' : seat,
    result: state?.result ?? null,
    fairness: state
      ? viewFor(rules, state, seat).fairness
      : { commitment: commitment(game.seed), nonces: store.seats.flatMap((row) => row.nonce ?? []) },
    entries,
  };
}
