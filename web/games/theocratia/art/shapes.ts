// A Civ's own shape: the plate under its buildings, the pips of its dice, its mark everywhere. It tells the Civ where
// colour can't: disc, square, lozenge, quatrefoil, on a sheet from -32 to 32.
export const plates: readonly string[] = [
  'M28 0A28 28 0 1 1-28 0 28 28 0 0 1 28 0z',
  'M-25-21a4 4 0 0 1 4-4h42a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4h-42a4 4 0 0 1-4-4z',
  'M-3-32a4 4 0 0 1 6 0l29 29a4 4 0 0 1 0 6L3 32a4 4 0 0 1-6 0L-32 3a4 4 0 0 1 0-6z',
  'M-15-15A15.5 15.5 0 0 1 15-15 15.5 15.5 0 0 1 15 15 15.5 15.5 0 0 1-15 15 15.5 15.5 0 0 1-15-15z',
];

// A crystal of each colour has its own cut: flame, block, drop, peak, leaf, and the polluted one, cracked.
export const gems: readonly { cut: string; facet: string }[] = [
  { cut: 'M0-13L12 10H-12z', facet: 'M0-13V10M-6-1L6-1' },
  { cut: 'M-10-10h20v20h-20z', facet: 'M-10-10L-4-4H4l6-6M-4-4V4l-6 6M4-4V4l6 6M-4 4H4' },
  { cut: 'M0-13c7 7 10 11 10 15a10 10 0 0 1-20 0c0-4 3-8 10-15z', facet: 'M-4 3a5 5 0 0 0 5 5' },
  { cut: 'M0-13L10 0 0 13-10 0z', facet: 'M-10 0L0-4 10 0M0-4V13' },
  { cut: 'M-6-11H6L12 0 6 11H-6L-12 0z', facet: 'M-12 0H12M-6-11L0 0 6-11' },
  { cut: 'M0-13L4-4 13 0 4 4 0 13-4 4-13 0-4-4z', facet: 'M-3-3L3 3M3-3L-3 3' },
];

// A hexagon with its point up, the form of a player's seal, of a ground and of a tile.
export const hexagon = 'M0-30L26-15V15L0 30-26 15V-15z';
