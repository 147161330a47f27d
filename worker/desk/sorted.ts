import type { TableCard } from '../../shared/api/desk.ts';

// My turn first, by time left; then those that wait for others, the latest change first; then the finished ones.
// At most so many of these, the latest.
export function sorted(cards: readonly TableCard[], mostFinished: number): TableCard[] {
  const rank = ({ phase, asked }: TableCard) => (phase === 'over' ? 2 : asked === null ? 1 : 0);
  const left = ({ asked }: TableCard) => asked?.until ?? Number.MAX_SAFE_INTEGER;
  const all = cards.toSorted((a, b) => rank(a) - rank(b) || left(a) - left(b) || b.changedAt - a.changedAt);
  return all.slice(0, cards.filter((card) => card.phase !== 'over').length + mostFinished);
}
