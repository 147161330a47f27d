import { at } from '../../../hex/table.ts';

// What the number of players changes.
export type Counts = {
  rounds: number;
  turns: number; // of each player in a round
  rolled: number; // dice on the action table
  preset: boolean; // two more dice are put on the rows beforehand
  expands(round: number): boolean; // the Civ of the first of them expands by itself
};

const never = () => false;
// For two, three and four.
const counts: readonly Counts[] = [
  { rounds: 4, turns: 3, rolled: 7, preset: true, expands: () => true },
  { rounds: 5, turns: 2, rolled: 7, preset: true, expands: (round) => round % 2 === 1 },
  { rounds: 5, turns: 2, rolled: 9, preset: false, expands: never },
];

export const countsFor = (seats: number): Counts => at(counts, seats - 2);

// Cosmo at the start, first player first. Self-play finds the printed one fair; a table of three may still give the later
// players more.
const printed: readonly number[] = [2, 3, 3, 4];
const evenForThree: readonly number[] = [2, 4, 4];
export const startingCosmo = (seats: number, cosmo: 'printed' | 'even'): readonly number[] =>
  cosmo === 'even' && seats === 3 ? evenForThree : printed;

export const DICE_PER_CIV = 4;
export const MOST_PER_FACE = 3;
export const ROW = 3;
export const MOST_PYRAMIDS = 2;

// Pieces of a Civ by kind (Fortress, House, Factory, Barrack, Pyramid), and its Warriors.
export const PIECES: readonly number[] = [0, 5, 3, 3, 2];
export const WARRIORS = 10;

// A Civ that begins with a Barrack has 2 Warriors armed and 1 green crystal, one with a Factory the other way round.
export const HOME_START = { barrack: { armed: 2, green: 1 }, factory: { armed: 1, green: 2 } } as const;

export const DEVELOPMENTS: readonly string[] = ['expansion', 'expansion', 'holiday', 'blank'];
