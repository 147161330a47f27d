import { one, only, type Step, type Task } from '../../../engine/index.ts';
import { places, raise } from '../actions/expand.ts';
import { HOUSE, NOTHING } from '../content/names.ts';
import { civAt } from '../owning.ts';
import type { G, Place, Theocratia } from '../table.ts';

function sites(g: G): Place[] {
  const { bonusHolder, bonusDie } = g.table;
  return civAt(g.table, bonusDie).area[HOUSE] === 0 ? [] : places(g, bonusHolder, bonusDie, 1);
}

// Who holds the End Round Bonus card may Expand once more, with the Civ of its die.
export const endRoundBonus: Step<Theocratia, Task, Place | { skip: true }> = {
  run(g) {
    const { bonusHolder } = g.table;
    if (bonusHolder !== NOTHING && sites(g).length === 0) {
      g.emit({ type: 'bonusSkipped', seat: bonusHolder, impossible: true });
    }
  },
  ask: (g) => (g.table.bonusHolder === NOTHING || sites(g).length === 0 ? [] : [g.table.bonusHolder]),
  options: (g) => one<Place | { skip: true }>([...sites(g), { skip: true }]),
  resolve(g, _, answers) {
    const [seat, answer] = only(answers);
    if ('skip' in answer) g.emit({ type: 'bonusSkipped', seat, impossible: false });
    else raise(g, seat, g.table.bonusDie, HOUSE, answer, 'bonus');
  },
};
