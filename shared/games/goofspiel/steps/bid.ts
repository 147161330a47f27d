import { one, type Step, type Task } from '../../../engine/index.ts';
import type { Goofspiel } from '../table.ts';

// Everyone lays one of their cards face down; when all lie there, they are turned up together.
export const bid: Step<Goofspiel, Task, number> = {
  ask: (g) => g.table.hands.map((_, seat) => seat),
  secret: true,
  options: (g, _, seat) => one(g.table.hands[seat] ?? []),
  resolve(g, _, answers) {
    const { table } = g;
    table.hands = table.hands.map((hand, seat) => hand.filter((card) => card !== answers.get(seat)));
    table.bids = [...answers.values()];
    g.emit({ type: 'bid', bids: [...table.bids] });
  },
};
