import { type Part, type Seat, total } from '../../engine/index.ts';
import type { EventOf } from './events.ts';
import { godOf } from './seats.ts';
import type { G } from './table.ts';

export function gainFollowers(g: G, owner: Seat, parts: Part[]): void {
  const amount = total(parts);
  if (amount <= 0) return;
  const god = godOf(g.table, owner);
  god.followers += amount;
  g.emit({ type: 'followersGained', seat: owner, amount, parts, total: god.followers });
}

export function sacrifice(g: G, owner: Seat, amount: number, reason: EventOf<'followersSacrificed'>['for']): void {
  if (amount === 0) return;
  const god = godOf(g.table, owner);
  god.followers -= amount;
  g.emit({ type: 'followersSacrificed', seat: owner, amount, for: reason, total: god.followers });
}
