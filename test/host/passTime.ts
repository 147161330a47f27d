import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Time passes for the objects of a class on a server that is down: their alarms, and all else that they wait for, come so
 * much sooner. The server itself knows nothing of it and keeps the clock on the wall.
 */
export function passTime(data: string, of: 'Desk' | 'GameRoom', milliseconds: number): void {
  const folder = join(data, 'do', `ostracon-${of}`);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sqlite'))) {
    const file = new DatabaseSync(join(folder, name));
    // workerd's own notes of alarms, in nanoseconds: one in each object, and all of them in a file to ring by.
    const nanoseconds = BigInt(milliseconds) * 1_000_000n;
    if (name === 'metadata.sqlite') {
      file.prepare('UPDATE _cf_ALARM SET scheduled_time = scheduled_time - ?').run(nanoseconds);
    } else {
      file.prepare('UPDATE _cf_METADATA SET value = value - ? WHERE key = 1 AND value IS NOT NULL').run(nanoseconds);
      for (const [table, column] of of === 'Desk' ? deskWaits : []) {
        file.prepare(`UPDATE ${table} SET ${column} = ${column} - ?`).run(milliseconds);
      }
    }
    file.close();
  }
}

const deskWaits = [
  ['pending', 'due_at'],
  ['calls', 'due_at'],
  ['attempts', 'due'],
] as const;
