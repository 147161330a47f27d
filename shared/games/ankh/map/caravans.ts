import { anchorsOf, pathFinder } from '../../../hex/path.ts';
import { cutter, innerEdges, type Regions } from '../../../hex/region.ts';
import { at } from '../../../hex/table.ts';
import { leastRegion } from '../tracks.ts';
import { egypt } from './egypt.ts';

export type Line = readonly number[]; // edges, from one end to the other

// The lines of a region follow from its spaces alone, so a caravan elsewhere leaves them as they were.
const known = new Map<string, readonly Line[]>();
const most = 4_096;

// Camel Caravan: up to so many camels inside one region, from a river, water, camel or border to another, that leave two
// regions of at least six land spaces. Each line comes once.
export function linesOf(regions: Regions, longest: number): Line[] {
  return regions.spaces.flatMap((spaces, region) => {
    const key = `${longest}:${spaces.join()}`;
    let lines = known.get(key);
    if (!lines) {
      lines = spaces.length < 2 * leastRegion ? [] : findLines(regions, region, longest);
      if (known.size >= most) known.clear();
      known.set(key, lines);
    }
    return lines;
  });
}

// The same for one region, found anew.
export function findLines(regions: Regions, region: number, longest: number): Line[] {
  const open = innerEdges(egypt, regions, region);
  const cuts = cutter(egypt, regions);
  const accepts = (line: Line) => cuts.splits(line, leastRegion);
  return pathFinder(egypt, { open, anchors: anchorsOf(egypt, open), most: longest, accepts }).paths();
}

// Do these edges begin the line, from one end or the other?
function begins(line: Line, begun: Line): boolean {
  const last = line.length - 1;
  return begun.every((edge, i) => edge === line[i]) || begun.every((edge, i) => edge === line[last - i]);
}

// The edges that may come next, ascending: those after which some legal line can still be finished.
export function nextEdges(lines: readonly Line[], begun: Line): number[] {
  const found = new Set<number>();
  for (const line of lines) {
    if (line.length <= begun.length) continue;
    const last = line.length - 1;
    if (begun.every((edge, i) => edge === line[i])) found.add(at(line, begun.length));
    if (begun.every((edge, i) => edge === line[last - i])) found.add(at(line, last - begun.length));
  }
  return [...found].sort((a, b) => a - b);
}

export const isFinished = (lines: readonly Line[], begun: Line): boolean =>
  lines.some((line) => line.length === begun.length && begins(line, begun));
