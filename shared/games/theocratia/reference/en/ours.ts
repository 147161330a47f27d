import type { ReferenceSection } from '../../../../engine/index.ts';

// What the rulebook does not print and this house has made: map, tracks, the effects of the Power cards.
const card = (id: string, name: string, time: string, text: string) => ({
  id,
  name,
  text: `${time}. ${text}`,
  ours: true,
});
const any = 'At any moment of your turn';
const draft = 'While you choose and place the die';
const war = 'With a War';
const holiday = 'With a Holiday';
const after = 'After the action';

export const ours: ReferenceSection[] = [
  {
    id: 'cards',
    title: 'Power cards',
    intro: 'Twenty cards, two of each. You play them in your own turn only. The names and effects are ours.',
    entries: [
      card('cometTithe', 'Comet Tithe', any, 'You gain 3 Cosmo.'),
      card('quietDevotion', 'Quiet Devotion', any, 'You gain 1 Worship of a Civ whose Priest is your lowest.'),
      card(
        'patronsDue',
        'Patron’s Due',
        after,
        'If you own two buildings of the Civ you used this turn, 1 Worship of it; if not, 2 Cosmo.',
      ),
      card('absolution', 'Absolution', any, 'Your Malus goes back two steps.'),
      card('clearSprings', 'Clear Springs', any, 'Take one or two black crystals from a Civ; 1 Cosmo for each.'),
      card('veinOfColour', 'Vein of Colour', any, 'Two crystals of your colour for a Civ in which you own a building.'),
      card('wildHarvest', 'Wild Harvest', any, 'Two green crystals for a Civ, and 1 Cosmo for you.'),
      card('muster', 'Muster', any, 'A Civ arms one or two Warriors.'),
      card('watchtowers', 'Watchtowers', any, 'Each of your Barracks arms a Warrior of its Civ, three in all at most.'),
      card('forcedMarch', 'Forced March', war, 'It costs one Warrior less, but at least one.'),
      card('battleHymn', 'Battle Hymn', war, 'It brings you 1 more Worship of the warring Civ.'),
      card(
        'turnOfFate',
        'Turn of Fate',
        draft,
        'Your die shows any number from 1 to 5 for nothing; a 6 so turned is no Divination and brings no Malus.',
      ),
      card('secondBlessing', 'Second Blessing', draft, 'The bonus for matching colours comes twice this turn.'),
      card(
        'farPilgrims',
        'Far Pilgrims',
        'With an Expand',
        'It may go to your own ground two steps from a building of the Civ.',
      ),
      card('deedOfLand', 'Deed of Land', any, 'Claim an unlocked tile for nothing; with none unlocked, gain 2 Cosmo.'),
      card('nightShift', 'Night Shift', any, 'One of your Factories produces two crystals.'),
      card('modestFeast', 'Modest Feast', holiday, 'It costs 2 Cosmo less.'),
      card(
        'borrowedOfferings',
        'Borrowed Offerings',
        holiday,
        'Up to two of its crystals are green ones from the reserve.',
      ),
      card('pureRite', 'Pure Rite', holiday, 'Its black crystals bring you no Malus; and you gain 1 Cosmo.'),
      card(
        'patientScribes',
        'Patient Scribes',
        after,
        'Two green crystals from the reserve go into the Chronicle of the Civ you used this turn.',
      ),
    ],
  },
  {
    id: 'tracks',
    title: 'Map and tracks',
    entries: [
      {
        id: 'map',
        name: 'The map',
        text: '61 hexes around the Volcano: eight of each player’s colour, 18 plains, 10 deserts. Two mirrors turn every home and every colour into every other, so none is better placed.',
        ours: true,
      },
      {
        id: 'templeTrack',
        name: 'Temple',
        text: 'From the space below 0 up to 12. Multipliers: ×1 up to space 1, ×2 on 2 and 3, ×3 on 4 and 5, ×4 on 6 and 7, ×5 on 8 and 9, ×6 from 10.',
        ours: true,
      },
      { id: 'malusTrack', name: 'Malus', text: 'Nine steps cost 1, 2, 3, 5, 7, 9, 11, 13 and 15 points.', ours: true },
      {
        id: 'pages',
        name: 'Pages of a Chronicle',
        text: 'Seven pages worth 0, 2, 3, 4, 5, 6 and 7; the first six have 2, 3, 3, 4, 4 and 4 spaces.',
        ours: true,
      },
      {
        id: 'pieces',
        name: 'Pieces',
        text: 'A Civ has 5 Houses, 3 Factories, 3 Barracks, 2 Pyramids and 10 Warriors. There are 16 dice, four of each colour.',
        ours: true,
      },
    ],
  },
];
