import { expect, it } from 'vitest';
import { extra, rewarded } from './deeds.ts';

it('factory: 1 Worship more for a Factory one builds', () => {
  expect(rewarded('factory')).toEqual(['factory']);
});

it('factory counts in its own round only', () => {
  for (const deed of ['factory']) expect(extra('factory', deed, 1)).toBe(0);
});
