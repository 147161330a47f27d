import { one, only, type Part, type Step, total } from '../../../engine/index.ts';
import { gainDevotion } from '../devotion.ts';
import { sacrifice } from '../followers.ts';
import { ankhPower } from '../holding.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { ascending, godOf } from '../seats.ts';
import { battleOf } from '../steps/battle.ts';
import type { Ankh, InRegion } from '../table.ts';

const cost: Part[] = [{ because: 'worshipful', amount: 2 }];
const reward: Part[] = [{ because: 'worshipful', amount: 1 }];

// After each Battle the god played a card in, two Followers may be given for 1 Devotion; after Miracle, ascending.
const offerWorship: Step<Ankh, InRegion> = {
  run(g, { region }) {
    const { sides } = battleOf(g.table);
    const holders = g.holders('worshipful').filter((seat) => sides.includes(seat));
    for (const seat of ascending(g.table, holders))
      g.add({ do: 'worship', seat, region, cost, gain: g.reckon('devotionGained', reward, { seat }) });
  },
};

const worship: Step<Ankh, Args<'worship'>, Option<'worship'>, Answer<'worship'>> = {
  ask: (g, { seat }) => (godOf(g.table, seat).followers >= total(cost) ? [seat] : []),
  options: () => one(['decline', 'sacrifice']),
  resolve(g, _, answers) {
    const [seat, answer] = only(answers);
    if (answer === 'decline') return;
    sacrifice(g, seat, total(cost), 'worshipful');
    gainDevotion(g, seat, reward);
  },
};

export const worshipful = ankhPower('worshipful', {
  steps: { offerWorship, worship },
  insert: { after: { afterBattle: 'offerWorship' } },
});
