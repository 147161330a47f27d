import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

// Pages of what is sorted by time and then by id, the latest first. A cursor names the last row of the page before.
export const pageSize = 50;

export function before(cursor: string | undefined, at: SQLiteColumn, id: SQLiteColumn): SQL | undefined {
  if (cursor === undefined) return undefined;
  const dash = cursor.indexOf('-');
  const [time, last] = [Number(cursor.slice(0, dash)), cursor.slice(dash + 1)];
  return or(lt(at, time), and(eq(at, time), lt(id, last)));
}

// One row more than a page was read, to know whether there is a next one.
export function page<Row>(rows: Row[], cursorOf: (row: Row) => string): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > pageSize && last ? cursorOf(last) : null };
}
