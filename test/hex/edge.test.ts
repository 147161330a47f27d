import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, neighbour } from '../../shared/hex/coordinate.ts';
import { cornerName, cornersOf } from '../../shared/hex/corner.ts';
import { cornersOfEdge, edgeName, edgeOf, edgesAtCorner, edgesOf, parseEdge } from '../../shared/hex/edge.ts';
import { axial, offset } from '../../shared/hex/naming.ts';
import { hex } from './arbitrary.ts';

const direction = fc.nat(5);

describe('an edge', () => {
  test('is the same seen from both its hexes', () => {
    fc.assert(
      fc.property(hex, direction, (a, d) => {
        const there = edgeOf(a, d);
        const back = edgeOf(neighbour(a, d), d + 3);
        for (const naming of [axial, offset]) {
          expect(edgeName(back, naming)).toBe(edgeName(there, naming));
          expect(edgeName(parseEdge(edgeName(there, naming), naming), naming)).toBe(edgeName(there, naming));
        }
        const corners = cornersOfEdge(there).map((corner) => cornerName(corner));
        expect(cornersOfEdge(back).map((corner) => cornerName(corner))).toEqual(corners.reverse());
      }),
    );
  });

  test('has two corners, and is one of the three edges at each of them', () => {
    fc.assert(
      fc.property(hex, direction, (a, d) => {
        const edge = edgeOf(a, d);
        const [from, to] = cornersOfEdge(edge);
        expect(cornerName(from)).not.toBe(cornerName(to));
        for (const corner of [from, to]) {
          const names = edgesAtCorner(corner).map((one) => edgeName(one));
          expect(new Set(names).size).toBe(3);
          expect(names).toContain(edgeName(edge));
          for (const [one, other] of edgesAtCorner(corner)) expect(distance(one, other)).toBe(1);
        }
      }),
    );
  });

  test('is written in the order of the naming and read in either', () => {
    expect(edgeName(parseEdge('2,2|2,1', offset), offset)).toBe('2,1|2,2');
    expect(edgeName(parseEdge('1,9|2,10', offset), offset)).toBe('1,9|2,10');
    expect(edgeName(parseEdge('0,0|1,-1'))).toBe('1,-1|0,0');
  });

  test.each(['0,0', '0,0|0,0', '0,0|2,0', '0,0|1,0|0,1'])('%j names no side', (name) => {
    expect(() => parseEdge(name)).toThrow(/names no side/);
  });

  test('needs neighbours', () => {
    expect(() =>
      cornersOfEdge([
        { q: 0, r: 0 },
        { q: 1, r: 1 },
      ]),
    ).toThrow(/not neighbours/);
  });
});

test('a hex has six edges and six corners, shared with its neighbours', () => {
  fc.assert(
    fc.property(hex, (a) => {
      expect(new Set(edgesOf(a).map((edge) => edgeName(edge))).size).toBe(6);
      const corners = cornersOf(a).map((corner) => cornerName(corner));
      expect(new Set(corners).size).toBe(6);
      cornersOf(a).forEach((_, i) => {
        // Corner i of a hex is corner i + 2 of its neighbour in direction i.
        expect(cornerName(cornersOf(neighbour(a, i))[(i + 2) % 6]!)).toBe(corners[i]);
      });
    }),
  );
});
