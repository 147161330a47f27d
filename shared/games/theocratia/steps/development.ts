import type { Step, Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { produce } from '../actions/upgrade.ts';
import { record } from '../chronicle.ts';
import { CIVS, FACTORY } from '../content/names.ts';
import { gainWorship } from '../gains.ts';
import { civAt, hexesWith, playerOf } from '../owning.ts';
import type { Theocratia } from '../table.ts';

// Left to right, each Civ does what its card says.
export const developCivs: Step<Theocratia> = {
  run(g) {
    for (const civ of CIVS.keys()) g.add({ do: 'developCiv', civ });
  },
};

type OfCiv = Task & { civ: number };

const cards: { [card: string]: string } = { expansion: 'expansion', holiday: 'civHoliday' };

export const developCiv: Step<Theocratia, OfCiv> = {
  run(g, { civ }) {
    const card = civAt(g.table, civ).development;
    g.emit({ type: 'development', civ, card });
    const step = cards[card];
    if (step) g.add({ do: step, civ }); // the blank card does nothing
  },
};

// The Civ's Factories produce; then it spends a crystal of each player's colour it has, and worships those players.
export const civHoliday: Step<Theocratia, OfCiv> = {
  run(g, { civ }) {
    const { table } = g;
    for (const hex of hexesWith(table, civ, FACTORY)) produce(g, hex);
    const { crystals } = civAt(table, civ);
    const spent = table.order.filter((seat) => at(crystals, playerOf(table, seat).colour) > 0);
    const colours = spent.map((seat) => playerOf(table, seat).colour);
    g.emit({ type: 'civHoliday', civ, colours });
    for (const colour of colours) crystals[colour] = at(crystals, colour) - 1;
    record(g, civ, colours);
    for (const seat of spent) gainWorship(g, seat, civ, 1, 'civHoliday');
  },
};

// Every card moves one Civ to the left, the leftmost to the right end.
export const shiftDevelopments: Step<Theocratia> = {
  run(g) {
    const { civs } = g.table;
    const cards = civs.map((civ) => civ.development);
    for (const [civ, state] of civs.entries()) state.development = at(cards, (civ + 1) % cards.length);
    g.emit({ type: 'shifted', cards: civs.map((civ) => civ.development) });
  },
};
