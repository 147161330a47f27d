import { one, only, type Seat, type Step, type Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { build, remove } from '../building.ts';
import { MOST_PYRAMIDS } from '../content/counts.ts';
import { BARRACK, civOf, FACTORY, PYRAMID } from '../content/names.ts';
import { gainWorship, rewardDeed } from '../gains.ts';
import { neighbours } from '../map/board.ts';
import { civAt, isOrdinary, owned, ownerOf, playerOf } from '../owning.ts';
import type { G, Loss, Move, Of, Table, Theocratia } from '../table.ts';
import { type Action, refuse } from './action.ts';

const canServe = (table: Table, hex: number, civ: number): boolean => {
  const piece = at(table.pieces, hex);
  return isOrdinary(piece) && civOf(piece) === civ;
};

// The pairs that make a connected group of three with this hex, all Houses, Factories or Barracks of the Civ.
export function groups(table: Table, civ: number, hex: number): [number, number][] {
  const pairs: [number, number][] = [];
  const near = at(neighbours, hex).filter((next) => canServe(table, next, civ));
  for (const a of near) {
    for (const b of near) if (a < b) pairs.push([a, b]);
    for (const b of at(neighbours, a)) {
      if (b !== hex && !near.includes(b) && canServe(table, b, civ)) {
        const pair: [number, number] = a < b ? [a, b] : [b, a];
        if (!pairs.some(([x, y]) => x === pair[0] && y === pair[1])) pairs.push(pair);
      }
    }
  }
  return pairs;
}

function sites(g: G, seat: Seat, civ: number): number[] {
  if (playerOf(g.table, seat).built >= MOST_PYRAMIDS || civAt(g.table, civ).area[PYRAMID] === 0) return [];
  const upgraded = [...owned(g.table, seat, civ, FACTORY), ...owned(g.table, seat, civ, BARRACK)];
  return upgraded.filter((hex) => groups(g.table, civ, hex).length > 0);
}

// Faces 4 and 5. A Pyramid takes the place of one's own Factory or Barrack and of two buildings joined to it.
export const pyramidAction: Action = {
  id: 'pyramid',
  faces: [4, 5],
  possible: (g, seat, civ) => sites(g, seat, civ).length > 0,
  moves: (g, seat, civ) => sites(g, seat, civ).map((hex): Move => ({ do: 'pyramid', hex })),
  refused(g, seat, civ) {
    const { table } = g;
    if (sites(g, seat, civ).length > 0) return [];
    const no = (code: string) => [refuse({ do: 'pyramid' }, code, { civ })];
    if (playerOf(table, seat).built >= MOST_PYRAMIDS) return no('twoPyramids');
    if (civAt(table, civ).area[PYRAMID] === 0) return no('noPyramidLeft');
    const upgraded = owned(table, seat, civ, FACTORY).length + owned(table, seat, civ, BARRACK).length;
    return no(upgraded === 0 ? 'noOwnUpgraded' : 'noGroup');
  },
};

// Which two of the buildings joined to it go with it.
export const pyramidGroup: Step<Theocratia, Of<'pyramidGroup'>, { with: [number, number] }> = {
  ask: (_, { seat }) => [seat],
  options: (g, { civ, hex }) => one(groups(g.table, civ, hex).map((pair) => ({ with: pair }))),
  resolve(g, { seat, civ, hex }, answers) {
    const [, answer] = only(answers);
    const losses: Loss[] = answer.with.map((other) => ({
      piece: at(g.table.pieces, other),
      owner: ownerOf(g.table, other),
    }));
    g.add({ do: 'pyramid', seat, civ, hex, with: answer.with, losses });
  },
};

type Pyramid = Task & { seat: Seat; civ: number; hex: number; with: [number, number] };

// All three go back to the Civ's area; the Pyramid stands where the player's own building stood.
export const raisePyramid: Step<Theocratia, Pyramid> = {
  run(g, { seat, civ, hex, with: others }) {
    g.emit({ type: 'pyramid', seat, civ, hex, removed: others });
    for (const gone of [hex, ...others]) remove(g.table, gone);
    build(g, civ, PYRAMID, hex);
    playerOf(g.table, seat).built++;
  },
};

export const pyramidWorship: Step<Theocratia, Pyramid> = {
  run(g, { seat, civ }) {
    gainWorship(g, seat, civ, 1, 'pyramid');
  },
};

export const pyramidBonus: Step<Theocratia, Pyramid> = {
  run(g, { seat, civ }) {
    rewardDeed(g, seat, civ, 'pyramid');
  },
};
