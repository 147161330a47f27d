import { describe, expect, it } from 'vitest';
import { ankh as greedy } from '../../shared/bots/ankh.ts';
import { answerOf, type Bot, random } from '../../shared/bots/index.ts';
import { decideUnchecked, type Fast, type State, startFast, unanswered } from '../../shared/engine/index.ts';
import { ankh } from '../../shared/games/ankh/ankh.ts';
import { setupNames } from '../../shared/games/ankh/names.ts';
import { play } from './match.ts';

// What the greedy bot wins alone among random ones, in each seat and scenario alike.
function shareOf(seats: number, games: number): number {
  let won = 0;
  for (let seed = 1; seed <= games; seed++) {
    const place = seed % seats;
    const bots = Array.from({ length: seats }, (_, seat): Bot => (seat === place ? greedy : random));
    const setup = setupNames[Math.floor(seed / seats) % setupNames.length]!;
    const { result } = play({ game: ankh, options: { setup }, bots, seed });
    if (result?.winners.includes(place)) won += 1 / result.winners.length;
  }
  return won / games;
}

describe('the greedy bot of Ankh among random ones', () => {
  it.each([
    [2, 200, 0.9],
    [3, 24, 0.6],
    [4, 20, 0.5],
    [5, 15, 0.4],
  ])(
    'wins far more than its share of games of %i',
    (seats, games, least) => {
      expect(shareOf(seats, games)).toBeGreaterThanOrEqual(least);
    },
    600_000,
  );
});

describe('the greedy bot of Ankh', () => {
  // A seat's card is sealed; whatever it is, the bot of another seat gives the same answer.
  it('does not know what others have sealed', () => {
    const state = atCards(startFast(ankh, 3, { setup: 'oldKingdom' }, 4), { fast: 9 });
    const [first, second] = state.asking?.seats ?? [];
    if (first === undefined || second === undefined) throw new Error('two gods should meet in battle here');
    const hands = (state.table as { gods: { hand: string[] }[] }).gods;
    const answers = hands[first]!.hand.map((card) => {
      const copy = structuredClone(state);
      decideUnchecked(ankh, copy, first, [card]);
      return answerOf(greedy, ankh, copy, second, { fast: 5 });
    });
    expect(answers.length).toBeGreaterThan(3);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

// Plays by chance until battle cards are asked for.
function atCards(state: State, chance: Fast): State {
  while (state.asking?.task.do !== 'playCards') {
    const seat = unanswered(state)[0]!;
    decideUnchecked(ankh, state, seat, answerOf(random, ankh, state, seat, chance));
  }
  return state;
}
