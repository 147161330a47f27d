import { one, only, type Seat, type Step, type Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { type Refused, refuse } from '../actions/action.ts';
import { ROW } from '../content/counts.ts';
import { CIVS } from '../content/names.ts';
import { extras, isExtra, takeExtra, wouldHold } from '../extras.ts';
import { moveMalus, payCosmo } from '../gains.ts';
import { distinct, giveUp } from '../hand.ts';
import { civAt, playerOf } from '../owning.ts';
import { isDivined, isRepeat, Prospects, turnCost } from '../plans.ts';
import type { AssignOption, G, Of, Theocratia } from '../table.ts';
import { holdsCards } from './draft.ts';
import { takeMatch } from './match.ts';
import { dieOf, turnOf } from './turnOf.ts';

// Where a die may lie although no action follows: as it is, by the rule of the same number or with a card against it.
// Nobody has to give up a card for that.
function idlePlaces(g: G, seat: Seat): AssignOption[] {
  const { face } = dieOf(g);
  const hasCard = playerOf(g.table, seat).hand.length > 0;
  const open = [...CIVS.keys()].filter((civ) => civAt(g.table, civ).row.length < ROW);
  const free = open.filter((civ) => !isRepeat(g, civ, face)).map((civ): AssignOption => ({ civ, face, idle: true }));
  const repeats = open.filter((civ) => hasCard && isRepeat(g, civ, face));
  return [
    ...(free.length > 0 ? free : [{ lost: true } as const]),
    ...repeats.map((civ): AssignOption => ({ civ, face, repeat: true, idle: true })),
  ];
}

const canGoOn = (g: G, seat: Seat): boolean => new Prospects(g, seat).plans(dieOf(g)).length > 0;

// The Civ that gets the die, and the face it shows there: turned for Cosmo, or, if it is a 6, chosen.
export const assign: Step<Theocratia, Of<'assign'>, AssignOption> = {
  ask: (_, { seat }) => [seat],
  confirm: holdsCards,
  options(g, { seat }) {
    const die = dieOf(g);
    const prospects = new Prospects(g, seat);
    const places: AssignOption[] = prospects.plans(die);
    if (turnOf(g).stuck) places.push(...idlePlaces(g, seat));
    const isSafe = turnOf(g).stuck || prospects.plans(die, true).some(({ civ, face }) => prospects.isSafe(civ, face));
    const more = extras(g, seat, ['any', 'draft']).filter(
      (extra) =>
        isSafe ||
        wouldHold(
          g,
          (scratch) => takeExtra(scratch, seat, extra),
          (scratch) => canGoOn(scratch, seat),
        ),
    );
    return one([...places, ...more]);
  },
  refused(g, { seat }) {
    const die = dieOf(g);
    const plans = new Prospects(g, seat).plans(die);
    const { cosmo, hand } = playerOf(g.table, seat);
    const refused: Refused[] = [];
    for (const civ of CIVS.keys()) {
      if (civAt(g.table, civ).row.length >= ROW) {
        refused.push(refuse({ civ }, 'rowFull', { civ }));
        continue;
      }
      for (let face = 1; face <= 6; face++) {
        if (plans.some((plan) => plan.civ === civ && plan.face === face)) continue;
        const cost = turnCost(g, seat, die.face, face);
        if (cost === undefined) continue;
        if (cost > cosmo) refused.push(refuse({ civ, face }, 'turnCosmo', { need: cost, have: cosmo }));
        else if (isRepeat(g, civ, face) && hand.length === 0)
          refused.push(refuse({ civ, face }, 'sameNumber', { face }));
        else refused.push(refuse({ civ, face }, 'noAction', { civ, face }));
      }
    }
    return refused;
  },
  resolve(g, args, answers) {
    const [seat, answer] = only(answers);
    if (isExtra(answer)) {
      takeExtra(g, seat, answer);
      g.add(args);
    } else if ('lost' in answer) {
      const turn = turnOf(g);
      const { civ } = dieOf(g);
      g.table.bag[civ] = at(g.table.bag, civ) + 1;
      turn.die = null;
      turn.idle = true;
      g.emit({ type: 'lostDie', seat });
    } else {
      const { civ, face, cost = 0, repeat = false, idle = false } = answer;
      g.add({ do: repeat ? 'waive' : 'place', seat, civ, face, cost, idle });
    }
  },
};

type Placing = Task & { seat: Seat; civ: number; face: number; cost: number; idle: boolean };

// A Power card is discarded so that the Civ may do the same twice running; not one that the action itself needs.
export const waive: Step<Theocratia, Placing, { discard: string }> = {
  ask: (_, { seat }) => [seat],
  confirm: (g, { seat }) => playerOf(g.table, seat).hand.length > 1,
  options(g, { seat, civ, face, cost, idle }) {
    const player = playerOf(g.table, seat);
    const fits = (scratch: G) => {
      const { cosmo, hand } = playerOf(scratch.table, seat);
      return new Prospects(scratch, seat).fits(dieOf(scratch), civ, face, cosmo - cost, hand.length);
    };
    return one(
      distinct(player.hand)
        .filter((card) => idle || wouldHold(g, (scratch) => giveUp(scratch, seat, card), fits))
        .map((card) => ({ discard: card })),
    );
  },
  resolve(g, args, answers) {
    const [seat, { discard }] = only(answers);
    giveUp(g, seat, discard);
    g.emit({ type: 'discarded', seat, card: discard, for: 'repeat' });
    g.add({ ...args, do: 'place' });
  },
};

// The die lies on the row's leftmost free space; in the Civ's own colour it brings what it covers.
export const place: Step<Theocratia, Placing> = {
  run(g, { seat, civ, face, cost, idle }) {
    const turn = turnOf(g);
    const die = dieOf(g);
    payCosmo(g, seat, cost, 'turnDie');
    turn.divined = isDivined(g, seat, die.face, face);
    if (turn.divined) {
      g.emit({ type: 'divined', seat, face });
      moveMalus(g, seat, g.value('divinationMalus', 1, { seat }), 'divination');
    }
    const { row } = civAt(g.table, civ);
    turn.civ = civ;
    turn.space = row.length;
    turn.idle = idle;
    turn.die = { civ: die.civ, face };
    row.push({ civ: die.civ, face });
    g.emit({ type: 'placed', seat, civ, die: die.civ, face, space: turn.space, cost, idle });
    if (die.civ === civ) takeMatch(g, seat);
  },
};
