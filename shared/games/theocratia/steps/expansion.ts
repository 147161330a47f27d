import { one, only, type Seat, type Step, type Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { build, remove } from '../building.ts';
import { BARRACK, building, FACTORY, GREEN, HOUSE, isBuilding, NOTHING, YELLOW } from '../content/names.ts';
import { gainWorship } from '../gains.ts';
import { fromFortress, HEXES, neighbours } from '../map/board.ts';
import { civAt, countOf, isFree, ownerOf, touches } from '../owning.ts';
import type { G, Theocratia } from '../table.ts';

type OfCiv = Task & { civ: number };

// The hexes nearest to the Fortress among those that serve, on plains if any do, else on desert.
function nearest(civ: number, serves: (hex: number, ground: number) => boolean): number[] {
  for (const ground of [GREEN, YELLOW]) {
    let best = Infinity;
    let found: number[] = [];
    for (let hex = 0; hex < HEXES; hex++) {
      if (!serves(hex, ground)) continue;
      const away = at(at(fromFortress, civ), hex);
      if (away < best) [best, found] = [away, []];
      if (away === best) found.push(hex);
    }
    if (found.length > 0) return found;
  }
  return [];
}

const newHouses = (g: G, civ: number): number[] =>
  civAt(g.table, civ).area[HOUSE] === 0
    ? []
    : nearest(
        civ,
        (hex, ground) => g.table.ground[hex] === ground && isFree(g.table, hex) && touches(g.table, hex, civ),
      );

const oldHouses = (g: G, civ: number): number[] =>
  nearest(civ, (hex, ground) => g.table.ground[hex] === ground && g.table.pieces[hex] === building(civ, HOUSE));

// What a House becomes: the kind the Civ has fewer of, either if it has as many; the other where none is left.
function upgrades(g: G, civ: number): number[] {
  const { area } = civAt(g.table, civ);
  const left = [FACTORY, BARRACK].filter((kind) => area[kind] !== 0);
  const more = countOf(g.table, civ, FACTORY) - countOf(g.table, civ, BARRACK);
  if (more === 0) return left;
  const wanted = more > 0 ? BARRACK : FACTORY;
  return left.includes(wanted) ? [wanted] : left;
}

// A Civ grows by itself: a House on neutral ground beside it, else one of its Houses there becomes more.
export const expansion: Step<Theocratia, OfCiv> = {
  run(g, { civ }) {
    if (newHouses(g, civ).length > 0) g.add({ do: 'expansionHouse', civ });
    else if (oldHouses(g, civ).length > 0 && upgrades(g, civ).length > 0) g.add({ do: 'expansionUpgrade', civ });
    else g.emit({ type: 'undeveloped', civ });
  },
};

const firstPlayer = (g: G): Seat[] => g.table.order.slice(0, 1);

// Among hexes equally near, the first player picks.
export const expansionHouse: Step<Theocratia, OfCiv, { hex: number }> = {
  ask: firstPlayer,
  options: (g, { civ }) => one(newHouses(g, civ).map((hex) => ({ hex }))),
  resolve(g, { civ }, answers) {
    const [, { hex }] = only(answers);
    g.emit({ type: 'developed', civ, hex, kind: HOUSE, upgrade: false });
    build(g, civ, HOUSE, hex);
    neighboursWorship(g, civ, hex);
  },
};

export const expansionUpgrade: Step<Theocratia, OfCiv, { hex: number; kind: number }> = {
  ask: firstPlayer,
  options: (g, { civ }) => one(oldHouses(g, civ).flatMap((hex) => upgrades(g, civ).map((kind) => ({ hex, kind })))),
  resolve(g, { civ }, answers) {
    const [, { hex, kind }] = only(answers);
    g.emit({ type: 'developed', civ, hex, kind, upgrade: true });
    remove(g.table, hex);
    build(g, civ, kind, hex);
    neighboursWorship(g, civ, hex);
  },
};

// Who owns a building beside the place, of whatever Civ, is worshipped by the Civ that grew.
function neighboursWorship(g: G, civ: number, hex: number): void {
  const { table } = g;
  const owners = at(neighbours, hex).map((next) =>
    isBuilding(at(table.pieces, next)) ? ownerOf(table, next) : NOTHING,
  );
  for (const seat of table.order) if (owners.includes(seat)) gainWorship(g, seat, civ, 1, 'neighbour');
}
