import { RefusedError } from '../../../shared/api/client.ts';
import type { Table as TableNow } from '../../../shared/api/table.ts';
import { call, isPassing } from '../../lib/api.ts';
import type { KnownTable } from '../../lib/knownTables.svelte.ts';

export type Standing =
  | { is: 'yours' | 'gathering' | 'over' | 'gone' | 'unknown' }
  | { is: 'waiting'; awaited: number[] };
export type MyTable = { known: KnownTable; now: TableNow | undefined; standing: Standing };

const order: Standing['is'][] = ['yours', 'waiting', 'gathering', 'unknown', 'over', 'gone'];

// How each table this browser knows stands now, those that wait for me first.
export async function standings(known: readonly KnownTable[]): Promise<MyTable[]> {
  const tables = await Promise.all(known.map(ask));
  return tables.sort((a, b) => order.indexOf(a.standing.is) - order.indexOf(b.standing.is));
}

async function ask(known: KnownTable): Promise<MyTable> {
  try {
    const now = await call('GET /api/games/:id', { id: known.id }, known.secret);
    return { known, now, standing: standingOf(now) };
  } catch (error) {
    if (error instanceof RefusedError && !isPassing(error)) return { known, now: undefined, standing: { is: 'gone' } };
    return { known, now: undefined, standing: { is: 'unknown' } };
  }
}

function standingOf(now: TableNow): Standing {
  if (now.phase !== 'playing') return { is: now.phase };
  const asking = now.view?.asking;
  const mine = now.you !== null && asking?.awaited.includes(now.you) && asking.sealed?.[now.you] === undefined;
  if (mine) return { is: 'yours' };
  return { is: 'waiting', awaited: asking?.awaited ?? [] };
}
