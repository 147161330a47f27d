import { ankhPower } from '../holding.ts';

// The Gain Followers action brings one more.
export const revered = ankhPower('revered', { value: { followersGained: () => 1 } });
