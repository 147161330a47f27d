import type { Level, PowerName } from '../names.ts';

// The columns of a God dashboard. A power's level is its price in Followers.
export const levels: { readonly [level in Level]: readonly PowerName[] } = {
  1: ['commanding', 'inspiring', 'omnipresent', 'revered'],
  2: ['resplendent', 'obeliskAttuned', 'templeAttuned', 'pyramidAttuned'],
  3: ['glorious', 'magnanimous', 'bountiful', 'worshipful'],
};
