import type { Action } from './names.ts';

// The Devotion dashboard: spaces 0 to 31, the lower ones red. A god that stands on a red space after the fourth
// Conflict is forgotten; one that reaches the top wins.
export const top = 31;
export const lastRed = 20;

// The action tracks: the marker starts on the space of the number of players (5 4 3 2 from the left) and the last one
// is white.
export const actionEnd: { [action in Action]: number } = { move: 6, summon: 6, gain: 6, unlock: 5 };
export const actionStart = (players: number): number => 5 - players;

// The event track. `after` is what follows a Conflict.
export type TrackEvent = {
  do: 'controlMonument' | 'camelCaravan' | 'conflict';
  after?: 'mergeGods' | 'forgetGods' | 'endGame';
};
const control: TrackEvent = { do: 'controlMonument' };
const caravan: TrackEvent = { do: 'camelCaravan' };
const conflict: TrackEvent = { do: 'conflict' };

export const eventTrack: readonly TrackEvent[] = [
  ...[control, control, control, conflict],
  ...[caravan, control, control, conflict],
  ...[caravan, control, control, { ...conflict, after: 'mergeGods' as const }],
  ...[caravan, control, control, { ...conflict, after: 'forgetGods' as const }],
  ...[control, { ...conflict, after: 'endGame' as const }],
];

// What is in the box.
export const monumentSupply = 10; // of each type
export const camelSupply = 30;
export const tokenSupply = 8; // Conflict Order tokens
export const warriorsEach = 6;
export const poolTokens = 9; // Ankh tokens of a god beside the six on its dashboard
export const basesEach = 2; // of each size
export const leastRegion = 6; // land spaces
export const longestCaravan = 6;

// Which unlocked power, counted from 1, uncovers a Guardian symbol: the second, the fourth, the fifth.
export const guardianSymbols: readonly number[] = [2, 4, 5];
export const powersEach = 6;
