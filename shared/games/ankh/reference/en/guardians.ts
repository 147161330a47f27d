import type { ReferenceSection } from '../../../../engine/index.ts';
import { figures } from '../../texts/en/names.ts';

export const guardians: ReferenceSection = {
  id: 'guardians',
  title: 'The guardians',
  intro:
    'One kind of each level is in the game. With two players there is one figure of each kind, with three there are two, with more there are all: three small or two large ones.',
  entries: [
    {
      id: 'satet',
      name: figures.satet.bare,
      text: 'Level 1, small. When you take the Move action, she may end on the space of an enemy figure and push it one space further. You choose where it goes. If it has nowhere to go, or stands in water, she can’t.',
      page: '31',
    },
    {
      id: 'catMummy',
      name: figures.catMummy.bare,
      text: 'Level 1, small. When she dies, every other god loses 1 Devotion. In a battle this happens after Devotion for winning and losing, and before Miracle.',
      page: '31',
    },
    {
      id: 'mummy',
      name: figures.mummy.bare,
      text: 'Level 2, small. When it dies, it rises at once next to your god, on a space you choose. That counts as summoning. If there is no room, it goes to your pool.',
      page: '31',
    },
    {
      id: 'apep',
      name: figures.apep.bare,
      text: 'Level 2, large. You may summon it on any water space of the board, with nothing of yours near, or on land like anyone else. It can walk out of the water, but not back in. In water it fights in every region the space touches.',
      page: '31',
    },
    {
      id: 'scorpion',
      name: figures.scorpion.bare,
      text: 'Level 3, large. Whenever it arrives or moves, point its claws at two spaces next to it that are also next to each other. When a Conflict begins, monuments in those spaces are destroyed, if they are in its region.',
      page: '31',
    },
    {
      id: 'androsphinx',
      name: figures.androsphinx.bare,
      text: 'Level 3, large. Enemy figures next to it have no strength in battles. Two enemy Androsphinxes side by side silence each other.',
      page: '31',
    },
  ],
};
