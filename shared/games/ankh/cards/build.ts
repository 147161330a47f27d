import { card } from '../holding.ts';

// What it does is a step of every Battle: steps/battle.ts, buildMonuments.
export const build = card('build', 0, {});
