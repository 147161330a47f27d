import type { Seat, Step, Task } from '../../../engine/index.ts';
import { NOTHING } from '../content/names.ts';
import { gainCosmo } from '../gains.ts';
import { drawCards } from '../hand.ts';
import type { Move, Theocratia } from '../table.ts';
import { type Action, refuse } from './action.ts';

// Face 1. The Civ does nothing: its player will begin the next round, unless somebody takes the token away again.
export const firstAction: Action = {
  id: 'first',
  faces: [1],
  possible: () => true,
  moves(g) {
    const card: Move = { do: 'first', take: 'card' };
    return g.table.bonusHolder === NOTHING ? [{ do: 'first', take: 'bonus' }, card] : [card];
  },
  refused: (g) =>
    g.table.bonusHolder === NOTHING
      ? []
      : [refuse({ do: 'first', take: 'bonus' }, 'bonusTaken', { seat: g.table.bonusHolder })],
};

type First = Task & { seat: Seat; take: 'bonus' | 'card' };

// The token, then the End Round Bonus card while nobody has it or else a Power card, then 1 Cosmo.
export const first: Step<Theocratia, First> = {
  run(g, { seat, take }) {
    const { table } = g;
    const from = table.nextFirst;
    table.nextFirst = seat;
    g.emit({ type: 'tookFirst', seat, from });
    if (take === 'bonus') {
      table.bonusHolder = seat;
      g.emit({ type: 'tookBonus', seat, civ: table.bonusDie });
    } else {
      drawCards(g, seat, 1);
    }
    gainCosmo(g, seat, 1, 'first');
  },
};
