import type { Seat } from '../../engine/index.ts';
import { at } from '../../hex/table.ts';
import type { Piece } from './events.ts';
import { spaceCount, type Terrain, terrain } from './map/egypt.ts';
import { type Land, landOf } from './map/land.ts';
import { type MonumentType, monumentTypes } from './names.ts';
import { type Figure, GONE, type Monument, NOBODY, ON_CARD, type Table } from './table.ts';

export const land = (table: Table): Land => landOf(table.camels);
export const figure = (table: Table, id: number): Figure => at(table.figures, id);
export const isOnBoard = (one: Figure): boolean => one.at >= 0;
export const isInGame = (one: Figure): boolean => one.at !== GONE && one.at !== ON_CARD;

export function piece(table: Table, id: number): Piece {
  const { kind, owner } = figure(table, id);
  return { id, kind, owner };
}

// The numbers of a god's figures on the board.
export function figuresOf(table: Table, owner: Seat): number[] {
  const found: number[] = [];
  table.figures.forEach((one, id) => {
    if (one.owner === owner && one.at >= 0) found.push(id);
  });
  return found;
}

// Space → 1 where a figure or a Monument stands.
export function occupied(table: Table): Uint8Array {
  const taken = new Uint8Array(spaceCount);
  for (const { at } of table.figures) if (at >= 0) taken[at] = 1;
  for (const { at } of table.monuments) taken[at] = 1;
  return taken;
}

export const figureAt = (table: Table, space: number): number => table.figures.findIndex((one) => one.at === space);
export const monumentAt = (table: Table, space: number): Monument | undefined =>
  table.monuments.find((one) => one.at === space);

export const areAdjacent = (table: Table, one: number, other: number): boolean =>
  at(land(table).adjacent, one).includes(other);

// Does this god have a figure adjacent to the space?
export function hasFigureBeside(table: Table, owner: Seat, space: number): boolean {
  const beside = at(land(table).adjacent, space);
  for (const one of table.figures) if (one.owner === owner && one.at >= 0 && beside.includes(one.at)) return true;
  return false;
}

// A space with an Underworld token is neither desert nor fertile.
export function groundAt(table: Table, space: number): Terrain | 'underworld' {
  return table.gates.some((gate) => gate.at === space) ? 'underworld' : at(terrain, space);
}

// An Underworld token of another god: figures do not end a movement there.
export const isBarred = (table: Table, space: number, owner: Seat): boolean =>
  table.gates.length > 0 && table.gates.some((gate) => gate.at === space && gate.owner !== owner);

// A region is known by its Conflict Order token; on the map, by its lowest land space.
export const homeOf = (table: Table, region: number): number => at(table.regions, region - 1);
export const isIn = (table: Table, space: number, region: number): boolean =>
  land(table).isIn(space, homeOf(table, region));
export const tokenOf = (table: Table, home: number): number => table.regions.indexOf(home) + 1;
// The tokens on the board, lowest first.
export const tokensOnBoard = (table: Table): number[] => table.regions.flatMap((home, i) => (home >= 0 ? [i + 1] : []));

export function landSpaces(table: Table, region: number): readonly number[] {
  const home = homeOf(table, region);
  return land(table).regions.find((one) => one.home === home)?.land ?? [];
}

// Where something may be set down that keeps the space: empty, and without an Underworld token.
export function openGround(table: Table, region: number): number[] {
  const taken = occupied(table);
  return landSpaces(table, region).filter(
    (space) => taken[space] !== 1 && !table.gates.some((gate) => gate.at === space),
  );
}

export function figuresIn(table: Table, region: number, owner?: Seat): number[] {
  const { isIn } = land(table);
  const home = homeOf(table, region);
  const found: number[] = [];
  table.figures.forEach((one, id) => {
    if (one.at >= 0 && (owner === undefined || one.owner === owner) && isIn(one.at, home)) found.push(id);
  });
  return found;
}

// The gods with figures in the region, by ascending Devotion.
export function presentIn(table: Table, region: number): Seat[] {
  const { isIn } = land(table);
  const home = homeOf(table, region);
  return table.ranking.filter((seat) =>
    table.figures.some((one) => one.owner === seat && one.at >= 0 && isIn(one.at, home)),
  );
}

export const monumentsIn = (table: Table, region: number): Monument[] =>
  table.monuments.filter((one) => isIn(table, one.at, region));

// Who controls more Monuments of this type in the region than any other god; whether it has a figure there is another
// question: if it has none, the majority is nobody's.
export function majorityOf(table: Table, region: number, type: MonumentType): Seat {
  const counts = table.gods.map(() => 0);
  for (const one of table.monuments) {
    if (one.type === type && one.owner !== NOBODY && isIn(table, one.at, region))
      counts[one.owner] = at(counts, one.owner) + 1;
  }
  const most = Math.max(...counts);
  return most > 0 && counts.indexOf(most) === counts.lastIndexOf(most) ? counts.indexOf(most) : NOBODY;
}

export const majoritiesOf = (table: Table, region: number, owner: Seat): MonumentType[] =>
  monumentTypes.filter((type) => majorityOf(table, region, type) === owner);
