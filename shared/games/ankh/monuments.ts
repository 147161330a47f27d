import { monumentAt } from './board.ts';
import type { EventOf } from './events.ts';
import type { MonumentType } from './names.ts';
import { godOf } from './seats.ts';
import { type G, NOBODY, type Table } from './table.ts';
import { monumentSupply } from './tracks.ts';

export function supplyOf(table: Table, type: MonumentType): number {
  let left = monumentSupply;
  for (const one of table.monuments) if (one.type === type) left--;
  return left;
}

// The Monument goes back to the supply, the Ankh token on it to its owner's pool.
export function destroyMonument(g: G, space: number, by: EventOf<'monumentDestroyed'>['by']): void {
  const { table } = g;
  const monument = monumentAt(table, space);
  if (!monument) return;
  table.monuments = table.monuments.filter((one) => one !== monument);
  if (monument.owner !== NOBODY) godOf(table, monument.owner).tokens++;
  const owner = monument.owner === NOBODY ? null : monument.owner;
  g.emit({ type: 'monumentDestroyed', monument: monument.type, at: space, owner, by });
}
