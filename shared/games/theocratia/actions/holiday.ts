import { only, type Seat, type Step, some } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { record } from '../chronicle.ts';
import { BLACK, GREEN, HOUSE, NOTHING, PYRAMID } from '../content/names.ts';
import { gainWorship, moveMalus, payCosmo, rewardDeed } from '../gains.ts';
import { distinct } from '../hand.ts';
import { civAt, countOf, ownsAny, playerOf, seatOfColour, sizeOf } from '../owning.ts';
import type { G, Of, Offering, Theocratia } from '../table.ts';
import { type Action, type Refused, refuse } from './action.ts';

// Cosmo and crystals a Holiday costs: the Civ's size of each, before cards.
const cosmoFor = (g: G, seat: Seat, civ: number): number =>
  g.value('holidayCosmo', sizeOf(g.table, civ), { seat, civ });

const borrowedFor = (g: G, seat: Seat, civ: number): number => g.value('borrowed', 0, { seat, civ });

function crystalsOf(g: G, civ: number): number {
  let sum = 0;
  for (const count of civAt(g.table, civ).crystals) sum += count;
  return sum;
}

// What a Holiday asks of a Civ, and what the Civ has for it.
export type Feast = { size: number; crystals: number };
export const feastOf = (g: G, civ: number): Feast => ({ size: sizeOf(g.table, civ), crystals: crystalsOf(g, civ) });

// Whether the price can be paid with so much Cosmo.
export const canCelebrate = (g: G, seat: Seat, civ: number, cosmo: number, feast = feastOf(g, civ)): boolean =>
  feast.crystals + borrowedFor(g, seat, civ) >= feast.size &&
  g.value('holidayCosmo', feast.size, { seat, civ }) <= cosmo;

const isOfItsColour = (g: G, civ: number): boolean => g.table.turn?.die?.civ === civ;

// Instead of the action of any face. The die must have the Civ's colour, or a Power card is discarded.
export const holidayAction: Action = {
  id: 'holiday',
  faces: [],
  possible: (g, seat, civ) =>
    canCelebrate(g, seat, civ, playerOf(g.table, seat).cosmo) &&
    (isOfItsColour(g, civ) || playerOf(g.table, seat).hand.length > 0),
  moves(g, seat, civ) {
    const { cosmo, hand } = playerOf(g.table, seat);
    if (!canCelebrate(g, seat, civ, cosmo)) return [];
    if (isOfItsColour(g, civ)) return [{ do: 'holiday' }];
    return distinct(hand).map((card) => ({ do: 'holiday', discard: card }));
  },
  refused(g, seat, civ) {
    const { cosmo, hand } = playerOf(g.table, seat);
    const refused: Refused[] = [];
    const no = (code: string, need: number, have: number) =>
      refused.push(refuse({ do: 'holiday' }, code, { civ, need, have }));
    if (cosmoFor(g, seat, civ) > cosmo) no('holidayCosmo', cosmoFor(g, seat, civ), cosmo);
    else if (!canCelebrate(g, seat, civ, cosmo)) no('holidayCrystals', sizeOf(g.table, civ), crystalsOf(g, civ));
    else if (!isOfItsColour(g, civ) && hand.length === 0) no('holidayColour', 1, 0);
    return refused;
  },
};

// The offerings one may choose among, the harmless first: green, own, other players', unplayed colours, black.
function offerings(g: G, seat: Seat, civ: number): Offering[] {
  const { crystals } = civAt(g.table, civ);
  const own = playerOf(g.table, seat).colour;
  const rank = (colour: number) =>
    colour === BLACK
      ? 4
      : colour === GREEN
        ? 0
        : colour === own
          ? 1
          : seatOfColour(g.table, colour) === NOTHING
            ? 2
            : 3;
  const colours = [...crystals.keys()].sort((a, b) => rank(a) - rank(b) || a - b);
  const found: Offering[] = [];
  for (let n = 1; n <= borrowedFor(g, seat, civ); n++) found.push({ borrow: n });
  for (const colour of colours) {
    for (let n = 1; n <= at(crystals, colour); n++) found.push({ crystal: colour, n });
  }
  return found;
}

// The player pays Cosmo and picks the crystals; the Civ celebrates.
export const holiday: Step<Theocratia, Of<'holiday'>, Offering, Offering[]> = {
  ask: (_, { seat }) => [seat],
  options(g, { seat, civ }) {
    const size = sizeOf(g.table, civ);
    return some(offerings(g, seat, civ), size, size);
  },
  resolve(g, { seat, civ }, answers) {
    const { table } = g;
    const [, paid] = only(answers);
    const state = civAt(table, civ);
    const cosmo = cosmoFor(g, seat, civ);
    const blackMalus = g.value('blackMalus', 1, { seat, civ });
    const spent = [0, 0, 0, 0, 0, 0];
    for (const offering of paid) {
      const colour = 'crystal' in offering ? offering.crystal : GREEN;
      spent[colour] = at(spent, colour) + 1;
      if ('crystal' in offering) state.crystals[colour] = at(state.crystals, colour) - 1;
    }
    g.emit({ type: 'holiday', seat, civ, size: paid.length, cosmo, crystals: spent });
    payCosmo(g, seat, cosmo, 'holiday');
    // A crystal in another player's colour is that player's worship; a polluted one is a step of Malus.
    for (const other of table.order) {
      if (other !== seat) gainWorship(g, other, civ, at(spent, playerOf(table, other).colour), 'offering');
    }
    moveMalus(g, seat, at(spent, BLACK) * blackMalus, 'pollution');
    record(
      g,
      civ,
      spent.flatMap((count, colour) => new Array<number>(count).fill(colour)),
    );
    gainWorship(g, seat, civ, countOf(table, civ, HOUSE) + 1, 'holiday');
    for (const other of table.order) if (ownsAny(table, other, civ, PYRAMID)) gainWorship(g, other, civ, 1, 'pyramids');
    rewardDeed(g, seat, civ, 'holiday');
  },
};
