import { type Grid, OUTSIDE } from './grid.ts';
import { at } from './table.ts';

/** No region: what an excluded space (water) belongs to. */
export const NOWHERE = -1;

/** The map cut into regions, numbered by their lowest space. */
export type Regions = {
  /** edge → 1 where it cuts */
  readonly blocked: Uint8Array;
  /** space → region, NOWHERE if excluded */
  readonly of: readonly number[];
  /** region → its spaces, ascending */
  readonly spaces: readonly (readonly number[])[];
};

/** The connected parts of the map when the blocked edges cut and the excluded spaces are left out. */
export function regionsOf(grid: Grid, blocked: Uint8Array, excluded?: Uint8Array): Regions {
  const of = grid.hexes.map(() => NOWHERE);
  const spaces: number[][] = [];
  for (let start = 0; start < of.length; start++) {
    if (of[start] !== NOWHERE || excluded?.[start] === 1) continue;
    const region = spaces.length;
    const members = [start];
    of[start] = region;
    for (const space of members) {
      const around = at(grid.around, space);
      const edges = at(grid.edgesOf, space);
      for (let direction = 0; direction < 6; direction++) {
        const next = at(around, direction);
        if (next === OUTSIDE || of[next] !== NOWHERE || excluded?.[next] === 1) continue;
        if (blocked[at(edges, direction)] === 1) continue;
        of[next] = region;
        members.push(next);
      }
    }
    spaces.push(members.sort((a, b) => a - b));
  }
  return { blocked, of, spaces };
}

/** The regions a space borders on, blocked or not, ascending: for water, the regions it counts as part of. */
export function regionsAround(grid: Grid, regions: Regions, space: number): number[] {
  const found = new Set<number>();
  for (const next of at(grid.neighbours, space)) {
    const region = at(regions.of, next);
    if (region !== NOWHERE) found.add(region);
  }
  return [...found].sort((a, b) => a - b);
}

/** The edges with one of these two regions on either side, ascending: what parts them. */
export function edgesBetween(grid: Grid, regions: Regions, a: number, b: number): number[] {
  const found: number[] = [];
  grid.sides.forEach(([one, other], edge) => {
    if (other === OUTSIDE) return;
    const first = at(regions.of, one);
    const second = at(regions.of, other);
    if ((first === a && second === b) || (first === b && second === a)) found.push(edge);
  });
  return found;
}

/** The edges inside regions: the same region on both sides and nothing that cuts. Give a region to stay within it. */
export function innerEdges(grid: Grid, regions: Regions, region?: number): Uint8Array {
  const inner = new Uint8Array(grid.sides.length);
  for (let edge = 0; edge < inner.length; edge++) {
    const [one, other] = at(grid.sides, edge);
    if (other === OUTSIDE || regions.blocked[edge] === 1) continue;
    const within = at(regions.of, one);
    if (within === NOWHERE || within !== at(regions.of, other)) continue;
    if (region === undefined || within === region) inner[edge] = 1;
  }
  return inner;
}

/** What further cuts would do. The buffers are kept between questions, so asking thousands of times is cheap. */
export type Cutter = {
  /** The parts, each ascending, that the regions beside these edges would fall into: one if nothing is split. */
  readonly parts: (edges: readonly number[]) => number[][];
  /** Would these edges, all in one region, split it into exactly two parts of at least so many spaces each? */
  readonly splits: (edges: readonly number[], least?: number) => boolean;
};

export function cutter(grid: Grid, regions: Regions): Cutter {
  const open = innerEdges(grid, regions);
  const seen = grid.hexes.map(() => 0);
  // Parts lie in the queue one after the other: flood returns where the next one begins.
  const queue = grid.hexes.map(() => 0);
  let round = 0;

  function flood(start: number, begin: number): number {
    let end = begin;
    queue[end++] = start;
    seen[start] = round;
    for (let head = begin; head < end; head++) {
      const space = at(queue, head);
      const around = at(grid.around, space);
      const edges = at(grid.edgesOf, space);
      for (let direction = 0; direction < 6; direction++) {
        if (open[at(edges, direction)] !== 1) continue;
        const next = at(around, direction);
        if (seen[next] === round) continue;
        seen[next] = round;
        queue[end++] = next;
      }
    }
    return end;
  }

  /** Every part of a split region lies along one of the cuts, so flooding from their sides finds them all. */
  function floodAll(edges: readonly number[], found: (begin: number, end: number) => boolean): void {
    const were = edges.map((edge) => open[edge] === 1);
    for (const edge of edges) open[edge] = 0;
    round++;
    let begin = 0;
    search: for (const edge of edges) {
      for (const space of at(grid.sides, edge)) {
        if (space === OUTSIDE || seen[space] === round || regions.of[space] === NOWHERE) continue;
        const end = flood(space, begin);
        if (!found(begin, end)) break search;
        begin = end;
      }
    }
    edges.forEach((edge, i) => {
      if (were[i]) open[edge] = 1;
    });
  }

  return {
    parts(edges) {
      const parts: number[][] = [];
      floodAll(edges, (begin, end) => parts.push(queue.slice(begin, end).sort((a, b) => a - b)) > 0);
      return parts.sort((a, b) => at(a, 0) - at(b, 0));
    },
    splits(edges, least = 1) {
      let count = 0;
      let enough = true;
      floodAll(edges, (begin, end) => {
        count++;
        enough = end - begin >= least;
        return enough && count <= 2;
      });
      return enough && count === 2;
    },
  };
}
