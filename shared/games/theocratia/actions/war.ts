import type { Seat, Step, Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { layTile, remove, tilesFor } from '../building.ts';
import { record } from '../chronicle.ts';
import { BARRACK, civOf, isBuilding, isMonster, kindOf, NOTHING, WARRIOR } from '../content/names.ts';
import { strength } from '../content/strength.ts';
import { gainWorship, rewardDeed } from '../gains.ts';
import { drawCards } from '../hand.ts';
import { HEXES } from '../map/board.ts';
import { civAt, isOrdinary, ownerOf, ownsAny, playerOf, touches } from '../owning.ts';
import type { Because, G, Loss, Move, Theocratia, Tile } from '../table.ts';
import { type Action, type Refused, refuse } from './action.ts';

export const warriorsFor = (g: G, seat: Seat, civ: number, hex: number): number =>
  g.value('warCost', strength(at(g.table.pieces, hex)), { seat, civ });

// Why this hex is no target for the Civ; undefined where it is one.
function objection(g: G, seat: Seat, civ: number, hex: number): Because | undefined {
  const { table } = g;
  const piece = at(table.pieces, hex);
  if (!isMonster(piece)) {
    if (!isOrdinary(piece)) return { code: 'neverAttacked', kind: kindOf(piece) };
    if (civOf(piece) === civ) return { code: 'ownCiv', civ };
    if (table.ground[hex] === playerOf(table, seat).colour) return { code: 'ownBuilding' };
  }
  if (g.options.war === 'adjacent' && !touches(table, hex, civ)) return { code: 'tooFar', civ };
  const need = warriorsFor(g, seat, civ, hex);
  const have = civAt(table, civ).supply;
  return need > have ? { code: 'warriors', need, have, civ } : undefined;
}

// Face 2. War on a monster or on a building of another Civ that is not one's own; or its conversion by a tile.
export const warAction: Action = {
  id: 'war',
  faces: [2],
  possible(g, seat, civ) {
    if (civAt(g.table, civ).supply === 0) return false;
    for (let hex = 0; hex < HEXES; hex++) {
      if (g.table.pieces[hex] !== NOTHING && objection(g, seat, civ, hex) === undefined) return true;
    }
    return false;
  },
  moves(g, seat, civ) {
    const { table } = g;
    const player = playerOf(table, seat);
    const moves: Move[] = [];
    if (civAt(table, civ).supply === 0) return moves;
    for (let hex = 0; hex < HEXES; hex++) {
      const piece = at(table.pieces, hex);
      if (piece === NOTHING || objection(g, seat, civ, hex)) continue;
      moves.push({ do: 'war', hex });
      if (isBuilding(piece)) {
        for (const tile of tilesFor(player, at(table.ground, hex))) moves.push({ do: 'convert', hex, tile });
      }
    }
    return moves;
  },
  refused(g, seat, civ) {
    const refused: Refused[] = [];
    for (let hex = 0; hex < HEXES; hex++) {
      if (g.table.pieces[hex] === NOTHING) continue;
      const because = objection(g, seat, civ, hex);
      if (because) refused.push(refuse({ do: 'war', hex }, because.code, because));
    }
    return refused;
  },
};

export type War = Task & { seat: Seat; civ: number; hex: number; tile?: Tile; warriors: number; losses: Loss[] };

// Fixed when War is declared: what it costs and whom it hurts.
export function declareWar(g: G, seat: Seat, civ: number, hex: number, tile?: Tile): void {
  const piece = at(g.table.pieces, hex);
  const losses: Loss[] = [{ piece, owner: ownerOf(g.table, hex) }];
  const war = { do: 'war', seat, civ, hex, warriors: warriorsFor(g, seat, civ, hex), losses };
  g.add(tile === undefined ? war : { ...war, tile });
}

// The target goes, or the ground under it changes hands.
export const strike: Step<Theocratia, War> = {
  run(g, { seat, civ, hex, tile, warriors }) {
    const piece = at(g.table.pieces, hex);
    if (tile === undefined) {
      remove(g.table, hex);
      g.emit({ type: 'war', seat, civ, hex, piece, warriors });
    } else {
      layTile(g, seat, hex, tile);
      g.emit({ type: 'converted', seat, civ, hex, piece, warriors, tile });
    }
  },
};

// The Warriors are written into the warring Civ's Chronicle; a monster slain brings a Power card.
export const recordWar: Step<Theocratia, War> = {
  run(g, { seat, civ, warriors, losses }) {
    civAt(g.table, civ).supply -= warriors;
    record(g, civ, new Array<number>(warriors).fill(WARRIOR));
    if (losses.some(({ piece }) => isMonster(piece))) drawCards(g, seat, 1);
  },
};

// The warring Civ worships who sent it, and everyone who owns one of its Barracks, once each.
export const warWorship: Step<Theocratia, War> = {
  run(g, { seat, civ }) {
    gainWorship(g, seat, civ, g.value('warWorship', 1, { seat, civ }), 'war');
    for (const owner of g.table.order)
      if (ownsAny(g.table, owner, civ, BARRACK)) gainWorship(g, owner, civ, 1, 'barracks');
    rewardDeed(g, seat, civ, 'war');
  },
};
