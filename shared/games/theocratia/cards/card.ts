import type { Power, Seat } from '../../../engine/index.ts';
import type { G, Played, Table, Theocratia } from '../table.ts';
import type { CardId } from './ids.ts';

// When in one's own turn a card may be played: at any moment, while the die is being chosen and placed, together with
// the action it changes, or after the action.
export type Timing = 'any' | 'draft' | 'war' | 'expand' | 'holiday' | 'after';

export type Target = Omit<Played, 'play'>;

export type Card = {
  id: CardId;
  timing: Timing;
  cosmo?: number; // gained when it is played
  targets?(g: G, seat: Seat): Target[]; // what it may be played on; empty: not now. Without it: always, on nothing
  play?(g: G, seat: Seat, target: Target): void;
  lasts?: Power<Theocratia>['value']; // what it changes for the rest of the turn
};

const nobody: readonly Seat[] = [];
const alone: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

// A card that lasts belongs, as a power, to the player whose turn it was played in.
export function powerOf(card: Card): Power<Theocratia> | undefined {
  if (!card.lasts) return undefined;
  const holders = ({ turn }: Table): readonly Seat[] =>
    turn?.played.includes(card.id) ? (alone[turn.seat] ?? nobody) : nobody;
  return { id: card.id, holders, value: card.lasts };
}

// How many copies of it are in force.
export function copies(g: G, id: CardId): number {
  let count = 0;
  for (const card of g.table.turn?.played ?? []) if (card === id) count++;
  return count;
}

// The Civ that was given the die of this turn: none before it is placed, and none where the die was lost.
export const activated = (g: G): number => g.table.turn?.civ ?? -1;
