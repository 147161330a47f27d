import type { Json } from './json.ts';
import type { Play } from './play.ts';
import type { Seat, State } from './state.ts';

// The answers to the open question that this seat may see.
export function sealedFor(g: Play, state: State, seat: Seat | null): { [seat: string]: Json } {
  const asking = state.asking;
  const seen: { [seat: string]: Json } = {};
  if (asking === null) return seen;
  const step = g.step(asking.task.do);
  for (const author of asking.seats) {
    const answer = asking.answers[author];
    if (answer === undefined) continue;
    const isOpen = !step.secret && !asking.quiet.includes(author);
    const partners = seat === null ? [] : (step.seenBy?.(g, asking.task, author) ?? []);
    if (isOpen || author === seat || (seat !== null && partners.includes(seat))) seen[author] = answer;
  }
  return seen;
}
