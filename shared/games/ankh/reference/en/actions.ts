import type { ReferenceSection } from '../../../../engine/index.ts';
import * as names from '../../texts/en/names.ts';

export const actions: ReferenceSection = {
  id: 'actions',
  title: 'The four actions',
  intro: 'From the top row of the board to the bottom row.',
  entries: [
    {
      id: 'move',
      name: names.actions.move,
      text: 'Each of your figures may walk up to three spaces, one figure after the other. They pass over anything: figures, monuments, water, rivers, camels. Only where they stop there must be an empty land space.\n\nWalking up to a monument does not make it yours; the event Control Monument does.',
      page: '15',
    },
    {
      id: 'summon',
      name: names.actions.summon,
      text: 'Put one warrior or guardian from your pool on an empty land space next to one of your figures or next to a monument of yours.',
      page: '16',
    },
    {
      id: 'gain',
      name: names.actions.gain,
      text: 'Count the monuments that have a figure of yours next to them: your own and neutral ones, each once. You get that many Followers. Monuments of other gods give you nothing.',
      page: '17',
    },
    {
      id: 'unlock',
      name: names.actions.unlock,
      text: 'Pay Followers equal to the level and choose a power of that level. You take two of level 1, then two of level 2, then two of level 3.\n\nIf you can’t pay, or have all six, the marker moves and nothing else happens.',
      page: '18',
    },
    {
      id: 'guardianJoins',
      name: 'A guardian joins you',
      text: 'Your second power of level 1, your second of level 2 and your first of level 3 each bring a guardian of that level into your pool, as long as one is left and you have a free base of its size. You have two small bases and two large ones.',
      page: '18',
    },
  ],
};
