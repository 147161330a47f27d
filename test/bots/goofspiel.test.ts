import { expect, it } from 'vitest';
import { goofspiel as bidder } from '../../shared/bots/goofspiel.ts';
import { random } from '../../shared/bots/index.ts';
import { goofspiel } from '../../shared/games/goofspiel/goofspiel.ts';
import { share } from './match.ts';

it.each([
  [2, 0.8],
  [3, 0.65],
  [4, 0.5],
  [5, 0.4],
])('the bidder beats chance at goofspiel, %i players', (seats, least) => {
  for (const ties of ['discard', 'carry']) {
    expect(share(goofspiel, { ties }, seats, bidder, random, 200)).toBeGreaterThan(least);
  }
});
