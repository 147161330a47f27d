import { ankhPower } from '../holding.ts';

// A Summon action may bring one more figure beside each own Pyramid.
export const pyramidAttuned = ankhPower('pyramidAttuned', {
  value: { summonsBeside: (_, { monument }) => (monument.type === 'pyramid' ? 1 : 0) },
});
