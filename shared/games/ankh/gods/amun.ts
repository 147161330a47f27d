import { one, only, type Step } from '../../../engine/index.ts';
import { ability } from '../holding.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { godOf } from '../seats.ts';
import { battleOf } from '../steps/battle.ts';
import { conflictOf } from '../steps/conflict.ts';
import type { Ankh } from '../table.ts';

// Mysterious Forms: in one Battle of each Conflict two cards, announced before anyone has chosen.
const announceTwoCards: Step<Ankh, Args<'announceTwoCards'>, Option<'announceTwoCards'>, Answer<'announceTwoCards'>> = {
  ask(g) {
    const { table } = g;
    if (conflictOf(table).announced) return [];
    const { sides } = battleOf(table);
    return g.holders('amun').filter((seat) => sides.includes(seat) && godOf(table, seat).hand.length >= 2);
  },
  options: () => one(['one', 'two']),
  resolve(g, { region }, answers) {
    const [seat, answer] = only(answers);
    if (answer === 'one') return;
    conflictOf(g.table).announced = true;
    battleOf(g.table).two = seat;
    g.emit({ type: 'twoCardsAnnounced', seat, region });
  },
};

export const amun = ability('amun', {
  steps: { announceTwoCards },
  insert: { before: { playCards: 'announceTwoCards' } },
  value: { cardsToPlay: (g, { seat }) => (g.table.battle?.two === seat ? 1 : 0) },
});
