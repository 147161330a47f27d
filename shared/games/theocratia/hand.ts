import { RulesError, type Seat } from '../../engine/index.ts';
import { playerOf } from './owning.ts';
import type { G } from './table.ts';

// From the top of the deck; when it is empty the discarded cards are shuffled to make a new one.
export function drawCards(g: G, seat: Seat, wanted: number): void {
  const { table } = g;
  const { hand } = playerOf(table, seat);
  const drawn: string[] = [];
  for (let i = 0; i < wanted; i++) {
    if (table.deck.length === 0 && table.discard.length > 0) {
      table.deck = g.shuffle(table.discard.toSorted());
      table.discard = [];
      g.emit({ type: 'reshuffled', count: table.deck.length });
    }
    const card = table.deck.pop();
    if (card === undefined) break;
    hand.push(card);
    drawn.push(card);
  }
  hand.sort(); // so that the place of a card in the hand says nothing
  g.reveal();
  g.emit({ type: 'drew', seat, count: drawn.length });
  for (const card of drawn) g.emit({ type: 'drewCard', seat, card }, [seat]);
}

// A played or discarded card lies face up on the discard pile.
export function giveUp(g: G, seat: Seat, card: string): void {
  const { hand } = playerOf(g.table, seat);
  const place = hand.indexOf(card);
  if (place < 0) throw new RulesError(`theocratia: seat ${seat} gives up ${card}, which it does not hold`);
  hand.splice(place, 1);
  g.table.discard.push(card);
}

// Each card of a hand once, copies together.
export function distinct(hand: readonly string[]): string[] {
  return hand.filter((card, i) => hand[i - 1] !== card);
}
