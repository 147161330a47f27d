import type { Table } from './table.ts';
export function check(_table: Table): string[] {
  return [];
}
