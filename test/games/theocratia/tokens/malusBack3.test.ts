import { expect, it } from 'vitest';
import { red, taking } from './taking.ts';

it.each([
  [5, 2],
  [2, 0],
])('malusBack3: three steps back, no further than 0: from %i to %i', (malus, now) => {
  expect(taking('malusBack3', { players: red({ malus }) }).player('red').malus).toBe(now);
});
