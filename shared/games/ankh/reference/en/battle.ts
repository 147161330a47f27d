import type { ReferenceSection } from '../../../../engine/index.ts';

export const battle: ReferenceSection = {
  id: 'battle',
  title: 'The battle, step by step',
  intro: 'Only what stands in the region counts: other figures and monuments are left out.',
  entries: [
    {
      id: 'battleCards',
      name: '1. Cards',
      text: 'Everyone with a figure in the region seals one card from the hand. When the last is in, all are shown. Flood works the moment it is seen.',
      page: '23',
    },
    {
      id: 'battleBuild',
      name: '2. Building',
      text: 'Those who played Build Monument may build now. The god with the least Devotion goes first.',
      page: '23',
    },
    {
      id: 'battlePlague',
      name: '3. Plague',
      text: 'Each Plague of Locusts that was played brings one round of sealed bids.',
      page: '23',
    },
    {
      id: 'battleMajority',
      name: '4. Majorities',
      text: 'Majorities of monuments are paid, the god with the least Devotion first. You need a living figure in the region.',
      page: '24',
    },
    {
      id: 'battleResolution',
      name: '5. Who wins',
      text: 'Add up: 1 for each figure, what your cards give, what your powers give. The highest sum wins, gains 1 Devotion and kills every enemy warrior and guardian in the region. The dead go back to their pools.',
      page: '24',
    },
    {
      id: 'battleTie',
      name: 'Ties',
      text: 'If the highest strength is shared and the tiebreaker is not used, all lose. Every warrior and guardian in the region dies.',
      page: '24',
    },
    {
      id: 'battleAfter',
      name: 'After the battle',
      text: 'Magnanimous losers gain Devotion, then a dead Cat-Mummy strikes, then Miracle, then Worshipful, and Cycle of Ma’at returns the cards.',
      page: '28, 29, 31',
    },
  ],
};
