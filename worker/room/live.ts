import type { Chat } from '../../shared/api/chat.ts';
import type { LiveChat, LiveMessage } from '../../shared/api/live.ts';
import { longestLog } from '../../shared/api/log.ts';
import { entriesFor } from './log.ts';
import type { Watcher } from './sockets.ts';
import type { Store } from './store.ts';
import { tableFor } from './table.ts';

// What a watcher is told: the table as they see it, and what happened since they were last told.
export function liveMessage(store: Store, { seat, seen }: Watcher, now: number): { text: string; seen: number } {
  const last = store.state?.seq ?? -1;
  const from = Math.max(seen, last - longestLog);
  const rows = seen < last ? store.logSince(from, longestLog) : [];
  const entries = entriesFor(store, rows, seat);
  // What could not be told yet is told as soon as it may be.
  const kept = rows.find((row) => !entries.some((entry) => entry.seq === row.seq));
  const message: LiveMessage = {
    type: 'table',
    table: tableFor(store, { seat }, now),
    entries,
    earlier: from > seen && from >= 0,
    seen: kept ? kept.seq - 1 : last,
  };
  return { text: JSON.stringify(message), seen: message.seen };
}

export function chatMessage(chat: Chat): string {
  const message: LiveChat = { type: 'chat', ...chat };
  return JSON.stringify(message);
}
