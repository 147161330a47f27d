import { one, only, type Seat, type Step } from '../../../engine/index.ts';
import { extras, isExtra, takeExtra } from '../extras.ts';
import { distinct } from '../hand.ts';
import { playerOf } from '../owning.ts';
import type { AfterOption, G, Of, Theocratia } from '../table.ts';
import { claimable } from '../tiles.ts';
import { discardForMatch } from './match.ts';
import { turnOf } from './turnOf.ts';

// A die placed without an action was never asked about in `act`: its bonus may still be had for a card.
function matches(g: G, seat: Seat): AfterOption[] {
  const { idle, matched, civ } = turnOf(g);
  if (!idle || matched || civ < 0) return [];
  return distinct(playerOf(g.table, seat).hand).map((card) => ({ match: card }));
}

// Before the turn passes on: more cards and tiles. Whoever holds cards is always asked, so the question tells nothing.
export const afterAction: Step<Theocratia, Of<'afterAction'>, AfterOption> = {
  ask: (g, { seat }) => (playerOf(g.table, seat).hand.length > 0 || claimable(g, seat).length > 0 ? [seat] : []),
  confirm: true,
  options: (g, { seat }) =>
    one<AfterOption>([{ done: true }, ...matches(g, seat), ...extras(g, seat, ['any', 'after'])]),
  resolve(g, args, answers) {
    const [seat, answer] = only(answers);
    if ('done' in answer) return;
    if (isExtra(answer)) takeExtra(g, seat, answer);
    else discardForMatch(g, seat, answer.match);
    g.add(args);
  },
};
