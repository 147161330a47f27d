import { describe, expect, it } from 'vitest';
import { ankh as greedy } from '../../shared/bots/ankh.ts';
import { answerOf, type Bot, random } from '../../shared/bots/index.ts';
import { decideUnchecked, type Fast, type State, startFast, unanswered } from '../../shared/engine/index.ts';
import { ankh } from '../../shared/games/ankh/ankh.ts';
import { setupNames } from '../../shared/games/ankh/names.ts';
import { play } from './match.ts';

type Trial = { share: number; times: number[] };

// The greedy bot alone among random ones, in each seat and scenario alike.
function trial(seats: number, games: number): Trial {
  let won = 0;
  const times: number[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const place = seed % seats;
    const bots = Array.from({ length: seats }, (_, seat): Bot => (seat === place ? greedy : random));
    const setup = setupNames[Math.floor(seed / seats) % setupNames.length]!;
    const { result } = play({ game: ankh, options: { setup }, bots, seed }, (state, milliseconds) => {
      if (unanswered(state)[0] === place) times.push(milliseconds);
    });
    if (result?.winners.includes(place)) won += 1 / result.winners.length;
  }
  return { share: won / games, times: times.toSorted((a, b) => a - b) };
}

describe('the greedy bot of Ankh among random ones', () => {
  it.each([
    [2, 60, 0.9],
    [3, 24, 0.6],
    [4, 20, 0.5],
    [5, 15, 0.4],
  ])(
    'wins far more than its share of games of %i',
    (seats, games, least) => {
      const { share, times } = trial(seats, games);
      expect(share).toBeGreaterThanOrEqual(least);
      // Beside the very first ones, which the engine of JavaScript has not yet warmed to.
      expect(times.at(Math.floor(times.length * 0.99))).toBeLessThan(50);
    },
    60_000,
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
