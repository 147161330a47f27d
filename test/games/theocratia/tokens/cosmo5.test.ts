import { expect, it } from 'vitest';
import { red, taking } from './taking.ts';

it.each([
  [3, 8],
  [10, 12],
])('cosmo5: 5 Cosmo, no more than 12: from %i to %i', (cosmo, now) => {
  expect(taking('cosmo5', { players: red({ cosmo }) }).player('red').cosmo).toBe(now);
});
