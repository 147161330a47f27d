import { one, only, type Seat, type Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { type Action, byFace, holidayAction } from '../actions/index.ts';
import { declareWar } from '../actions/war.ts';
import { cardNamed, type Timing } from '../cards/index.ts';
import { extras, isExtra, takeExtra, wouldHold } from '../extras.ts';
import { distinct, giveUp } from '../hand.ts';
import { playerOf } from '../owning.ts';
import { faceNeeds, holidayNow } from '../plans.ts';
import type { ActOption, Extra, G, Move, Of, Theocratia } from '../table.ts';
import { holdsCards } from './draft.ts';
import { discardForMatch } from './match.ts';
import { dieOf, turnOf } from './turnOf.ts';

// What the die allows: the actions of its face, or a Holiday unless the face was divined.
function allowed(g: G): Action[] {
  const actions = [...at(byFace, dieOf(g).face)];
  return turnOf(g).divined ? actions : [...actions, holidayAction];
}

const actionNeeds = (g: G, seat: Seat): number => faceNeeds(g, seat, turnOf(g).civ, dieOf(g).face);
const canHoliday = (g: G, seat: Seat): boolean =>
  !turnOf(g).divined && holidayNow(g, seat) <= playerOf(g.table, seat).hand.length;
const canAct = (g: G, seat: Seat): boolean => actionNeeds(g, seat) <= playerOf(g.table, seat).hand.length;
const canFinish = (g: G, seat: Seat): boolean => canAct(g, seat) || canHoliday(g, seat);

// Cards and tiles that leave an action possible. A card that changes an action is for that action: it is offered where
// the action can follow.
function moreFor(g: G, seat: Seat): Extra[] {
  const timings: Timing[] = ['any', 'war', 'expand', 'holiday'];
  const faces = at(byFace, dieOf(g).face).map((action): string => action.id);
  const isSafe = actionNeeds(g, seat) === 0;
  return extras(g, seat, timings).filter((extra) => {
    const timing = 'play' in extra ? cardNamed(extra.play).timing : 'any';
    if (timing === 'any' && isSafe) return true;
    if (timing !== 'any' && timing !== 'holiday' && !faces.includes(timing)) return false;
    const test = timing === 'any' ? canFinish : timing === 'holiday' ? canHoliday : canAct;
    return wouldHold(
      g,
      (scratch) => takeExtra(scratch, seat, extra),
      (scratch) => test(scratch, seat),
    );
  });
}

// A card may be discarded for the bonus under a die of another colour.
function matches(g: G, seat: Seat): ActOption[] {
  if (turnOf(g).matched) return [];
  const isSafe = actionNeeds(g, seat) === 0;
  return distinct(playerOf(g.table, seat).hand)
    .filter(
      (card) =>
        isSafe ||
        wouldHold(
          g,
          (scratch) => discardForMatch(scratch, seat, card),
          (scratch) => canFinish(scratch, seat),
        ),
    )
    .map((card) => ({ match: card }));
}

// The Civ acts, or celebrates a Holiday instead.
export const act: Step<Theocratia, Of<'act'>, ActOption> = {
  ask: (g, { seat }) => (turnOf(g).idle ? [] : [seat]),
  confirm: holdsCards,
  options(g, { seat }) {
    const { civ } = turnOf(g);
    const moves: ActOption[] = allowed(g).flatMap((action) => action.moves(g, seat, civ));
    return one([...moves, ...matches(g, seat), ...moreFor(g, seat)]);
  },
  refused: (g, { seat }) => allowed(g).flatMap((action) => action.refused(g, seat, turnOf(g).civ)),
  resolve(g, args, answers) {
    const [seat, answer] = only(answers);
    if (isExtra(answer)) {
      takeExtra(g, seat, answer);
      g.add(args);
    } else if ('match' in answer) {
      discardForMatch(g, seat, answer.match);
      g.add(args);
    } else {
      perform(g, seat, turnOf(g).civ, answer);
    }
  },
};

function perform(g: G, seat: Seat, civ: number, move: Move): void {
  if (move.do === 'war') declareWar(g, seat, civ, move.hex);
  else if (move.do === 'convert') declareWar(g, seat, civ, move.hex, move.tile);
  else if (move.do === 'pyramid') g.add({ do: 'pyramidGroup', seat, civ, hex: move.hex });
  else if (move.do === 'holiday') declareHoliday(g, seat, civ, move.discard);
  else g.add({ ...move, seat, civ });
}

function declareHoliday(g: G, seat: Seat, civ: number, card?: string): void {
  if (card !== undefined) {
    giveUp(g, seat, card);
    g.emit({ type: 'discarded', seat, card, for: 'holiday' });
  }
  g.add({ do: 'holiday', seat, civ });
}
