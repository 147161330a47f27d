import type { LogEntry } from '../../shared/api/log.ts';
import type { Texts } from '../../shared/engine/index.ts';
import type { Words } from './words/en.ts';

// The log with later entries added; an entry that takes another back marks that one.
export function withEntries(log: readonly LogEntry[], entries: readonly LogEntry[]): LogEntry[] {
  const bySeq = new Map(log.map((entry) => [entry.seq, entry]));
  for (const entry of entries) bySeq.set(entry.seq, entry);
  for (const { undoes } of entries) {
    const taken = undoes === undefined ? undefined : bySeq.get(undoes);
    if (taken) bySeq.set(taken.seq, { ...taken, undone: true });
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

// What the board shows moving at a position: the events of the latest decision up to it that changed the table.
// A sealed answer brings nothing about yet, so it is passed over.
export function eventsBefore(log: readonly LogEntry[], seq: number): LogEntry['events'] {
  const last = log.findLast((entry) => entry.seq <= seq && entry.events.length > 0 && !entry.undone);
  return last?.events ?? [];
}

// What happened after this seat's own last decision; for a spectator nothing is 'since your last turn'.
export function sinceLastTurn(log: readonly LogEntry[], you: number | null): LogEntry[] {
  if (you === null) return [];
  const mine = log.findLast((entry) => entry.seat === you && entry.by === 'player' && !entry.undone);
  return mine ? log.filter((entry) => entry.seq >= mine.seq && entry.events.length > 0 && !entry.undone) : [];
}

// What an entry tells, a sentence each.
export function said(entry: LogEntry, texts: Texts, names: readonly string[], words: Words['log']): string[] {
  if (entry.kind === 'end') return [words.ended];
  if (entry.kind === 'undo') return [words.undid(entry.seat === null ? '' : (names[entry.seat] ?? ''))];
  return entry.events.map((event) => texts.event(event, names));
}
