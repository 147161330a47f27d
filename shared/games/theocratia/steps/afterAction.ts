import { one, only, type Step } from '../../../engine/index.ts';
import { extras, isExtra, takeExtra } from '../extras.ts';
import { playerOf } from '../owning.ts';
import type { AfterOption, Of, Theocratia } from '../table.ts';
import { claimable } from '../tiles.ts';

// Before the turn passes on: more cards and tiles. Whoever holds cards is always asked, so the question tells nothing.
export const afterAction: Step<Theocratia, Of<'afterAction'>, AfterOption> = {
  ask: (g, { seat }) => (playerOf(g.table, seat).hand.length > 0 || claimable(g, seat).length > 0 ? [seat] : []),
  confirm: true,
  options: (g, { seat }) => one([{ done: true }, ...extras(g, seat, ['any', 'after'])]),
  resolve(g, args, answers) {
    const [seat, answer] = only(answers);
    if (!isExtra(answer)) return;
    takeExtra(g, seat, answer);
    g.add(args);
  },
};
