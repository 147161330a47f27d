import { at } from '../../../hex/table.ts';

// Tracks and pages of this house: the rulebook shows them only in pictures we do not have.

export const START = -1; // a Priest's first space, below 0
export const TOP = 12; // of a Temple, for Priests and Cosmo alike; what goes beyond is lost

// The first multiplier above each space, from START on.
const multipliers: readonly number[] = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6];
export const multiplier = (space: number): number => at(multipliers, space - START);

export const MALUS: readonly number[] = [0, 1, 2, 3, 5, 7, 9, 11, 13, 15]; // points by step
export const MALUS_TOP = MALUS.length - 1;

// A Chronicle's pages, from 1: the Civ's value while the page is open, and the spaces to fill before it turns.
export const PAGES: readonly { value: number; spaces: number }[] = [
  { value: 0, spaces: 2 },
  { value: 2, spaces: 3 },
  { value: 3, spaces: 3 },
  { value: 4, spaces: 4 },
  { value: 5, spaces: 4 },
  { value: 6, spaces: 4 },
  { value: 7, spaces: 0 }, // the last: more is not written down
];
export const pageOf = (page: number): { value: number; spaces: number } => at(PAGES, page - 1);
