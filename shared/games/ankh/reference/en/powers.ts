import type { ReferenceSection } from '../../../../engine/index.ts';
import * as names from '../../texts/en/names.ts';

export const powers: ReferenceSection = {
  id: 'powers',
  title: 'Ankh powers',
  intro: 'Four of each level to choose from; you can have two of each. A power costs as many Followers as its level.',
  entries: [
    {
      id: 'commanding',
      name: names.powers.commanding,
      text: 'Level 1. Win a battle: gain 3 Followers. Dominating a region is not a battle.',
      page: '28',
    },
    {
      id: 'inspiring',
      name: names.powers.inspiring,
      text: 'Level 1. Monuments you build with the card Build Monument are free.',
      page: '28',
    },
    {
      id: 'omnipresent',
      name: names.powers.omnipresent,
      text: 'Level 1. When a Conflict begins: gain 1 Follower for every region you have a figure in.',
      page: '28',
    },
    {
      id: 'revered',
      name: names.powers.revered,
      text: 'Level 1. Your Gain Followers action brings 1 Follower more.',
      page: '28',
    },
    {
      id: 'resplendent',
      name: names.powers.resplendent,
      text: 'Level 2. While you control three monuments of one kind, wherever they stand, your god figure starts from strength 3 and not from 1.',
      page: '28',
    },
    {
      id: 'obeliskAttuned',
      name: names.powers.obeliskAttuned,
      text: 'Level 2. When a battle begins in which you have a figure, you may bring figures from anywhere to empty spaces next to your obelisks in that region. If several gods can, they take turns, one figure each time, beginning with the least Devotion.',
      page: '28',
    },
    {
      id: 'templeAttuned',
      name: names.powers.templeAttuned,
      text: 'Level 2. Each of your temples in the region gives 2 strength if a figure of yours stands next to it. A second figure adds nothing, and a figure without strength will do.',
      page: '28',
    },
    {
      id: 'pyramidAttuned',
      name: names.powers.pyramidAttuned,
      text: 'Level 2. When you take the Summon action, you may summon one more figure next to each pyramid of yours. The order is yours, so one arrival can make room for the next.',
      page: '28',
    },
    {
      id: 'glorious',
      name: names.powers.glorious,
      text: 'Level 3. Win a battle by 3 strength or more: gain 3 Devotion instead of 1.',
      page: '28',
    },
    {
      id: 'magnanimous',
      name: names.powers.magnanimous,
      text: 'Level 3. Lose a battle with two or more figures still standing when strength is counted: gain 2 Devotion.',
      page: '28',
    },
    {
      id: 'bountiful',
      name: names.powers.bountiful,
      text: 'Level 3. While your marker is in the red, every gain of Devotion is 1 higher. A win or a domination is one gain, all majorities of a region together are another.',
      page: '28',
    },
    {
      id: 'worshipful',
      name: names.powers.worshipful,
      text: 'Level 3. After a battle in which you played a card, you may pay 2 Followers for 1 Devotion.',
      page: '28',
    },
  ],
};
