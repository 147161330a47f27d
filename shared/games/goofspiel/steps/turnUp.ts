import { RulesError, type Step } from '../../../engine/index.ts';
import type { Goofspiel } from '../table.ts';

// The next prize is turned up, beside those left over from a tie.
export const turnUp: Step<Goofspiel> = {
  run(g) {
    const prize = g.table.deck.pop();
    if (prize === undefined) throw new RulesError('goofspiel: a round began without a prize');
    g.reveal();
    g.table.prizes.push(prize);
    g.emit({ type: 'turnedUp', prize, prizes: [...g.table.prizes] });
  },
};
