import type { ReferenceSection } from '../../../../engine/index.ts';

export const goal: ReferenceSection = {
  id: 'goal',
  title: 'The goal',
  intro: 'Egypt is about to believe in one god only. Yours should be the one. What counts is Devotion.',
  entries: [
    {
      id: 'winTop',
      name: 'Win at the top',
      text: 'Whoever reaches space 31, the top of the Devotion track, has won at once, even in the middle of a battle.',
      page: '13',
    },
    {
      id: 'winAlone',
      name: 'Win by being remembered',
      text: 'When the fourth Conflict is over, every god still in the red is forgotten. If a single god remains, it has won.',
      page: '13, 27',
    },
    {
      id: 'winLast',
      name: 'Win at the end',
      text: 'If nobody has won before, the fifth Conflict ends the game, and the highest Devotion wins. On a shared space the upper marker of the stack is ahead, so there is no tie.',
      page: '13',
    },
    {
      id: 'nobodyWins',
      name: 'Nobody wins',
      text: 'If the fourth Conflict leaves every god in the red, all are forgotten: Egypt believes in none of you, and everyone loses.',
      page: '13, 27',
    },
    {
      id: 'winTogether',
      name: 'Winning as a merged god',
      text: 'Two players whose gods have merged share one place on the track. They win together or lose together.',
      page: '25, 26',
    },
  ],
};
