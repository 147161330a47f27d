import { expect, it } from 'vitest';
import { extra, rewarded } from './deeds.ts';

it('barrack: 1 Worship more for a Barrack one builds', () => {
  expect(rewarded('barrack')).toEqual(['barrack']);
});

it('barrack counts in its own round only', () => {
  for (const deed of ['barrack']) expect(extra('barrack', deed, 1)).toBe(0);
});
