import { type Hex, neighbours } from './coordinate.ts';
import { type Corner, cornerName } from './corner.ts';
import { cornersOfEdge, type Edge, edgeName, edgeOf } from './edge.ts';
import { axial, type Naming } from './naming.ts';
import { at } from './table.ts';

/** Beyond the border: the index where no space is. */
export const OUTSIDE = -1;

/**
 * A map compiled once into tables. Spaces have the indexes of the list they came from; edges and corners are numbered
 * as they are met, space by space and clockwise, so the numbers of a given list never change.
 */
export type Grid = {
  readonly naming: Naming;
  /** space → its hex and name */
  readonly hexes: readonly Hex[];
  readonly names: readonly string[];
  /** space → neighbouring spaces, in direction order */
  readonly neighbours: readonly (readonly number[])[];
  /** space → six spaces by direction, OUTSIDE where none is */
  readonly around: readonly (readonly number[])[];
  /** space → its six edges, by direction */
  readonly edgesOf: readonly (readonly number[])[];
  /** space → its six corners; corner i lies between the directions i and i + 1 */
  readonly cornersOf: readonly (readonly number[])[];
  /** edge → the edge itself and its name */
  readonly edges: readonly Edge[];
  readonly edgeNames: readonly string[];
  /** edge → its two spaces, the lower first; the second is OUTSIDE at the border */
  readonly sides: readonly (readonly [number, number])[];
  /** edge → its two corners */
  readonly ends: readonly (readonly [number, number])[];
  /** corner → the corner itself and its name */
  readonly corners: readonly Corner[];
  readonly cornerNames: readonly string[];
  /** corner → the edges of the map that meet there: three inside, two or three at the border */
  readonly edgesAt: readonly (readonly number[])[];
  readonly spaceByName: ReadonlyMap<string, number>;
  readonly edgeByName: ReadonlyMap<string, number>;
};

/** Numbers things by their name, in the order they are first met. */
function register<T>(name: (thing: T) => string) {
  const things: T[] = [];
  const names: string[] = [];
  const byName = new Map<string, number>();
  const add = (thing: T): number => {
    const its = name(thing);
    const known = byName.get(its);
    if (known !== undefined) return known;
    byName.set(its, things.length);
    names.push(its);
    return things.push(thing) - 1;
  };
  return { things, names, byName, add };
}

export function gridOf(hexes: readonly Hex[], naming: Naming = axial): Grid {
  const spaces = register<Hex>(naming.name);
  const edges = register<Edge>((edge) => edgeName(edge, naming));
  const corners = register<Corner>((corner) => cornerName(corner, naming));
  for (const hex of hexes) {
    if (spaces.byName.has(naming.name(hex))) throw new Error(`hex ${naming.name(hex)} is listed twice`);
    spaces.add(hex);
  }

  const around = hexes.map((hex) => neighbours(hex).map((next) => spaces.byName.get(naming.name(next)) ?? OUTSIDE));
  const sides: [number, number][] = [];
  const ends: [number, number][] = [];
  const edgesAt: number[][] = [];
  const edgesOf = hexes.map((hex, space) =>
    at(around, space).map((next, direction) => {
      const index = edges.add(edgeOf(hex, direction));
      if (index === sides.length) {
        const [from, to] = cornersOfEdge(edgeOf(hex, direction));
        const both: [number, number] = [corners.add(from), corners.add(to)];
        sides.push([space, next]);
        ends.push(both);
        for (const corner of both) {
          edgesAt[corner] ??= [];
          edgesAt[corner].push(index);
        }
      }
      return index;
    }),
  );
  const cornersOf = edgesOf.map((six, space) =>
    six.map((edge) => {
      // Seen from the space that met it first, the second end is the clockwise one; from the other, the first.
      const [from, to] = at(ends, edge);
      return at(sides, edge)[0] === space ? to : from;
    }),
  );

  return {
    naming,
    hexes: spaces.things,
    names: spaces.names,
    neighbours: around.map((six) => six.filter((space) => space !== OUTSIDE)),
    around,
    edgesOf,
    cornersOf,
    edges: edges.things,
    edgeNames: edges.names,
    sides,
    ends,
    corners: corners.things,
    cornerNames: corners.names,
    edgesAt,
    spaceByName: spaces.byName,
    edgeByName: edges.byName,
  };
}

export function spaceNamed(grid: Grid, name: string): number {
  const space = grid.spaceByName.get(name);
  if (space === undefined) throw new Error(`there is no space '${name}' on this map`);
  return space;
}

/** The edge between two spaces, or undefined if they are not neighbours. */
export function edgeBetween(grid: Grid, a: number, b: number): number | undefined {
  const direction = at(grid.around, a).indexOf(b);
  return b === OUTSIDE || direction < 0 ? undefined : at(at(grid.edgesOf, a), direction);
}

/** For each space, the spaces at most so many steps away over the map, itself first, then nearest first. */
export function spacesWithin(grid: Grid, steps: number): number[][] {
  return grid.hexes.map((_, start) => {
    const away = new Map([[start, 0]]);
    for (const [space, gone] of away) {
      if (gone === steps) break;
      for (const next of at(grid.neighbours, space)) if (!away.has(next)) away.set(next, gone + 1);
    }
    return [...away.keys()];
  });
}
