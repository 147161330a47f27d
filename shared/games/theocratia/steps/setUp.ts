import { one, only, type Seat, type Step } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { build } from '../building.ts';
import { countsFor, startingCosmo } from '../content/counts.ts';
import { COLOURS, HOUSE } from '../content/names.ts';
import { gainWorship } from '../gains.ts';
import { drawCards } from '../hand.ts';
import { firstHouses } from '../map/board.ts';
import { playerOf } from '../owning.ts';
import type { ChooseCiv, G, Of, Table, Theocratia } from '../table.ts';

// Clockwise is red, brown, blue, white, whoever sits there, beginning with the given seat.
export function clockwiseFrom(table: Table, first: Seat): Seat[] {
  const round = table.players
    .map((_, seat) => seat)
    .sort((a, b) => playerOf(table, a).colour - playerOf(table, b).colour);
  const place = round.indexOf(first);
  return [...round.slice(place), ...round.slice(0, place)];
}

// Colours, cards and the first player are drawn; who comes later begins with more Cosmo.
export const setUp: Step<Theocratia> = {
  run(g) {
    const { table } = g;
    if (g.options.colours === 'drawn') {
      const colours = g.shuffle([...COLOURS.keys()]);
      for (const [seat, player] of table.players.entries()) player.colour = at(colours, seat);
    }
    const developments = g.shuffle(table.civs.map((civ) => civ.development));
    for (const [civ, state] of table.civs.entries()) state.development = at(developments, civ);
    table.bonuses = g.shuffle(table.bonuses).slice(0, countsFor(g.seats).rounds);
    g.shuffle(table.deck);
    table.order = clockwiseFrom(table, g.draw(g.seats));
    table.opening = [...table.order];
    const cosmo = startingCosmo(g.seats, g.options.cosmo);
    for (const [place, seat] of table.order.entries()) playerOf(table, seat).cosmo = at(cosmo, place);
    g.emit({
      type: 'setUp',
      order: [...table.order],
      colours: table.players.map((player) => player.colour),
      cosmo: table.players.map((player) => player.cosmo),
    });
    for (const seat of table.order) drawCards(g, seat, 1);
  },
};

// From the last player back to the first.
export const settle: Step<Theocratia> = {
  run(g) {
    for (const seat of g.table.order.toReversed()) g.add({ do: 'chooseCiv', seat });
  },
};

const isChosen = (g: G, civ: number): boolean =>
  g.table.players.some((player) => g.table.pieces[at(at(firstHouses, civ), player.colour)] !== -1);

// A Civ nobody has chosen: its first House stands on the hex of one's colour beside its Fortress.
export const chooseCiv: Step<Theocratia, Of<'chooseCiv'>, ChooseCiv> = {
  ask: (_, { seat }) => [seat],
  options: (g) => one(g.table.civs.flatMap((_, civ) => (isChosen(g, civ) ? [] : [{ civ }]))),
  resolve(g, _, answers) {
    const [seat, { civ }] = only(answers);
    const hex = at(at(firstHouses, civ), playerOf(g.table, seat).colour);
    g.emit({ type: 'settled', seat, civ, hex });
    build(g, civ, HOUSE, hex);
    if (g.options.firstGame) gainWorship(g, seat, civ, 1, 'firstGame');
  },
};
