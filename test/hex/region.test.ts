import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grid, OUTSIDE, spaceNamed } from '../../shared/hex/grid.ts';
import {
  cutter,
  edgesBetween,
  innerEdges,
  NOWHERE,
  type Regions,
  regionsAround,
  regionsOf,
} from '../../shared/hex/region.ts';
import { marks } from '../../shared/hex/table.ts';
import { cutGrid, gridArbitrary } from './arbitrary.ts';
import { blockedWith, edgesNamed, egypt, namesOf, rivers, water } from './egypt.ts';

const cutGrids = cutGrid(gridArbitrary(3));
const sizes = (regions: Regions) => regions.spaces.map((spaces) => spaces.length);

/** Labels run down until nothing changes: slow, and shares nothing with the flood it checks. */
function labels(grid: Grid, cuts: Uint8Array, out: Uint8Array): number[] {
  const label = grid.hexes.map((_, space) => (out[space] === 1 ? -1 : space));
  for (let changed = true; changed; ) {
    changed = false;
    grid.sides.forEach(([a, b], edge) => {
      if (b === OUTSIDE || cuts[edge] === 1 || out[a] === 1 || out[b] === 1 || label[a] === label[b]) return;
      label[a] = label[b] = Math.min(label[a]!, label[b]!);
      changed = true;
    });
  }
  return label;
}

describe('regions', () => {
  test('part the spaces that are not left out, and are what labels find', () => {
    fc.assert(
      fc.property(cutGrids, ({ grid, cuts, out }) => {
        const regions = regionsOf(grid, cuts, out);
        const inside = grid.hexes.flatMap((_, space) => (out[space] === 1 ? [] : [space]));
        expect(regions.spaces.flat().sort((a, b) => a - b)).toEqual(inside);
        const label = labels(grid, cuts, out);
        regions.spaces.forEach((spaces, region) => {
          expect(spaces).toEqual(label.flatMap((lowest, space) => (lowest === spaces[0] ? [space] : [])));
          for (const space of spaces) expect(regions.of[space]).toBe(region);
        });
        const lowest = regions.spaces.map((spaces) => spaces[0]!);
        expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
        out.forEach((left, space) => {
          if (left === 1) expect(regions.of[space]).toBe(NOWHERE);
        });
      }),
    );
  });

  test('one more cut makes at most one more; taking it away again restores them', () => {
    fc.assert(
      fc.property(cutGrids, fc.nat(), ({ grid, cuts, out }, pick) => {
        const before = regionsOf(grid, cuts, out);
        const edge = pick % grid.edges.length;
        const more = cuts.slice();
        more[edge] = 1;
        const after = regionsOf(grid, more, out);
        const grown = after.spaces.length - before.spaces.length;
        expect(grown === 0 || grown === 1).toBe(true);
        if (cuts[edge] === 1) expect(grown).toBe(0);
        more[edge] = cuts[edge]!;
        expect(regionsOf(grid, more, out)).toEqual(before);
      }),
    );
  });
});

describe('a cutter', () => {
  test('tells the parts without making the cut, and two if and only if it says it splits', () => {
    const withEdges = cutGrids.chain(({ grid, cuts, out }) => {
      const regions = regionsOf(grid, cuts, out);
      const inner = [...innerEdges(grid, regions, 0).entries()].flatMap(([edge, open]) => (open ? [edge] : []));
      return fc.record({
        grid: fc.constant(grid),
        regions: fc.constant(regions),
        out: fc.constant(out),
        edges: fc.subarray(inner),
        least: fc.integer({ min: 1, max: 4 }),
      });
    });
    fc.assert(
      fc.property(withEdges, ({ grid, regions, out, edges, least }) => {
        fc.pre(edges.length > 0);
        const scissors = cutter(grid, regions);
        // Asked twice: nothing may remain of the first question.
        scissors.parts(edges.slice(1));
        const parts = scissors.parts(edges);
        const blocked = regions.blocked.slice();
        for (const edge of edges) blocked[edge] = 1;
        const region = new Set(regions.spaces[0]);
        const truth = regionsOf(grid, blocked, out).spaces.filter((spaces) => region.has(spaces[0]!));
        expect(parts).toEqual(truth);
        expect(scissors.splits(edges)).toBe(truth.length === 2);
        expect(scissors.splits(edges, least)).toBe(truth.length === 2 && truth.every((part) => part.length >= least));
        expect(scissors.parts(edges)).toEqual(truth);
      }),
      { numRuns: 300 },
    );
  });
});

test('the edges between two regions are all that parts them: without them they are one', () => {
  fc.assert(
    fc.property(cutGrids, ({ grid, cuts, out }) => {
      const regions = regionsOf(grid, cuts, out);
      fc.pre(regions.spaces.length > 1);
      const between = edgesBetween(grid, regions, 0, 1);
      expect(edgesBetween(grid, regions, 1, 0)).toEqual(between);
      for (const edge of between) expect(cuts[edge]).toBe(1);
      const joined = cuts.slice();
      for (const edge of between) joined[edge] = 0;
      const merged = regionsOf(grid, joined, out);
      expect(merged.spaces.length).toBe(regions.spaces.length - (between.length > 0 ? 1 : 0));
    }),
  );
});

test('inner edges have one region on both sides and are not blocked', () => {
  fc.assert(
    fc.property(cutGrids, ({ grid, cuts, out }) => {
      const regions = regionsOf(grid, cuts, out);
      const label = labels(grid, cuts, out);
      const all = innerEdges(grid, regions);
      grid.sides.forEach(([a, b], edge) => {
        const inner = b !== OUTSIDE && cuts[edge] === 0 && label[a]! >= 0 && label[a] === label[b];
        expect(all[edge] === 1).toBe(inner);
      });
      const together = new Uint8Array(all.length);
      regions.spaces.forEach((_, region) => {
        innerEdges(grid, regions, region).forEach((open, edge) => {
          together[edge]! += open;
        });
      });
      expect(together).toEqual(all);
    }),
  );
});

describe('Egypt', () => {
  const regions = regionsOf(egypt, blockedWith(), water);

  test('is parted by the Nile into Delta, West and East', () => {
    expect(sizes(regions)).toEqual([22, 32, 28]);
    const named = ['0,1', '1,0', '2,9'].map((name) => regions.of[spaceNamed(egypt, name)]);
    expect(named).toEqual([0, 1, 2]);
  });

  test('is one piece without the river', () => {
    expect(sizes(regionsOf(egypt, marks(egypt.edges.length, []), water))).toEqual([82]);
    expect(rivers.length).toBe(32);
  });

  test.each([
    ['0,4', [0]],
    ['1,10', [0, 2]],
    ['6,4', [1, 2]],
    ['5,2', [1]],
    ['7,10', [2]],
    ['6,10', [2]],
  ])('water at %s counts as part of each region it borders on', (name, around) => {
    expect(regionsAround(egypt, regions, spaceNamed(egypt, name))).toEqual(around);
  });

  test('a caravan in the Delta: five camels from the sea to the river leave 6 and 16 spaces', () => {
    const camels = edgesNamed('0,3|1,4 0,3|1,3 1,2|1,3 2,2|1,3 2,2|2,3');
    const [small, big] = cutter(egypt, regions).parts(camels);
    expect(namesOf(small!)).toEqual(['0,1', '0,2', '0,3', '1,1', '1,2', '2,2']);
    expect(big?.length).toBe(16);
    expect(cutter(egypt, regions).splits(camels, 6)).toBe(true);
    expect(cutter(egypt, regions).splits(camels, 7)).toBe(false);
    expect(cutter(egypt, regions).splits(camels.slice(1))).toBe(false);
    const cut = regionsOf(egypt, blockedWith(camels), water);
    expect(sizes(cut)).toEqual([6, 32, 16, 28]);
    expect(edgesBetween(egypt, cut, 0, 2)).toEqual([...camels].sort((a, b) => a - b));
  });
});
