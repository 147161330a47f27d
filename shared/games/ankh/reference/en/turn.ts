import type { ReferenceSection } from '../../../../engine/index.ts';

export const turn: ReferenceSection = {
  id: 'turn',
  title: 'Your turn',
  intro: 'One or two actions, then the next player. Often an action sets off an event.',
  entries: [
    {
      id: 'firstAction',
      name: 'First action',
      text: 'Pick one of the four: Move, Summon, Gain Followers, Unlock. Its marker goes one space to the right, then you do it. You may pick an action that does nothing for you.',
      page: '14',
    },
    {
      id: 'secondAction',
      name: 'Second action',
      text: 'Then pick another from the rows below the first. After Move there are three left, after Gain Followers only Unlock. You have to, even when it brings you nothing.',
      page: '14',
    },
    {
      id: 'oneAction',
      name: 'Turns of one action',
      text: 'Your turn ends after the first action when it sets off an event, when it was Unlock (there is no row below it), or when your god has merged.',
      page: '14, 26',
    },
    {
      id: 'actionTrack',
      name: 'Action tracks',
      text: 'Each action has a track that ends in a white space. Reaching it sets off an event, after the action itself is done; then the marker goes back to its start.\n\nThe start depends on how many of you began the game: Move, Summon and Gain Followers take one use more than there are players, Unlock takes as many uses as there are players.',
      page: '9, 14',
    },
    {
      id: 'mergedTurn',
      name: 'Turns of a merged god',
      text: 'Both players keep their places in the turn order and do one action each. They may do the same action, one after the other.',
      page: '26',
    },
  ],
};
