import type { Seat } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import { canCelebrate, type Feast, feastOf } from './actions/holiday.ts';
import { type Action, byFace } from './actions/index.ts';
import { cardNamed } from './cards/index.ts';
import { ROW } from './content/counts.ts';
import { MATCH } from './content/match.ts';
import { TOP } from './content/tracks.ts';
import { civAt, playerOf } from './owning.ts';
import type { Assign, Die, G } from './table.ts';

// What a player can still do with a die, so that nobody walks into a turn that can't be finished.
// Cards that change an action (a cheaper War, a longer reach) may be counted on while they are in the hand.

// Every way to play some of the hand's cards of one timing, none first.
function ways(hand: readonly string[], timing: string): string[][] {
  let found: string[][] = [[]];
  for (const card of hand) {
    if (cardNamed(card).timing === timing) found = found.concat(found.map((way) => [...way, card]));
  }
  return found;
}

// The fewest cards of the hand with which the test comes true, as if they had been played; Infinity if it never does.
function fewest(g: G, seat: Seat, timing: string, test: (cosmo: number) => boolean): number {
  const { turn } = g.table;
  if (test(0)) return 0;
  if (turn === null) return Infinity;
  const before = turn.played;
  let best = Infinity;
  for (const way of ways(playerOf(g.table, seat).hand, timing)) {
    if (way.length === 0 || way.length >= best) continue;
    turn.played = [...before, ...way];
    if (test(way.reduce((sum, card) => sum + (cardNamed(card).cosmo ?? 0), 0))) best = way.length;
  }
  turn.played = before;
  return best;
}

const actionNeeds = (g: G, seat: Seat, civ: number, action: Action): number =>
  fewest(g, seat, action.id, () => action.possible(g, seat, civ));

const holidayNeeds = (g: G, seat: Seat, civ: number, cosmo: number, feast: Feast): number =>
  fewest(g, seat, 'holiday', (more) => canCelebrate(g, seat, civ, cosmo + more, feast));

// Cards the face's own action would take from the hand.
export function faceNeeds(g: G, seat: Seat, civ: number, face: number): number {
  let best = Infinity;
  for (const action of at(byFace, face)) {
    if (best > 0) best = Math.min(best, actionNeeds(g, seat, civ, action));
  }
  return best;
}

// Cards a Holiday would take. The bonus under the die comes with a die of the Civ's colour; with another colour one card
// goes for the Holiday, and perhaps one more for the bonus.
function holidayCards(
  g: G,
  seat: Seat,
  civ: number,
  isMatch: boolean,
  cosmo: number,
  bonus: number,
  feast: Feast,
): number {
  const richer = Math.min(TOP, cosmo + bonus);
  if (isMatch) return holidayNeeds(g, seat, civ, richer, feast);
  const without = holidayNeeds(g, seat, civ, cosmo, feast) + 1;
  return bonus === 0 ? without : Math.min(without, holidayNeeds(g, seat, civ, richer, feast) + 2);
}

const bonusOn = (g: G, seat: Seat, space: number): number =>
  at(MATCH, space).cosmo * g.value('matchTimes', 1, { seat });

export const isRepeat = (g: G, civ: number, face: number): boolean => civAt(g.table, civ).row.at(-1)?.face === face;

// Cosmo for turning a die from one face to another; undefined where it can't be turned so. A 6 is divined, which is free.
export function turnCost(g: G, seat: Seat, from: number, to: number): number | undefined {
  if (from === to) return 0;
  if (to === 6) return undefined;
  return g.value('turnCost', from === 6 ? 0 : 2 * Math.abs(from - to), { seat });
}

// A 6 whose face is chosen by Divination must do that action; turned by a card it is a die like any other.
export const isDivined = (g: G, seat: Seat, from: number, to: number): boolean =>
  from === 6 && to !== 6 && g.value('divinationMalus', 1, { seat }) > 0;

// What the cards of the hand could make of each face of each Civ, worked out once per question.
export class Prospects {
  readonly g: G;
  readonly seat: Seat;
  private readonly faces: (number | undefined)[] = [];
  private readonly feasts: (Feast | undefined)[] = [];
  constructor(g: G, seat: Seat) {
    this.g = g;
    this.seat = seat;
  }

  private face(civ: number, face: number): number {
    const key = civ * 7 + face;
    const known = this.faces[key];
    if (known !== undefined) return known;
    const needs = faceNeeds(this.g, this.seat, civ, face);
    this.faces[key] = needs;
    return needs;
  }

  // All that may be done with this die. `plain`: as it lies, for no Cosmo and no card.
  plans(die: Die, plain = false): Assign[] {
    const { g, seat } = this;
    const { cosmo, hand } = playerOf(g.table, seat);
    const plans: Assign[] = [];
    for (let civ = 0; civ < g.table.civs.length; civ++) {
      if (civAt(g.table, civ).row.length >= ROW) continue;
      for (let face = 1; face <= 6; face++) {
        const cost = turnCost(g, seat, die.face, face);
        if (cost === undefined || cost > cosmo || (plain && cost > 0)) continue;
        const repeat = isRepeat(g, civ, face);
        const spare = plain ? 0 : hand.length - (repeat ? 1 : 0);
        if (spare < 0 || (plain && repeat)) continue;
        if (!this.fits(die, civ, face, cosmo - cost, spare)) continue;
        const plan: Assign = { civ, face };
        if (cost > 0) plan.cost = cost;
        if (repeat) plan.repeat = true;
        plans.push(plan);
      }
    }
    return plans;
  }

  // The face's action or a Holiday is possible for the Civ, with so much Cosmo and so many cards of the hand.
  fits(die: Die, civ: number, face: number, cosmo: number, spare: number): boolean {
    const { g, seat } = this;
    if (this.face(civ, face) <= spare) return true;
    if (isDivined(g, seat, die.face, face)) return false;
    this.feasts[civ] ??= feastOf(g, civ);
    const bonus = bonusOn(g, seat, civAt(g.table, civ).row.length);
    return holidayCards(g, seat, civ, die.civ === civ, cosmo, bonus, this.feasts[civ]) <= spare;
  }

  // The action can be done whatever is done before it: it needs no card, no Cosmo and no crystal.
  isSafe(civ: number, face: number): boolean {
    return this.face(civ, face) === 0;
  }
}

// The cards a Holiday would take for a die that lies on its row already.
export function holidayNow(g: G, seat: Seat): number {
  const { turn } = g.table;
  if (turn === null || turn.die === null) return Infinity;
  const { cosmo } = playerOf(g.table, seat);
  const bonus = turn.matched ? 0 : bonusOn(g, seat, turn.space);
  return holidayCards(g, seat, turn.civ, turn.die.civ === turn.civ, cosmo, bonus, feastOf(g, turn.civ));
}
