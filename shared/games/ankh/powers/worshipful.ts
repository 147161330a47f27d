import { one, only, type Step, type Task } from '../../../engine/index.ts';
import { gainDevotion } from '../devotion.ts';
import { sacrifice } from '../followers.ts';
import { ankhPower } from '../holding.ts';
import type { Answer, Args, Option } from '../questions.ts';
import { ascending, godOf } from '../seats.ts';
import { battleOf } from '../steps/battle.ts';
import type { Ankh } from '../table.ts';

const price = 2;

// After each Battle the god played a card in, two Followers may be given for 1 Devotion; after Miracle, ascending.
const offerWorship: Step<Ankh, Task & { region: number }> = {
  run(g, { region }) {
    const { sides } = battleOf(g.table);
    const holders = g.holders('worshipful').filter((seat) => sides.includes(seat));
    for (const seat of ascending(g.table, holders)) g.add({ do: 'worship', seat, region });
  },
};

const worship: Step<Ankh, Args<'worship'>, Option<'worship'>, Answer<'worship'>> = {
  ask: (g, { seat }) => (godOf(g.table, seat).followers >= price ? [seat] : []),
  options: () => one(['decline', 'sacrifice']),
  resolve(g, _, answers) {
    const [seat, answer] = only(answers);
    if (answer === 'decline') return;
    sacrifice(g, seat, price, 'worshipful');
    gainDevotion(g, seat, [{ because: 'worshipful', amount: 1 }]);
  },
};

export const worshipful = ankhPower('worshipful', {
  steps: { offerWorship, worship },
  insert: { after: { afterBattle: 'offerWorship' } },
});
