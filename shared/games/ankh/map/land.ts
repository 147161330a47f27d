import { anchorsOf, type PathFinder, pathFinder } from '../../../hex/path.ts';
import { cutter, innerEdges, type Regions, regionsAround, regionsOf } from '../../../hex/region.ts';
import { at, marks } from '../../../hex/table.ts';
import { camelSupply, leastRegion, longestCaravan } from '../tracks.ts';
import { edgeNamed, egypt, isWater, rivers, spaceCount, water } from './egypt.ts';

// The board as rivers and camels cut it. Regions are known by their lowest land space.
export type Land = {
  adjacent: readonly (readonly number[])[]; // space → adjacent spaces: same region, nothing between; water to all around it
  homes: readonly (readonly number[])[]; // space → the regions it belongs to: one for land, each it touches for water
  regions: readonly { home: number; land: readonly number[]; water: readonly number[] }[];
  isIn: (space: number, home: number) => boolean;
  caravans: PathFinder; // lines of camels that may be laid
  openings: readonly number[]; // the edges a legal line can begin with
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

function cut(camels: readonly number[]): Land {
  const blocked = marks(egypt.edges.length, [...rivers, ...camels]);
  const regions = regionsOf(egypt, blocked, water);
  const home = (region: number) => at(at(regions.spaces, region), 0);
  const homes = egypt.hexes.map((_, space) =>
    isWater(space) ? regionsAround(egypt, regions, space).map(home) : [home(at(regions.of, space))],
  );
  const inRegion = regions.spaces.map(() => new Uint8Array(spaceCount));
  homes.forEach((list, space) => {
    for (const one of list) {
      const region = inRegion[at(regions.of, one)];
      if (region) region[space] = 1;
    }
  });
  let openings: number[] | undefined;
  let caravans: PathFinder | undefined;
  const land: Land = {
    adjacent: egypt.hexes.map((_, space) => adjacentTo(space, blocked)),
    homes,
    regions: regions.spaces.map((spaces, region) => ({
      home: home(region),
      land: spaces,
      water: homes.flatMap((list, space) => (isWater(space) && list.includes(home(region)) ? [space] : [])),
    })),
    isIn: (space, one) => inRegion[at(regions.of, one)]?.[space] === 1,
    get caravans() {
      caravans ??= caravanFinder(regions, camels);
      return caravans;
    },
    get openings() {
      openings ??= land.caravans.next([]);
      return openings;
    },
  };
  return land;
}

function adjacentTo(space: number, blocked: Uint8Array): number[] {
  const edges = at(egypt.edgesOf, space);
  return at(egypt.around, space).flatMap((next, direction) => {
    if (next < 0) return [];
    const open = blocked[at(edges, direction)] !== 1 || isWater(space) || isWater(next);
    return open ? [next] : [];
  });
}

// Camel Caravan: up to six camels inside one region, from a river, water, camel or border to another, that leave two
// regions of at least six land spaces.
function caravanFinder(regions: Regions, camels: readonly number[]): PathFinder {
  const open = innerEdges(egypt, regions);
  const cuts = cutter(egypt, regions);
  return pathFinder(egypt, {
    open,
    anchors: anchorsOf(egypt, open),
    most: Math.min(longestCaravan, camelSupply - camels.length),
    accepts: (line) => cuts.splits(line, leastRegion),
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
