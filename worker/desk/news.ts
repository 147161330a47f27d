import type { TableCard } from '../../shared/api/desk.ts';
import type { Occasion } from '../notify/notice.ts';

// What there is to tell of a table. `seq` tells one from the next of its kind: a question by its since, what happens
// beside the game by its moment.
export type News = { occasion: Exclude<Occasion, 'digest' | 'reminder'>; seq: number };

export function newsIn({
  phase,
  seq,
  invited,
  asked,
  vote,
  voteUntil,
  late,
  gone,
}: Omit<TableCard, 'version'>): News[] {
  if (phase === 'over') return [{ occasion: 'finished', seq: seq ?? 0 }];
  const news: News[] = [];
  if (asked) news.push({ occasion: 'turn', seq: asked.since });
  if (asked?.resumed !== undefined) news.push({ occasion: 'resumed', seq: asked.resumed });
  if (late !== undefined) news.push({ occasion: 'late', seq: late });
  if (gone === 'forfeited') news.push({ occasion: 'late', seq: 0 });
  if (vote !== undefined && voteUntil !== undefined) news.push({ occasion: 'vote', seq: voteUntil });
  if (invited) news.push({ occasion: 'invited', seq: 0 });
  return news;
}

// Whether this is still so. A reminder is one of the question that it reminds of.
export function isStillSo(
  card: Omit<TableCard, 'version'>,
  { occasion, seq }: { occasion: Occasion; seq: number },
): boolean {
  const wanted = occasion === 'reminder' ? 'turn' : occasion;
  return newsIn(card).some((one) => one.occasion === wanted && one.seq === seq);
}

// The one occasion that several notices at once go by: the most pressing of one table; of several tables, their common
// one or else none in particular.
const pressing: Occasion[] = ['reminder', 'turn', 'resumed', 'vote', 'late', 'finished', 'invited'];
export function commonOf(rows: readonly { id: string; occasion: Occasion }[]): Occasion {
  const kinds = new Set(rows.map(({ occasion }) => occasion));
  const isOneTable = new Set(rows.map(({ id }) => id)).size === 1;
  return (isOneTable || kinds.size === 1 ? pressing.find((one) => kinds.has(one)) : undefined) ?? 'digest';
}
