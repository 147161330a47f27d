import type { Hex } from '../../../hex/coordinate.ts';

// The map of this house (the rulebook prints none in words): 61 hexes, pointy-topped, four Civ homes that are alike
// under two mirrors which also exchange the players' colours, so no home and no colour is better than another.
// R red, N brown, B blue, W white, G green, Y yellow, V volcano; m a monster, f a Fortress, s a starting building.
const rows: readonly { r: number; q: number; hexes: string }[] = [
  { r: -4, q: 0, hexes: 'Ym N Gs R Y' },
  { r: -3, q: -1, hexes: 'B G W Gf N B' },
  { r: -2, q: -2, hexes: 'Gs R Gm B G W Ym' },
  { r: -1, q: -3, hexes: 'W Gf N Y R Gm B W' },
  { r: 0, q: -4, hexes: 'Y B G W V N G R Y' },
  { r: 1, q: -4, hexes: 'N R Gm B Y W Gf N' },
  { r: 2, q: -4, hexes: 'Ym N G R Gm B Gs' },
  { r: 3, q: -4, hexes: 'R W Gf N G R' },
  { r: 4, q: -4, hexes: 'Y B Gs W Ym' },
];

export type Feature = 'monster' | 'fortress' | 'start' | undefined;
const features: { [letter: string]: Feature } = { m: 'monster', f: 'fortress', s: 'start' };

export type Space = { hex: Hex; terrain: number; feature: Feature };

// By row, then column: the number of a hex is its place in this list, for ever.
export const spaces: readonly Space[] = rows.flatMap(({ r, q, hexes }) =>
  hexes.split(' ').map((letters, i) => ({
    hex: { q: q + i, r },
    terrain: 'RNBWGYV'.indexOf(letters.charAt(0)), // as GROUNDS
    feature: features[letters.charAt(1)],
  })),
);

// Where each Civ begins: its Fortress and the hex of its starting building beside it, by Civ.
export const homes: readonly { fortress: string; start: string }[] = [
  { fortress: '2,-3', start: '2,-4' },
  { fortress: '2,1', start: '2,2' },
  { fortress: '-2,3', start: '-2,4' },
  { fortress: '-2,-1', start: '-2,-2' },
];
