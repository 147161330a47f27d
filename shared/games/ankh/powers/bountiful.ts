import { isRed } from '../devotion.ts';
import { ankhPower } from '../holding.ts';

// On a red space, the last one included, every gain of Devotion is one more.
export const bountiful = ankhPower('bountiful', {
  value: { devotionGained: (g, { seat }) => (isRed(g.table, seat) ? 1 : 0) },
});
