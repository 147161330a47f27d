import type { ReferenceSection } from '../../../../engine/index.ts';

export const events: ReferenceSection = {
  id: 'events',
  title: 'Events',
  intro: 'Eighteen events are the clock of the game. Each time an action marker reaches its end, the next one happens.',
  entries: [
    {
      id: 'eventTrack',
      name: 'The event track',
      text: 'Control, Control, Control, Conflict 1. Caravan, Control, Control, Conflict 2. Caravan, Control, Control, Conflict 3, and two gods merge. Caravan, Control, Control, Conflict 4, and gods in the red are forgotten. Control, Conflict 5, the end.\n\nControl and Caravan concern only the player who set them off; a Conflict concerns all.',
      page: '9, 19',
    },
    {
      id: 'control',
      name: 'Control Monument',
      text: 'Choose a neutral monument with a figure of yours beside it: it becomes yours, and one of your Ankh tokens goes on it.\n\nOnly when the whole board has no neutral monument do you take one from another god, again with a figure of yours next to it. That god gets its token back.',
      page: '20',
    },
    {
      id: 'caravan',
      name: 'Camel Caravan',
      text: 'You may draw a line of one to six camels along the sides of land spaces, from one border to another: river, water, older camels or the edge of the map. It must split one region in two, each with six land spaces or more.\n\nYou say which half keeps the old number. The other gets the lowest number not in use. Then you may swap the number of one half with any other on the board.',
      page: '21',
    },
    {
      id: 'conflict',
      name: 'Conflict',
      text: 'Whoever set it off holds the tiebreaker. Then the regions are settled one by one, from the lowest number up. An empty region is passed over, a region with the figures of one god is dominated, a region with several gods has a battle.',
      page: '22',
    },
    {
      id: 'domination',
      name: 'Domination',
      text: 'Your god alone in a region: first 1 Devotion for each kind of monument of which you have the majority there, then 1 more for the region itself.',
      page: '22',
    },
    {
      id: 'majority',
      name: 'Majority of monuments',
      text: 'You have the majority of a kind when you control more of it in the region than anyone else. It pays 1 Devotion a kind, however many monuments you have, and only while a figure of yours is in the region.',
      page: '22, 24',
    },
    {
      id: 'tiebreaker',
      name: 'The tiebreaker',
      text: 'Once during the Conflict its holder may turn a tie for the highest strength into a win. It goes back when the Conflict is over.',
      page: '22, 24',
    },
  ],
};
