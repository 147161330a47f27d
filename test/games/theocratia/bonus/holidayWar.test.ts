import { expect, it } from 'vitest';
import { extra, rewarded } from './deeds.ts';

it('holidayWar: 1 Worship more for a Holiday, a War or a Conversion', () => {
  expect(rewarded('holidayWar')).toEqual(['holiday', 'war', 'convert']);
});

it('holidayWar counts in its own round only', () => {
  for (const deed of ['holiday', 'war', 'convert']) expect(extra('holidayWar', deed, 1)).toBe(0);
});
