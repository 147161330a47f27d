import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../shared/hex/grid.ts';
import { anchorsOf, type PathRules, pathFinder } from '../../shared/hex/path.ts';
import { cutter, innerEdges, type Regions, regionsOf } from '../../shared/hex/region.ts';
import { clump, cutGrid } from './arbitrary.ts';
import { blockedWith, edgesNamed, egypt, water } from './egypt.ts';

/** Every set of at most so many of these. */
function sets(items: readonly number[], most: number): number[][] {
  let all: number[][] = [[]];
  for (const item of items) {
    all = all.concat(all.filter((set) => set.length < most).map((set) => [...set, item]));
  }
  return all;
}

/** Every set of open edges up to the length, kept if its corners show it to be one line between two anchors. */
function naivePaths(grid: Grid, { open, anchors, most, accepts }: PathRules): number[][] {
  const edges = [...open.keys()].filter((edge) => open[edge] === 1);
  const found: number[][] = [];
  for (const set of sets(edges, most)) {
    const degree = new Map<number, number>();
    for (const edge of set) for (const end of grid.ends[edge]!) degree.set(end, (degree.get(end) ?? 0) + 1);
    const tips = [...degree.keys()].filter((corner) => degree.get(corner) === 1).sort((a, b) => a - b);
    if (tips.length !== 2 || [...degree.values()].some((n) => n > 2)) continue;
    if (tips.some((tip) => anchors[tip] !== 1)) continue;
    // Two tips and no branches: one line, unless a ring lies beside it, which the walk from one tip would miss.
    const ordered: number[] = [];
    for (let tip = tips[0]!; ; ) {
      const edge = set.find((one) => !ordered.includes(one) && grid.ends[one]!.includes(tip));
      if (edge === undefined) break;
      ordered.push(edge);
      tip = grid.ends[edge]!.find((end) => end !== tip)!;
    }
    if (ordered.length === set.length && accepts(ordered)) found.push(ordered);
  }
  return found;
}

const written = (paths: readonly (readonly number[])[]) => paths.map((path) => path.join(' ')).sort();

/** Small maps with cuts and holes; anchors as the map gives them, or any; a test on the path that is sometimes odd. */
const cases = cutGrid(clump(8), 0.1, 0)
  .chain(({ grid, cuts, out }) => {
    const regions = regionsOf(grid, cuts, out);
    const open = innerEdges(grid, regions);
    return fc.record({
      grid: fc.constant(grid),
      regions: fc.constant(regions),
      open: fc.constant(open),
      anchors: fc.oneof(
        fc.constant(anchorsOf(grid, open)),
        fc
          .array(fc.constantFrom(0, 1), { minLength: grid.corners.length, maxLength: grid.corners.length })
          .map((list) => Uint8Array.from(list)),
      ),
      most: fc.integer({ min: 0, max: 6 }),
      kind: fc.constantFrom('any', 'splits', 'odd'),
    });
  })
  .map(({ grid, regions, open, anchors, most, kind }) => {
    const { splits } = cutter(grid, regions);
    const accepts = (path: readonly number[]) => {
      if (kind === 'splits') return splits(path, 2);
      return kind === 'any' || path.reduce((sum, edge) => sum + edge, 0) % 2 === 1;
    };
    return { grid, rules: { open, anchors, most, accepts } };
  });

describe('paths', () => {
  test('are exactly those a search through all sets of edges finds, each once', () => {
    let total = 0;
    fc.assert(
      fc.property(cases, ({ grid, rules }) => {
        const expected = naivePaths(grid, rules);
        total += expected.length;
        expect(written(pathFinder(grid, rules).paths())).toEqual(written(expected));
      }),
      { numRuns: 400 },
    );
    // The comparison means something only if there were paths to compare.
    expect(total).toBeGreaterThan(400);
  });

  test('edge by edge: the next edges are those with which some legal path goes on, from either end', () => {
    fc.assert(
      fc.property(cases, ({ grid, rules }) => {
        const finder = pathFinder(grid, rules);
        const all = naivePaths(grid, rules);
        const legal = new Set(
          written([...all, ...all.filter((path) => path.length > 1).map((path) => [...path].reverse())]),
        );
        const next = new Map<string, Set<number>>([['', new Set()]]);
        for (const path of legal) {
          const edges = path.split(' ').map(Number);
          edges.forEach((edge, i) => {
            const begun = edges.slice(0, i).join(' ');
            next.set(begun, (next.get(begun) ?? new Set()).add(edge));
          });
        }
        for (const [text, after] of next) {
          const begun = text === '' ? [] : text.split(' ').map(Number);
          expect(finder.next(begun)).toEqual([...after].sort((a, b) => a - b));
          expect(finder.finished(begun)).toBe(legal.has(text));
          if (text === '') continue;
          const beginning = [...legal].filter((path) => path === text || path.startsWith(`${text} `));
          expect(written(finder.paths(begun))).toEqual(beginning.sort());
        }
        for (const path of legal) expect(finder.finished(path.split(' ').map(Number))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test('a path is anchored where open ground meets border, cut or what is left out, and nowhere else', () => {
  fc.assert(
    fc.property(cutGrid(clump(19)), ({ grid, cuts, out }) => {
      const regions = regionsOf(grid, cuts, out);
      const anchors = anchorsOf(grid, innerEdges(grid, regions));
      grid.corners.forEach((corner, index) => {
        const spaces = corner.map((hex) => grid.spaceByName.get(grid.naming.name(hex)));
        const land = spaces.filter((space) => space !== undefined && out[space] !== 1);
        const cut = (edge: number) => cuts[edge] === 1;
        const open = grid.edgesAt[index]!.filter(
          (edge) => !cut(edge) && grid.sides[edge]!.every((s) => land.includes(s)),
        );
        const touches = land.length < 3 || grid.edgesAt[index]!.some(cut);
        expect(anchors[index] === 1).toBe(open.length > 0 && touches);
      });
    }),
  );
  const regions = regionsOf(egypt, blockedWith(), water);
  const count = [0, 1, 2].map((region) =>
    anchorsOf(egypt, innerEdges(egypt, regions, region)).reduce((sum, one) => sum + one, 0),
  );
  expect(count).toEqual([17, 30, 25]);
});

/** A line of at most six that splits a region into two parts of at least six spaces. */
function caravans(camels: string, most = 6) {
  const regions = regionsOf(egypt, blockedWith(camels === '' ? [] : edgesNamed(camels)), water);
  const { splits } = cutter(egypt, regions);
  const finder = (region?: number) => {
    const open = innerEdges(egypt, regions, region);
    return pathFinder(egypt, { open, anchors: anchorsOf(egypt, open), most, accepts: (path) => splits(path, 6) });
  };
  return { regions, finder };
}

const lengths = (paths: readonly (readonly number[])[]) =>
  [1, 2, 3, 4, 5, 6].map((length) => paths.filter((path) => path.length === length).length);

const countsByRegion = (regions: Regions, finder: ReturnType<typeof caravans>['finder']) =>
  regions.spaces.map((spaces, region) => [spaces.length, ...lengths(finder(region).paths())]);

describe('caravans through Egypt', () => {
  // Known counts, from a separate program over pixel corners: spaces, then lines of 1, 2, … 6 edges.
  test.each([
    [
      'no camels',
      '',
      [
        [22, 0, 0, 0, 0, 10, 9],
        [32, 0, 0, 6, 6, 11, 21],
        [28, 0, 0, 0, 2, 9, 18],
      ],
    ],
    [
      'four camels in the West',
      '3,0|4,0 3,1|4,0 3,1|4,1 4,1|4,2',
      [
        [22, 0, 0, 0, 0, 10, 9],
        [14, 0, 0, 3, 0, 2, 1],
        [28, 0, 0, 0, 2, 9, 18],
        [18, 0, 0, 0, 2, 7, 8],
      ],
    ],
  ])('%s', (_, camels, counts) => {
    const { regions, finder } = caravans(camels);
    expect(countsByRegion(regions, finder)).toEqual(counts);
    // All regions at once are the regions one by one.
    const sum = counts.reduce((total, [, ...line]) => total + line.reduce((a, b) => a + b, 0), 0);
    expect(finder().paths().length).toBe(sum);
  });

  test('a shorter supply leaves only the shorter lines', () => {
    const { finder } = caravans('', 4);
    expect(lengths(finder().paths())).toEqual([0, 0, 6, 8, 0, 0]);
    expect(caravans('', 2).finder().next([])).toEqual([]);
    const [long] = caravans('').finder(0).paths();
    expect(caravans('').finder().finished(long!)).toBe(true);
    expect(finder().finished(long!)).toBe(false);
    expect(finder().paths(long)).toEqual([]);
  });

  test('a line from the sea to the river, laid edge by edge from either end', () => {
    const { finder } = caravans('');
    const { next, finished } = finder();
    const camels = edgesNamed('0,3|1,4 0,3|1,3 1,2|1,3 2,2|1,3 2,2|2,3');
    for (const line of [camels, [...camels].reverse()]) {
      line.forEach((edge, i) => {
        expect(next(line.slice(0, i))).toContain(edge);
        expect(finished(line.slice(0, i))).toBe(false);
      });
      expect(finished(line)).toBe(true);
      expect(next(line)).toEqual([]);
    }
  });

  test('never stops in the middle of the land, and never leads into a dead end', () => {
    const { next, finished } = caravans('').finder();
    let ends = 0;
    const walk = (line: number[]) => {
      const options = next(line);
      if (options.length === 0) {
        expect(finished(line)).toBe(true);
        ends++;
      }
      for (const edge of options) walk([...line, edge]);
    };
    walk([]);
    expect(ends).toBe(2 * (19 + 44 + 29));
  });

  test('edges that are no beginning are refused by name', () => {
    const { next, finished } = caravans('').finder();
    const river = edgesNamed('0,1|1,0');
    expect(() => next(river)).toThrow(/0,1\|1,0 is no beginning/);
    const apart = edgesNamed('0,3|1,4 1,2|1,3');
    expect(() => next(apart)).toThrow(/no beginning/);
    expect(finished(apart)).toBe(false);
    expect(finished([])).toBe(false);
  });
});
