import { one, only, type Step } from '../../../engine/index.ts';
import { CIVS } from '../content/names.ts';
import { addCrystals, gainCosmo, gainWorship, moveMalus } from '../gains.ts';
import { drawCards } from '../hand.ts';
import { playerOf } from '../owning.ts';
import type { Of, Theocratia } from '../table.ts';
import type { Token } from './token.ts';

export const gains: readonly Token[] = [
  { id: 'draw2', take: (g, seat) => drawCards(g, seat, 2) },
  { id: 'cosmo5', take: (g, seat) => gainCosmo(g, seat, 5, 'token') },
  { id: 'malusBack3', take: (g, seat) => moveMalus(g, seat, -3, 'token') },
  { id: 'worshipAny1', take: (g, seat) => g.add({ do: 'tokenWorship', seat }) },
  {
    id: 'eachCivOwnCrystal',
    take(g, seat) {
      for (const civ of CIVS.keys()) addCrystals(g, civ, playerOf(g.table, seat).colour, 1, 'token');
    },
  },
];

// 1 Worship of whatever Civ one likes.
export const tokenWorship: Step<Theocratia, Of<'tokenWorship'>, { civ: number }> = {
  ask: (_, { seat }) => [seat],
  options: () => one(CIVS.map((_, civ) => ({ civ }))),
  resolve(g, _, answers) {
    const [seat, { civ }] = only(answers);
    gainWorship(g, seat, civ, 1, 'token');
  },
};
