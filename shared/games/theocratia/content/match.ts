// What lies under the three spaces of a row, for a die of the row's colour.
export const MATCH: readonly { cosmo: number; worship: number }[] = [
  { cosmo: 2, worship: 0 },
  { cosmo: 1, worship: 1 },
  { cosmo: 0, worship: 1 },
];
