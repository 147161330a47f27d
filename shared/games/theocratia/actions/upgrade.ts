import type { Seat, Step, Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { build, remove } from '../building.ts';
import { BARRACK, building, civOf, FACTORY, GREEN, HOUSE } from '../content/names.ts';
import { addCrystals, arm, rewardDeed } from '../gains.ts';
import { HEXES } from '../map/board.ts';
import { civAt, countOf, isFactory, owned, ownsAny, playerOf } from '../owning.ts';
import type { G, Move, Theocratia } from '../table.ts';
import { type Action, refuse } from './action.ts';

// Faces 4 and 5: a House of one's own in the Civ becomes a Factory or a Barrack; the House goes back to the area.
function upgradeAction(id: 'factory' | 'barrack', kind: number, face: number): Action {
  const isLeft = (g: G, civ: number) => at(civAt(g.table, civ).area, kind) > 0;
  return {
    id,
    faces: [face],
    possible: (g, seat, civ) => isLeft(g, civ) && ownsAny(g.table, seat, civ, HOUSE),
    moves: (g, seat, civ) =>
      isLeft(g, civ) ? owned(g.table, seat, civ, HOUSE).map((hex): Move => ({ do: id, hex })) : [],
    refused(g, seat, civ) {
      if (!isLeft(g, civ)) return [refuse({ do: id }, 'noneLeft', { civ, kind })];
      return ownsAny(g.table, seat, civ, HOUSE) ? [] : [refuse({ do: id }, 'noOwnHouse', { civ })];
    },
  };
}

export const factoryAction = upgradeAction('factory', FACTORY, 4);
export const barrackAction = upgradeAction('barrack', BARRACK, 5);

type Upgrade = Task & { seat: Seat; civ: number; hex: number };

export function upgrade(g: G, seat: Seat, civ: number, kind: number, hex: number, by: 'action' | 'token'): void {
  remove(g.table, hex);
  g.emit({ type: 'built', seat, civ, kind, hex, by });
  build(g, civ, kind, hex);
}

// A Factory gives its Civ a crystal of the colour it stands on; there are no yellow ones.
export function produce(g: G, hex: number): void {
  const colour = at(g.table.ground, hex);
  if (colour <= GREEN) addCrystals(g, civOf(at(g.table.pieces, hex)), colour, 1, 'factory');
}

// The new Factory produces, and all others of the Civ, and all others of the player: each once.
export const factory: Step<Theocratia, Upgrade> = {
  run(g, { seat, civ, hex }) {
    const { table } = g;
    upgrade(g, seat, civ, FACTORY, hex, 'action');
    const { colour } = playerOf(table, seat);
    for (let other = 0; other < HEXES; other++) {
      const piece = at(table.pieces, other);
      if (piece === building(civ, FACTORY) || (isFactory(piece) && table.ground[other] === colour)) produce(g, other);
    }
    rewardDeed(g, seat, civ, 'factory');
  },
};

// Every Barrack of the Civ, the new one too, arms a Warrior while there are any.
export const barrack: Step<Theocratia, Upgrade> = {
  run(g, { seat, civ, hex }) {
    upgrade(g, seat, civ, BARRACK, hex, 'action');
    arm(g, civ, countOf(g.table, civ, BARRACK), 'barracks');
    rewardDeed(g, seat, civ, 'barrack');
  },
};
