import type { Table } from '../../../shared/api/table.ts';
import type { VoteCast } from '../../../shared/api/votes.ts';

const usualHours = 24;
const week = 7 * 86_400_000;

// What a player may ask the table for now. The room has the last word; this only leaves out what would be refused.
export function asksAt(table: Table, lastAt: number | undefined, now: number): VoteCast[] {
  const { seats, you, pace, paused, votes, view } = table;
  const asks: VoteCast[] = [];
  const isAbsent = (seat: number) => {
    if (pace.kind !== 'none') return seats[seat]?.out !== undefined;
    return lastAt !== undefined && now - lastAt >= week && (view?.asking?.awaited.includes(seat) ?? false);
  };
  if (pace.kind !== 'none') {
    asks.push({ kind: paused === null ? 'pause' : 'resume', yes: true });
    asks.push({ kind: 'extend', hours: usualHours, yes: true });
  }
  for (const { seat, by, former, gone } of seats) {
    if (seat === you) continue;
    const isEmptied = former === true || gone !== undefined;
    if (by === 'player' && !isEmptied && isAbsent(seat)) asks.push({ kind: 'skip', seat, yes: true });
    if (isEmptied || (by === 'player' && isAbsent(seat))) asks.push({ kind: 'replace', seat, yes: true });
  }
  asks.push({ kind: 'cancel', yes: true });
  const seatIn = (ask: VoteCast) => ('seat' in ask ? ask.seat : undefined);
  return asks.filter((ask) => !votes.some(({ kind, seat }) => kind === ask.kind && seat === seatIn(ask)));
}
