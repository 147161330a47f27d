import type { ReferenceSection } from '../../../../engine/index.ts';
import * as names from '../../texts/en/names.ts';

export const gods: ReferenceSection = {
  id: 'gods',
  title: 'The gods',
  intro: 'Every god has an ability of its own, from the first turn to the last.',
  entries: [
    {
      id: 'amun',
      name: `${names.gods.amun}: Mysterious Forms`,
      text: 'In one battle of each Conflict you may say, before any card is chosen, that you will play two. Both strengths and both effects count.',
      page: '30',
    },
    {
      id: 'anubis',
      name: `${names.gods.anubis}: Judge of the Dead`,
      text: 'Whenever enemy warriors die, you may trap one of them, up to three in all. Each adds 1 to the strength of your god figure. A plague and the end of a battle are two occasions.\n\nThe owner can buy a trapped warrior free: when summoning, it comes to the board instead of one from the pool, and 1 Follower goes to you.',
      page: '30',
    },
    {
      id: 'isis',
      name: `${names.gods.isis}: Protectress`,
      text: 'A figure of yours next to an enemy figure is protected: when it would die at the end of a battle, you may keep it alive. Plague kills it all the same.',
      page: '30',
    },
    {
      id: 'osiris',
      name: `${names.gods.osiris}: Gateway to the Underworld`,
      text: 'When you lose a battle you may put one of your three Underworld tokens on an empty land space of that region, or bring one there from elsewhere on the board.\n\nWhen you take the Summon action, one extra figure may appear on a token that nobody stands on, before or after the usual one. Others can’t end a move on a token, nobody can build there, and the space is neither desert nor fertile.',
      page: '30',
    },
    {
      id: 'ra',
      name: `${names.gods.ra}: Radiance`,
      text: 'You have three Sun tokens. A figure you summon may take one and is radiant from then on. When you dominate a region or win a battle in it with at least one radiant figure there, you gain 1 Devotion more. If the figure dies, the token comes back to you.',
      page: '30',
    },
  ],
};
