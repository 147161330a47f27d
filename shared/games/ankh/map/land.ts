import { regionsOf } from '../../../hex/region.ts';
import { at, marks } from '../../../hex/table.ts';
import { camelSupply, longestCaravan } from '../tracks.ts';
import { type Line, linesOf } from './caravans.ts';
import { edgeNamed, egypt, isRiver, isWater, rivers, water, waterSpaces } from './egypt.ts';

// The board as rivers and camels cut it. Regions are known by their lowest land space.
export type Land = {
  adjacent: readonly (readonly number[])[]; // space → adjacent spaces: same region, nothing between; water to all around it
  homes: readonly (readonly number[])[]; // space → the regions it belongs to: one for land, each it touches for water
  regions: readonly { home: number; land: readonly number[]; water: readonly number[] }[];
  isIn: (space: number, home: number) => boolean;
  lines: readonly Line[]; // of camels that may be laid
};

// What follows from the camels is worked out once for each way they stand.
const byIdentity = new WeakMap<readonly number[], Land>();
const byCamels = new Map<string, Land>();
const most = 512;

export function landOf(camels: readonly number[]): Land {
  let land = byIdentity.get(camels);
  if (land) return land;
  const key = camels.join();
  land = byCamels.get(key);
  if (!land) {
    land = cut(camels);
    if (byCamels.size >= most) byCamels.clear();
    byCamels.set(key, land);
  }
  byIdentity.set(camels, land);
  return land;
}

// Adjacency without any camel, and the land around each water space, which camels never touch.
const uncut = egypt.hexes.map((_, space) => adjacentTo(space, []));
const shores = egypt.neighbours.map((spaces, space) => (isWater(space) ? spaces.filter((next) => !isWater(next)) : []));
const riverMarks = marks(egypt.edges.length, rivers);

function cut(camels: readonly number[]): Land {
  const blocked = riverMarks.slice();
  for (const camel of camels) blocked[camel] = 1;
  const regions = regionsOf(egypt, blocked, water);
  const homeLists = regions.spaces.map((spaces) => [at(spaces, 0)]);
  const homes = regions.of.map((region, space) => {
    if (region >= 0) return at(homeLists, region);
    const touched: number[] = [];
    for (const shore of at(shores, space)) {
      const home = at(at(homeLists, at(regions.of, shore)), 0);
      if (!touched.includes(home)) touched.push(home);
    }
    return touched.sort((a, b) => a - b);
  });
  const adjacent = [...uncut];
  for (const camel of camels) for (const space of at(egypt.sides, camel)) adjacent[space] = adjacentTo(space, camels);

  let lines: readonly Line[] | undefined;
  const land: Land = {
    adjacent,
    homes,
    regions: homeLists.map((list, region) => ({
      home: at(list, 0),
      land: at(regions.spaces, region),
      water: waterSpaces.filter((space) => at(homes, space).includes(at(list, 0))),
    })),
    isIn: (space, home) => {
      const list = at(homes, space);
      return list[0] === home || (list.length > 1 && list.includes(home));
    },
    get lines() {
      lines ??= linesOf(regions, Math.min(longestCaravan, camelSupply - camels.length));
      return lines;
    },
  };
  return land;
}

function adjacentTo(space: number, camels: readonly number[]): number[] {
  const edges = at(egypt.edgesOf, space);
  return at(egypt.around, space).filter((next, direction) => {
    if (next < 0) return false;
    const edge = at(edges, direction);
    return isWater(space) || isWater(next) || !(isRiver(edge) || camels.includes(edge));
  });
}

// What is wrong with camels that stand like this, in words: each must part two regions.
export function uselessCamels(camels: readonly number[]): string[] {
  const land = landOf(camels);
  return camels.flatMap((camel) => {
    const [one, other] = at(egypt.sides, camel);
    return at(land.homes, one)[0] === at(land.homes, other)[0]
      ? [`the camel on ${edgeNamed(camel)} parts no two regions`]
      : [];
  });
}
