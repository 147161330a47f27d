import { one, only, type Seat, type Step } from '../../../engine/index.ts';
import { type Refused, refuse } from '../actions/action.ts';
import { extras, isExtra, takeExtra } from '../extras.ts';
import { playerOf } from '../owning.ts';
import { Prospects } from '../plans.ts';
import type { Die, DraftOption, G, Of, Theocratia } from '../table.ts';
import { turnOf } from './turnOf.ts';

// Dice of one colour and face are the same choice.
const kinds = (dice: readonly Die[]): Die[] =>
  dice.filter((die, i) => dice[i - 1]?.face !== die.face || dice[i - 1]?.civ !== die.civ);

// No die as it lies lets any Civ act, without a card: then a die may be placed without an action.
export function isStuck(g: G, prospects: Prospects): boolean {
  return kinds(g.table.dice).every((die) => prospects.plans(die, true).length === 0);
}

// A question asked only where the hand allows something would tell what is in the hand.
export const holdsCards = (g: G, { seat }: { seat: Seat }): boolean => playerOf(g.table, seat).hand.length > 0;

// A die from the action table; before it, tiles and cards.
export const draft: Step<Theocratia, Of<'draft'>, DraftOption> = {
  ask: (_, { seat }) => [seat],
  confirm: holdsCards,
  options(g, { seat }) {
    const prospects = new Prospects(g, seat);
    const dice = kinds(g.table.dice);
    const usable = isStuck(g, prospects) ? dice : dice.filter((die) => prospects.plans(die).length > 0);
    const drafts = usable.map((die): DraftOption => ({ draft: [die.civ, die.face] }));
    return one([...drafts, ...extras(g, seat, ['any', 'draft'])]);
  },
  refused(g, { seat }) {
    const prospects = new Prospects(g, seat);
    if (isStuck(g, prospects)) return [];
    const refused: Refused[] = [];
    for (const die of kinds(g.table.dice)) {
      if (prospects.plans(die).length === 0) refused.push(refuse({ draft: [die.civ, die.face] }, 'noUse'));
    }
    return refused;
  },
  resolve(g, args, answers) {
    const [seat, answer] = only(answers);
    if (isExtra(answer)) {
      takeExtra(g, seat, answer);
      g.add(args);
      return;
    }
    const turn = turnOf(g);
    turn.stuck = isStuck(g, new Prospects(g, seat));
    const [civ, face] = answer.draft;
    const place = g.table.dice.findIndex((die) => die.civ === civ && die.face === face);
    g.table.dice.splice(place, 1);
    turn.die = { civ, face };
    g.emit({ type: 'drafted', seat, civ, face });
  },
};
