import { ankhPower } from '../holding.ts';

// A win by three or more is worth 3 Devotion instead of 1.
export const glorious = ankhPower('glorious', { value: { winReward: (_, { margin }) => (margin >= 3 ? 2 : 0) } });
