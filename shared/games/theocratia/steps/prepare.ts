import type { Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { countsFor, DICE_PER_CIV, MOST_PER_FACE } from '../content/counts.ts';
import { BLACK, CIVS, NOTHING } from '../content/names.ts';
import { addCrystals } from '../gains.ts';
import { civAt } from '../owning.ts';
import type { Die, G, Theocratia } from '../table.ts';

// A new round: card and token go back to action 1, every die to the bag.
export const clearTable: Step<Theocratia> = {
  run(g) {
    const { table } = g;
    table.round++;
    table.taken = 0;
    table.bonusHolder = NOTHING;
    table.nextFirst = NOTHING;
    table.bonusDie = NOTHING;
    table.dice = [];
    table.bag = CIVS.map(() => DICE_PER_CIV);
    for (const civ of table.civs) civ.row = [];
    g.emit({ type: 'round', round: table.round, bonus: at(table.bonuses, table.round - 1), first: at(table.order, 0) });
  },
};

// From the second round on, a polluted crystal comes to every Civ.
export const pollute: Step<Theocratia> = {
  run(g) {
    if (g.table.round === 1) return;
    g.emit({ type: 'polluted' });
    for (const civ of CIVS.keys()) addCrystals(g, civ, BLACK, 1, 'pollution');
  },
};

// A die from the bag, each as likely; `not` keeps one colour in it, as if it were put back and another drawn.
function fromBag(g: G, not = NOTHING): number {
  const { bag } = g.table;
  let left = g.draw(bag.reduce((sum, count, civ) => sum + (civ === not ? 0 : count), 0));
  for (const [civ, count] of bag.entries()) {
    if (civ === not) continue;
    if (left < count) {
      bag[civ] = count - 1;
      return civ;
    }
    left -= count;
  }
  throw new RangeError('the bag holds no such die');
}

const roll = (g: G): number => g.draw(6) + 1;

export const rollDice: Step<Theocratia> = {
  run(g) {
    const { table } = g;
    for (let i = 0; i < countsFor(g.seats).rolled; i++) table.dice.push({ civ: fromBag(g), face: roll(g) });
    g.emit({ type: 'rolled', dice: table.dice.map((die) => ({ ...die })) });
    turnExcess(g);
    sortDice(table.dice);
  },
};

export function sortDice(dice: Die[]): void {
  dice.sort((a, b) => a.face - b.face || a.civ - b.civ);
}

// No face holds more than three: one too many is turned to the following face, of the colour most repeated there.
export function turnExcess(g: G): void {
  const { dice } = g.table;
  for (let face = 1, calm = 0; calm < 6; face = (face % 6) + 1) {
    const here = dice.filter((die) => die.face === face);
    if (here.length <= MOST_PER_FACE) {
      calm++;
      continue;
    }
    calm = 0;
    const repeats = CIVS.map((_, civ) => here.filter((die) => die.civ === civ).length);
    const most = Math.max(...repeats);
    const colours = repeats.flatMap((count, civ) => (count === most ? [civ] : []));
    const civ = at(colours, colours.length === 1 ? 0 : g.draw(colours.length));
    const to = (face % 6) + 1;
    const turned = here.find((die) => die.civ === civ);
    if (turned) turned.face = to;
    g.emit({ type: 'turnedOn', civ, from: face, to });
    if (here.length - 1 > MOST_PER_FACE) face = face === 1 ? 6 : face - 1; // more than one too many: the same face again
  }
}

function preset(g: G, not = NOTHING): number {
  const die = { civ: fromBag(g, not), face: roll(g) };
  civAt(g.table, die.civ).row.push(die);
  g.emit({ type: 'preset', civ: die.civ, face: die.face });
  return die.civ;
}

// With two or three players a rolled die lies on the row of its colour from the start, and in some rounds that Civ expands.
export const presetFirst: Step<Theocratia> = {
  run(g) {
    const counts = countsFor(g.seats);
    if (!counts.preset) return;
    const civ = preset(g);
    if (counts.expands(g.table.round)) g.add({ do: 'expansion', civ });
  },
};

// A second one of another colour; its Civ does nothing.
export const presetSecond: Step<Theocratia> = {
  run(g) {
    if (!countsFor(g.seats).preset) return;
    preset(
      g,
      g.table.civs.findIndex((civ) => civ.row.length > 0),
    );
  },
};

// One more die lies on the End Round Bonus card: only its colour counts.
export const drawBonusDie: Step<Theocratia> = {
  run(g) {
    g.table.bonusDie = fromBag(g);
    g.emit({ type: 'bonusDie', civ: g.table.bonusDie });
  },
};
