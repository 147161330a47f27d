import { expect, it } from 'vitest';
import { extra, rewarded } from './deeds.ts';

it('expansion: 1 Worship more for a House one builds', () => {
  expect(rewarded('expansion')).toEqual(['expand']);
});

it('expansion counts in its own round only', () => {
  for (const deed of ['expand']) expect(extra('expansion', deed, 1)).toBe(0);
});
