import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { actions } from '../../../shared/games/theocratia/actions/index.ts';
import { cardIds } from '../../../shared/games/theocratia/cards/ids.ts';
import { BONUSES, TOKENS } from '../../../shared/games/theocratia/content/stock.ts';
import { sequences } from '../../../shared/games/theocratia/sequences.ts';

const phases = [...sequences.round, 'setUp', 'turn', 'scoring'].filter((name) => name !== 'turns');

it.each([
  ...actions.map(({ id }) => `actions/${id}`),
  ...cardIds.map((id) => `cards/${id}`),
  ...TOKENS.map((id) => `tokens/${id}`),
  ...BONUSES.map((id) => `bonus/${id}`),
  ...phases.map((id) => `phases/${id}`),
])('%s has a test file of its own', (name) => {
  expect(existsSync(`test/games/theocratia/${name}.test.ts`)).toBe(true);
});
