import { ankhPower } from '../holding.ts';
import { monumentTypes } from '../names.ts';

// With three Monuments of one type anywhere on the board the God figure counts 3 instead of 1.
export const resplendent = ankhPower('resplendent', {
  value: {
    figureStrength(g, { seat, figure }) {
      if (figure.kind !== 'god') return 0;
      const isGreat = monumentTypes.some(
        (type) => g.table.monuments.filter((one) => one.type === type && one.owner === seat).length >= 3,
      );
      return isGreat ? 2 : 0;
    },
  },
});
