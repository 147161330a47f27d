import { hasFigureBeside, isIn } from '../board.ts';
import { ankhPower } from '../holding.ts';

// Each own Temple of the region with an own figure adjacent gives 2 strength, even if that figure's own does not count.
export const templeAttuned = ankhPower('templeAttuned', {
  value: {
    strength(g, { seat, region }) {
      const temples = g.table.monuments.filter(
        (one) =>
          one.type === 'temple' &&
          one.owner === seat &&
          isIn(g.table, one.at, region) &&
          hasFigureBeside(g.table, seat, one.at),
      );
      return 2 * temples.length;
    },
  },
});
