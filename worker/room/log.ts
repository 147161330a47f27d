import type { Log, LogEntry } from '../../shared/api/log.ts';
import { eventsFor, Play, type Seat, type State } from '../../shared/engine/index.ts';
import type { LogRow } from './schema.ts';
import type { Store } from './store.ts';

export function logFor(store: Store, seat: Seat | null, since: number, limit: number): Log {
  const seq = store.state?.seq ?? null;
  const rows = seq === null ? [] : store.logSince(since, limit);
  return { entries: entriesFor(store, rows, seat), more: seq !== null && (rows.at(-1)?.seq ?? seq) < seq, seq };
}

// The log as one pair of eyes may read it: events they could hear, answers of their own; all answers when it is over.
export function entriesFor(store: Store, rows: readonly LogRow[], seat: Seat | null): LogEntry[] {
  const { state } = store;
  const undone = store.undoneAmong(rows.map((row) => row.seq));
  const isOver = state !== undefined && state.result !== null;
  return rows.flatMap((row) =>
    state && isQuiet(store, state, row, seat) ? [] : [entryFor(row, seat, undone.has(row.seq), isOver)],
  );
}

function entryFor(row: LogRow, seat: Seat | null, undone: boolean, isOver: boolean): LogEntry {
  const { seq, at, kind, by, task, answer, undoes } = row;
  // Events are JSON by their nature: they were stored as it.
  const events = eventsFor(row.told, seat) as LogEntry['events'];
  const entry: LogEntry = { seq, at, kind, seat: row.seat, by, task, undone, events };
  if (undoes !== null) entry.undoes = undoes;
  if (answer !== null && (isOver || (seat !== null && row.seat === seat))) entry.answer = answer.is;
  return entry;
}

// A sealed answer that no person gave is not told of before the last one is in, see `awaited` in the kernel.
function isQuiet(store: Store, state: State, row: LogRow, seat: Seat | null): boolean {
  const { asking } = state;
  if (asking === null || row.kind !== 'answer' || row.by === 'player' || row.seat === seat) return false;
  if (row.seq <= asking.since) return false;
  return new Play(store.rules, state).step(asking.task.do).secret === true;
}
