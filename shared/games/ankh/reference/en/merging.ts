import type { ReferenceSection } from '../../../../engine/index.ts';

export const merging: ReferenceSection = {
  id: 'merging',
  title: 'Merged and forgotten gods',
  entries: [
    {
      id: 'merge',
      name: 'Two gods merge',
      text: 'With three or more players, the two gods lowest on the track merge when Conflict 3 is over. The upper of the two lives on; the lower one moves in with it.\n\nThe lower god’s monuments are destroyed, and its figure, warriors, cards and tokens leave the game. Its Followers go to the upper god, and so do its guardians as far as there are bases for them.',
      page: '25',
    },
    {
      id: 'mergedDevotion',
      name: 'Devotion of a merged god',
      text: 'The upper god comes down to the place of the lower one. From then on both markers move as one.',
      page: '25',
    },
    {
      id: 'mergedPowers',
      name: 'What a merged god can do',
      text: 'It has the abilities of both gods and the Ankh powers of the upper one. Figures, Followers and tokens are shared. A power counts once, not twice.',
      page: '25, 26',
    },
    {
      id: 'mergedDecisions',
      name: 'Who decides',
      text: 'Whoever’s turn it is decides the turn. In battles the player of the upper god decides; the partner sees the sealed card.',
      page: '26',
    },
    {
      id: 'forgotten',
      name: 'Forgotten gods',
      text: 'After Conflict 4 every god in the red leaves the game. Its figures are removed, its monuments destroyed, its Followers lost. With two or more gods left you play on.',
      page: '27',
    },
  ],
};
