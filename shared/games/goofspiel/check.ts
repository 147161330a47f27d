import type { Options, Table } from './table.ts';

// Every prize is in just one place, and every seat has bid as often as the others.
export function check(table: Table, { cards }: Options): string[] {
  const broken: string[] = [];
  const prizes = [...table.deck, ...table.prizes, ...table.won.flat(), ...table.lost].toSorted((a, b) => a - b);
  if (prizes.length !== cards || prizes.some((prize, i) => prize !== i + 1)) {
    broken.push(`the prizes are ${prizes.join(' ')} instead of 1 to ${cards}`);
  }
  const left = new Set(table.hands.map((hand) => hand.length));
  if (left.size !== 1) broken.push(`the hands hold different numbers of cards: ${[...left].join(', ')}`);
  for (const [seat, hand] of table.hands.entries()) {
    if (new Set(hand).size !== hand.length || hand.some((card) => card < 1 || card > cards)) {
      broken.push(`seat ${seat} holds ${hand.join(' ')}`);
    }
  }
  return broken;
}
