import { describe, expect, it } from 'vitest';
import {
  firstHouses,
  fortresses,
  fromFortress,
  hexes,
  hexLabels,
  hexNamed,
  neighbours,
  starts,
  terrain,
} from '../../../shared/games/theocratia/map/board.ts';
import { spaces } from '../../../shared/games/theocratia/map/terrain.ts';
import { distance } from '../../../shared/hex/coordinate.ts';

describe('the map', () => {
  it('has 61 hexes around one Volcano, eight of each colour, 18 plains and 10 deserts', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (const colour of terrain) counts[colour]!++;
    expect(counts).toEqual([8, 8, 8, 8, 18, 10, 1]);
    expect(terrain[hexNamed('0,0')]).toBe(6);
  });

  it('has one hex of each colour, a start and a plain around every Fortress', () => {
    for (const [civ, fortress] of fortresses.entries()) {
      const around = neighbours[fortress]!;
      expect(around).toHaveLength(6);
      expect(around.map((hex) => terrain[hex]).toSorted()).toEqual([0, 1, 2, 3, 4, 4]);
      expect(around).toContain(starts[civ]);
      expect(firstHouses[civ]!.map((hex) => terrain[hex])).toEqual([0, 1, 2, 3]);
    }
  });

  // Each mirror of the map is also an exchange of colours, so no home and no colour is better placed.
  it.each([
    ['across', (q: number, r: number) => [q, -q - r], [1, 0, 3, 2]],
    ['along', (q: number, r: number) => [-q, q + r], [3, 2, 1, 0]],
    ['half a turn', (q: number, r: number) => [-q, -r], [2, 3, 0, 1]],
  ] as const)('is its own mirror image %s', (_, mirror, colours) => {
    for (const { hex, terrain: colour, feature } of spaces) {
      const [q, r] = mirror(hex.q, hex.r);
      const other = spaces[hexNamed(`${q! + 0},${r! + 0}`)]!;
      expect(other.terrain).toBe(colour < 4 ? colours[colour] : colour);
      expect(other.feature).toBe(feature);
    }
  });

  it('never puts two hexes of a player’s colour side by side', () => {
    for (const [hex, near] of neighbours.entries()) {
      if (terrain[hex]! < 4) for (const next of near) expect(terrain[next]).not.toBe(terrain[hex]);
    }
  });

  it('measures from the Fortresses, and labels every hex once', () => {
    for (const [civ, fortress] of fortresses.entries()) {
      expect(fromFortress[civ]).toEqual(hexes.map((hex) => distance(hex, hexes[fortress]!)));
    }
    expect(new Set(hexLabels).size).toBe(61);
    expect([hexLabels[0], hexLabels[60], hexLabels[hexNamed('0,0')]]).toEqual(['A1', 'I5', 'E5']);
  });
});
