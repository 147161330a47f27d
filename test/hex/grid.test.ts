import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disc, distance } from '../../shared/hex/coordinate.ts';
import { cornerName, cornersOf } from '../../shared/hex/corner.ts';
import { edgeName, edgeOf } from '../../shared/hex/edge.ts';
import { edgeBetween, type Grid, gridOf, OUTSIDE, spaceNamed, spacesWithin } from '../../shared/hex/grid.ts';
import { regionsOf } from '../../shared/hex/region.ts';
import { marks } from '../../shared/hex/table.ts';
import { gridArbitrary } from './arbitrary.ts';
import { egypt } from './egypt.ts';

const grids = gridArbitrary(4);
const borderEdges = (grid: Grid) => grid.sides.filter(([, other]) => other === OUTSIDE).length;

describe('tables', () => {
  test('neighbours are symmetric, one step apart, and complete', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        grid.hexes.forEach((hex, a) => {
          const near = grid.hexes.flatMap((other, b) => (distance(hex, other) === 1 ? [b] : []));
          expect([...grid.neighbours[a]!].sort((x, y) => x - y)).toEqual(near);
          for (const b of near) expect(grid.neighbours[b]).toContain(a);
        });
      }),
    );
  });

  test('agree with the edges and corners of each hex', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        grid.hexes.forEach((hex, space) => {
          for (let d = 0; d < 6; d++) {
            const edge = grid.edgesOf[space]![d]!;
            expect(grid.edgeNames[edge]).toBe(edgeName(edgeOf(hex, d)));
            expect(grid.sides[edge]).toContain(space);
            expect(grid.sides[edge]).toContain(grid.around[space]![d]);
          }
          const corners = grid.cornersOf[space]!.map((corner) => grid.cornerNames[corner]);
          expect(corners).toEqual(cornersOf(hex).map((corner) => cornerName(corner)));
        });
      }),
    );
  });

  test('each edge has two corners that know it; each corner has three edges inside, two or three at the border', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        grid.ends.forEach(([from, to], edge) => {
          expect(from).not.toBe(to);
          expect(grid.edgesAt[from]).toContain(edge);
          expect(grid.edgesAt[to]).toContain(edge);
        });
        expect(grid.edgesAt.flat().length).toBe(2 * grid.edges.length);
        grid.corners.forEach((corner, index) => {
          const present = corner.filter((hex) => grid.spaceByName.has(grid.naming.name(hex))).length;
          expect(present).toBeGreaterThan(0);
          expect(grid.edgesAt[index]!.length).toBe(present === 1 ? 2 : 3);
        });
      }),
    );
  });

  test('sides put the lower space first', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const [one, other] of grid.sides) expect(other === OUTSIDE || one < other).toBe(true);
        expect(6 * grid.hexes.length).toBe(2 * grid.edges.length - borderEdges(grid));
      }),
    );
  });
});

test("Euler's count: corners - edges + spaces = connected drawings - holes", () => {
  fc.assert(
    fc.property(grids, (grid) => {
      const euler = grid.corners.length - grid.edges.length + grid.hexes.length;
      const pieces = regionsOf(grid, marks(grid.edges.length, [])).spaces.length;
      // Hexes touch along whole sides only, so the holes are the other parts of a larger disc without the map.
      const rest = gridOf(disc({ q: 0, r: 0 }, 6).filter((hex) => !grid.spaceByName.has(grid.naming.name(hex))));
      const outside = regionsOf(rest, marks(rest.edges.length, [])).spaces.length;
      expect(euler).toBe(pieces - (outside - 1));
    }),
  );
});

test.each([0, 1, 2, 3, 4, 5])('a disc of radius %i has 6(n+1)² corners and 9n² + 15n + 6 edges', (n) => {
  const grid = gridOf(disc({ q: 0, r: 0 }, n));
  expect(grid.corners.length).toBe(6 * (n + 1) ** 2);
  expect(grid.edges.length).toBe(9 * n * n + 15 * n + 6);
  expect(borderEdges(grid)).toBe(12 * n + 6);
});

test('the map of Egypt has the counts of its picture', () => {
  expect(egypt.hexes.length).toBe(101);
  expect({ edges: egypt.edges.length, corners: egypt.corners.length, border: borderEdges(egypt) }).toEqual({
    edges: 340,
    corners: 240,
    border: 74,
  });
});

describe('names', () => {
  test('find spaces and edges', () => {
    expect(egypt.names[spaceNamed(egypt, '6,4')]).toBe('6,4');
    expect(() => spaceNamed(egypt, '0,0')).toThrow("no space '0,0'");
    const edge = edgeBetween(egypt, spaceNamed(egypt, '2,2'), spaceNamed(egypt, '2,1'));
    expect(edge).toBe(egypt.edgeByName.get('2,1|2,2'));
    expect(edge).toBeDefined();
    expect(edgeBetween(egypt, spaceNamed(egypt, '2,2'), spaceNamed(egypt, '2,4'))).toBeUndefined();
    expect(edgeBetween(egypt, spaceNamed(egypt, '0,1'), OUTSIDE)).toBeUndefined();
  });

  test('a hex listed twice is refused', () => {
    expect(() =>
      gridOf([
        { q: 1, r: 2 },
        { q: 1, r: 2 },
      ]),
    ).toThrow('hex 1,2 is listed twice');
  });
});

test('spaces within so many steps go over the map, nearest first', () => {
  fc.assert(
    fc.property(gridArbitrary(3), fc.nat(4), (grid, steps) => {
      spacesWithin(grid, steps).forEach((near, start) => {
        expect(near[0]).toBe(start);
        expect(new Set(near).size).toBe(near.length);
        // Walking layer by layer, without looking at the implementation's order.
        let layer = new Set([start]);
        const all = new Set(layer);
        for (let step = 0; step < steps; step++) {
          layer = new Set([...layer].flatMap((space) => grid.neighbours[space]!).filter((space) => !all.has(space)));
          for (const space of layer) all.add(space);
        }
        expect(new Set(near)).toEqual(all);
      });
    }),
  );
  const within = spacesWithin(egypt, 3)[spaceNamed(egypt, '5,5')]!;
  expect(within.length).toBe(37);
  const away = within.map((space) => distance(egypt.hexes[within[0]!]!, egypt.hexes[space]!));
  expect(away).toEqual([...away].sort());
});
