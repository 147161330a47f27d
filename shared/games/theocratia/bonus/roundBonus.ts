import type { Power, Seat } from '../../../engine/index.ts';
import type { Deed, Table, Theocratia } from '../table.ts';

// The Round Bonus cards: in its round, each adds 1 Worship of the Civ to every deed it names, whoever does it.
const rewards: { [bonus: string]: readonly Deed[] } = {
  expansion: ['house'],
  factory: ['factory'],
  barrack: ['barrack'],
  pyramid: ['pyramid'],
  holidayWar: ['holiday', 'war'],
};

const nobody: readonly Seat[] = [];
const everybody: readonly Seat[] = [0, 1, 2, 3];

export const bonusPowers: readonly Power<Theocratia>[] = Object.entries(rewards).map(([bonus, deeds]) => ({
  id: `bonus:${bonus}`,
  holders: ({ bonuses, round }: Table) => (bonuses[round - 1] === bonus ? everybody : nobody),
  value: { deedWorship: (_g, { deed }) => (deeds.includes(deed) ? 1 : 0) },
}));
