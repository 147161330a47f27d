import { expect, it } from 'vitest';
import { extra, rewarded } from './deeds.ts';

it('pyramid: 1 Worship more for a Pyramid', () => {
  expect(rewarded('pyramid')).toEqual(['pyramid']);
});

it('pyramid counts in its own round only', () => {
  for (const deed of ['pyramid']) expect(extra('pyramid', deed, 1)).toBe(0);
});
