import type { Reference } from '../../../engine/index.ts';

export const reference: Reference = {
  title: 'Goofspiel',
  sections: [
    {
      id: 'play',
      title: 'How it is played',
      intro: 'A row of prizes, and for everyone the same cards to bid with. Each card is bid once.',
      entries: [
        {
          id: 'bid',
          name: 'A round',
          text: 'A prize is turned up. Everyone secretly lays one card. When the last card lies on the table all are shown, and the highest takes the prize. The cards that were bid are gone.',
        },
        {
          id: 'tie',
          name: 'Ties',
          text: 'When two or more bid the highest card together, nobody gets the prize. At most tables it stays and goes to the winner of the next round; at others it is lost.',
        },
        {
          id: 'end',
          name: 'The end',
          text: 'After the last prize the highest sum of prizes wins. Those who tie for it share the win.',
        },
      ],
    },
  ],
};
