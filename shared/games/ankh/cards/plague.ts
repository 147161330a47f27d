import { card } from '../holding.ts';

// What it does is a step of every Battle: steps/battle.ts, sendPlagues.
export const plague = card('plague', 1, {});
