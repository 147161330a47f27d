import { areAdjacent } from '../board.ts';
import { guardian } from '../holding.ts';

// Enemy figures adjacent to it do not count their strength; also another Androsphinx.
export const androsphinx = guardian('androsphinx', {
  value: {
    neutralises: (g, { seat, figure }) =>
      g.table.figures.filter(
        (one) =>
          one.kind === 'androsphinx' && one.owner === seat && one.at >= 0 && areAdjacent(g.table, one.at, figure.at),
      ).length,
  },
});
