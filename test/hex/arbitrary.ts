import fc from 'fast-check';
import { disc, type Hex } from '../../shared/hex/coordinate.ts';
import { type Grid, gridOf } from '../../shared/hex/grid.ts';
import { marks } from '../../shared/hex/table.ts';

export const hex: fc.Arbitrary<Hex> = fc.record({
  q: fc.integer({ min: -30, max: 30 }),
  r: fc.integer({ min: -30, max: 30 }),
});

/** A map of any shape, holes and islands included, in any order. */
export function gridArbitrary(radius: number): fc.Arbitrary<Grid> {
  return fc.shuffledSubarray(disc({ q: 0, r: 0 }, radius), { minLength: 1 }).map((hexes) => gridOf(hexes));
}

/** A dense little map: at most so many hexes around a centre. */
export function clump(most: number): fc.Arbitrary<Grid> {
  const centred = disc({ q: 0, r: 0 }, 2).slice(0, most);
  return fc.shuffledSubarray(centred, { minLength: Math.ceil(most / 2) }).map((hexes) => gridOf(hexes));
}

export type CutGrid = { grid: Grid; cuts: Uint8Array; out: Uint8Array };

/** A map with some of its edges and some of its spaces marked: where it is cut, and what is left out. */
export function cutGrid(grids: fc.Arbitrary<Grid>, cutShare = 0.4, outShare = 0.2): fc.Arbitrary<CutGrid> {
  return grids.chain((grid) =>
    fc.record({
      grid: fc.constant(grid),
      cuts: some(grid.edges.length, cutShare),
      out: some(grid.hexes.length, outShare),
    }),
  );
}

function some(length: number, share: number): fc.Arbitrary<Uint8Array> {
  return fc
    .uniqueArray(fc.nat(length - 1), { maxLength: Math.ceil(length * share) })
    .map((indexes) => marks(length, indexes));
}
