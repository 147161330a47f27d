import type { ReferenceSection } from '../../../../engine/index.ts';
import * as names from '../../texts/en/names.ts';

export const cards: ReferenceSection = {
  id: 'cards',
  title: 'Battle cards',
  intro: 'Seven cards, the same for everyone. The number is the strength the card adds.',
  entries: [
    {
      id: 'plague',
      name: `${names.cards.plague} (+1)`,
      text: 'Everyone with a figure in the region seals a bid of Followers; all bids are paid. Every warrior and guardian there dies, except those of the one highest bidder. If the highest bid is shared, nobody is spared.',
      page: '29',
    },
    {
      id: 'build',
      name: `${names.cards.build} (+0)`,
      text: 'You may pay 3 Followers to build an obelisk, temple or pyramid on an empty land space of the region. It is yours from the start. You need an Ankh token, and the supply needs the piece.',
      page: '29',
    },
    {
      id: 'chariots',
      name: `${names.cards.chariots} (+3)`,
      text: 'Plain strength, as long as you have a figure left in the region.',
      page: '29',
    },
    {
      id: 'cycle',
      name: `${names.cards.cycle} (+0)`,
      text: 'When the battle is over, all your cards come back to your hand, this one too. There is no other way to get them back.',
      page: '29',
    },
    {
      id: 'drought',
      name: `${names.cards.drought} (+1)`,
      text: 'If you win, you gain 1 Devotion more for each figure you have on desert in the region.',
      page: '29',
    },
    {
      id: 'flood',
      name: `${names.cards.flood} (+0)`,
      text: 'As soon as the cards are shown: gain 1 Follower for each figure you have on fertile land in the region. Those figures survive the end of the battle, but not a plague.',
      page: '29',
    },
    {
      id: 'miracle',
      name: `${names.cards.miracle} (+0)`,
      text: 'After the battle: gain 1 Devotion for each figure you lost in it, to a plague or at the end.',
      page: '29',
    },
  ],
};
