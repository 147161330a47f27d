import type { Phrasebook } from '../phrasebook.ts';
import { actions } from './names.ts';
import { followers } from './sentences.ts';

export const refusals: Phrasebook['refusals'] = {
  higherLine: ({ first }) => `The second action must be in a row below ${actions[first]}.`,
  water: () => 'Figures can’t stop on water.',
  occupied: () => 'The space is taken.',
  notAdjacent: () => 'You have nothing next to it.',
  river: () => 'A river or a camel lies between, so they are not next to each other.',
  underworld: () => 'A gate to the underworld of another god is here.',
  moved: () => 'This figure has moved already.',
  cannotBePushed: () => 'The figure there has nowhere to be pushed to.',
  otherLevel: ({ level }) => `This power is of level ${level}, which is not the level you unlock now.`,
  unlocked: () => 'You have this power already.',
  neutralLeft: () => 'While a neutral monument stands anywhere, none can be taken from another god.',
  ownMonument: () => 'It is yours already.',
  used: () => 'This card is played; Cycle of Ma’at brings it back.',
  noSupply: () => 'The supply has none left.',
  followers: ({ needed, have }) => `It takes ${followers(needed)}, and you have ${have}.`,
  exposed: () => 'No enemy figure is next to it, so it is not protected.',
  camelsBetween: () => 'No camels lie between these two regions.',
};
