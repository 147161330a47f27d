import type { Seat, Step, Task } from '../../../engine/index.ts';
import { at } from '../../../hex/table.ts';
import { build, layTile, tilesFor } from '../building.ts';
import { HOUSE, isMonster, NOTHING } from '../content/names.ts';
import { rewardDeed } from '../gains.ts';
import { HEXES, isVolcano, twoAway } from '../map/board.ts';
import { civAt, isFree, playerOf, touches } from '../owning.ts';
import type { Deed, G, Place, Theocratia, Tile } from '../table.ts';
import { type Action, type Refused, refuse } from './action.ts';

// Where a player may put a building of this Civ: a free hex next to one of its buildings, of the player's own colour or
// made so by a tile. A longer reach is for own ground only.
export function places(g: G, seat: Seat, civ: number, reach: number): Place[] {
  const { table } = g;
  const player = playerOf(table, seat);
  const found: Place[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isFree(table, hex)) continue;
    const ground = at(table.ground, hex);
    if (ground === player.colour) {
      if (touches(table, hex, civ) || (reach > 1 && isTwoFrom(g, hex, civ))) found.push({ hex });
    } else if (touches(table, hex, civ)) {
      for (const tile of tilesFor(player, ground)) found.push({ hex, tile });
    }
  }
  return found;
}

function isTwoFrom(g: G, hex: number, civ: number): boolean {
  return at(twoAway, hex).some((other) => {
    const piece = at(g.table.pieces, other);
    return piece >= civ * 5 && piece < civ * 5 + 5;
  });
}

const deeds: { [kind: number]: Deed } = { 1: 'house', 2: 'factory', 3: 'barrack' };

// A new building on a free hex: by an Expand, a Pyramid token or the End Round Bonus.
export function raise(
  g: G,
  seat: Seat,
  civ: number,
  kind: number,
  { hex, tile }: Place,
  by: 'action' | 'token' | 'bonus',
): void {
  if (tile !== undefined) layTile(g, seat, hex, tile);
  g.emit({ type: 'built', seat, civ, kind, hex, by, ...(tile === undefined ? {} : { tile }) });
  build(g, civ, kind, hex);
  const deed = deeds[kind];
  if (deed) rewardDeed(g, seat, civ, deed);
}

const reachOf = (g: G, seat: Seat, civ: number): number => g.value('reach', 1, { seat, civ });

// Face 3. A House of the Civ from its area.
export const expandAction: Action = {
  id: 'expand',
  faces: [3],
  possible: (g, seat, civ) =>
    at(civAt(g.table, civ).area, HOUSE) > 0 && places(g, seat, civ, reachOf(g, seat, civ)).length > 0,
  moves: (g, seat, civ) =>
    at(civAt(g.table, civ).area, HOUSE) > 0
      ? places(g, seat, civ, reachOf(g, seat, civ)).map((place) => ({ do: 'expand', ...place }))
      : [],
  refused(g, seat, civ) {
    const { table } = g;
    if (civAt(table, civ).area[HOUSE] === 0) return [refuse({ do: 'expand' }, 'noHouse', { civ })];
    const legal = new Set(places(g, seat, civ, reachOf(g, seat, civ)).map((place) => place.hex));
    const refused: Refused[] = [];
    for (let hex = 0; hex < HEXES; hex++) {
      if (legal.has(hex)) continue;
      const piece = at(table.pieces, hex);
      const code = isVolcano(hex)
        ? 'volcano'
        : isMonster(piece)
          ? 'monster'
          : piece !== NOTHING
            ? 'occupied'
            : touches(table, hex, civ)
              ? 'needsTile'
              : 'notAdjacent';
      refused.push(refuse({ do: 'expand', hex }, code, { civ }));
    }
    return refused;
  },
};

type Expand = Task & { seat: Seat; civ: number; hex: number; tile?: Tile };

export const expand: Step<Theocratia, Expand> = {
  run(g, { seat, civ, hex, tile }) {
    raise(g, seat, civ, HOUSE, tile === undefined ? { hex } : { hex, tile }, 'action');
  },
};
