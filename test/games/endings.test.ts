import { expect, it } from 'vitest';
import { resultText } from '../../shared/games/endings.ts';

const texts = { result: () => 'as the game tells it' };
const names = ['Ada', 'Grace'];
const end = (how: string, winners = [1]) => ({ winners, scores: [], how });

it.each([
  ['en', end('resigned'), 'Ada gave up. Grace wins.'],
  ['en', end('forfeited'), 'Ada ran out of time. Grace wins.'],
  ['en', end('cancelled', []), 'The table agreed to stop. Nobody wins.'],
  ['es', end('resigned', [0]), 'Grace abandona. Gana Ada.'],
  ['es', end('forfeited'), 'A Ada se le acabó el tiempo. Gana Grace.'],
  ['es', end('cancelled', []), 'La mesa acordó dejarlo. No gana nadie.'],
  ['fr', end('resigned'), 'Ada gave up. Grace wins.'],
  ['en', end('points'), 'as the game tells it'],
])('in %s, %j is told as: %s', (language, result, told) => {
  expect(resultText(language, texts, result, names)).toBe(told);
});
