import { gainWorship } from '../gains.ts';
import { playerOf } from '../owning.ts';
import type { Card } from './card.ts';

// 1 Worship of a Civ whose Priest is one's lowest.
export const quietDevotion: Card = {
  id: 'quietDevotion',
  timing: 'any',
  targets(g, seat) {
    const { priests } = playerOf(g.table, seat);
    const lowest = Math.min(...priests);
    return priests.flatMap((priest, civ) => (priest === lowest ? [{ civ }] : []));
  },
  play: (g, seat, { civ = 0 }) => gainWorship(g, seat, civ, 1, 'quietDevotion'),
};
