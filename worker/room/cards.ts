import type { TableCard } from '../../shared/api/desk.ts';
import { paces } from '../../shared/clock/index.ts';
import { type Seat, unanswered } from '../../shared/engine/index.ts';
import type { SeatRow } from './schema.ts';
import { nameOf } from './seats.ts';
import type { Store } from './store.ts';

// A table for the desk of one of its players. Its version is the number of the word that brings it, see outbox.
export type Card = Omit<TableCard, 'version'>;
export type CardWord = { user: string; card: Card };

export function cardFor(store: Store, { seat }: SeatRow, now: number): Card {
  const { game, state, rules } = store;
  return {
    id: game.id,
    game: rules.id,
    name: game.name,
    seat,
    opponents: store.seats.filter((row) => row.seat !== seat).map((row) => nameOf(row)),
    phase: state === undefined ? 'gathering' : state.result === null ? 'playing' : 'over',
    seq: state?.seq ?? null,
    asked: askedOf(store, seat),
    pace: paces.none,
    result: state?.result ?? null,
    changedAt: now,
  };
}

function askedOf({ state }: Store, seat: Seat): Card['asked'] {
  if (!state?.asking || !unanswered(state).includes(seat)) return null;
  return { since: state.asking.since, until: null, clock: null };
}

// What a desk would see change: compared before and after a change of the table, by seat.
export function cardsOf(store: Store, now: number): Map<string, Card> {
  const cards = new Map<string, Card>();
  if (store.isMade) for (const row of store.seats) if (row.user !== null) cards.set(row.user, cardFor(store, row, now));
  return cards;
}

export function news(before: ReadonlyMap<string, Card>, after: ReadonlyMap<string, Card>): CardWord[] {
  const essence = ({ seq, changedAt, ...card }: Card) => JSON.stringify(card);
  const words: CardWord[] = [];
  for (const [user, card] of after) {
    const old = before.get(user);
    if (!old || essence(old) !== essence(card)) words.push({ user, card });
  }
  return words;
}
