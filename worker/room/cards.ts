import type { TableCard } from '../../shared/api/desk.ts';
import type { Seat } from '../../shared/engine/index.ts';
import { voteFor } from './ballot.ts';
import { lateSince, position, untilOf } from './clocks.ts';
import { answererOf, askedPlayers } from './players.ts';
import type { SeatRow } from './schema.ts';
import { holderOf, nameOf } from './seats.ts';
import type { Store } from './store.ts';

// A table for the desk of one of its players. Its version is the number of the word that brings it, see outbox.
export type Card = Omit<TableCard, 'version'>;
export type CardWord = { user: string; card: Card | null; anew?: true }; // null: they have no seat here any more

export function cardFor(store: Store, { seat, keptFor, gone }: SeatRow, now: number): Card {
  const { game, state, rules } = store;
  const isOver = state !== undefined && state.result !== null;
  const standsIn = state !== undefined && !isOver && answererOf(position(store), seat) === 'clock';
  const late = state !== undefined && !isOver ? lateSince(store, seat) : undefined;
  const vote = voteFor(store, seat, now);
  return {
    id: game.id,
    game: rules.id,
    name: game.name,
    seat,
    opponents: store.seats.filter((row) => row.seat !== seat).map((row) => nameOf(row)),
    phase: state === undefined ? 'gathering' : isOver ? 'over' : 'playing',
    ...(keptFor !== null && { invited: true as const }),
    seq: state?.seq ?? null,
    asked: askedOf(store, seat),
    pace: game.pace,
    ...(standsIn && { standIn: true as const }),
    ...(late !== undefined && { late }),
    ...(gone !== null && { gone }),
    ...(vote && { vote: vote.kind, voteUntil: vote.until }),
    result: state?.result ?? null,
    changedAt: now,
  };
}

function askedOf(store: Store, seat: Seat): Card['asked'] {
  const { state, clocks } = store;
  if (!state?.asking || !askedPlayers(position(store)).includes(seat)) return null;
  const clock = clocks?.seats[seat]?.clock;
  const isRunning = clock !== undefined && clock.since !== null;
  const resumed = resumedSince(store, state.asking.since);
  return {
    since: state.asking.since,
    until: untilOf(store, seat) ?? null,
    clock: isRunning ? clock : null,
    ...(resumed !== undefined && { resumed }),
  };
}

// When the table went on after it was paused in the middle of this question.
function resumedSince(store: Store, since: number): number | undefined {
  const last = store.clocks?.paused === null ? store.clocks.pauses.at(-1) : undefined;
  return last && last.until > (store.logRow(since)?.at ?? 0) ? last.until : undefined;
}

// What a desk would see change: compared before and after a change of the table, by seat.
export function cardsOf(store: Store, now: number): Map<string, Card> {
  const cards = new Map<string, Card>();
  if (!store.isMade) return cards;
  for (const row of store.seats) {
    const user = holderOf(row);
    if (user !== undefined) cards.set(user, cardFor(store, row, now));
  }
  return cards;
}

export function news(before: ReadonlyMap<string, Card>, after: ReadonlyMap<string, Card>): CardWord[] {
  const essence = ({ seq, changedAt, ...card }: Card) => JSON.stringify(card);
  const words: CardWord[] = [];
  for (const [user, card] of after) {
    const old = before.get(user);
    if (!old || essence(old) !== essence(card)) words.push({ user, card });
  }
  for (const user of before.keys()) if (!after.has(user)) words.push({ user, card: null });
  return words;
}
