import type { ReferenceSection } from '../../../../engine/index.ts';

export const play: ReferenceSection[] = [
  {
    id: 'idea',
    title: 'The idea',
    intro:
      'You are a god without a people. Four Civs live on the map; nobody owns them, everybody uses them, and each may come to worship you.',
    entries: [
      {
        id: 'winning',
        name: 'What wins',
        text: 'Three of your four Priests score: how high each has climbed in your Temple, times what the Chronicle of its Civ is worth. Your highest Priest does not count, so do not lean on one Civ alone.',
        page: '19',
      },
      {
        id: 'owner',
        name: 'Whose building is it?',
        text: 'A building belongs to the player whose colour lies under it now. On green and yellow ground, or on the colour of somebody who is not playing, it belongs to no one.',
      },
      {
        id: 'temple',
        name: 'Cosmo and Worship',
        text: 'One track carries both. Cosmo is what you pay with. Each Worship of a Civ moves its Priest one space up.',
        page: '5',
      },
      {
        id: 'area',
        name: 'What a Civ has',
        text: 'Houses, Factories, Barracks, two Pyramids and Warriors wait in its area; armed Warriors stand in its supply; crystals lie beside them. Its row takes three dice a round.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Set-up',
    entries: [
      {
        id: 'setUp',
        name: 'The start',
        text: 'Each Civ has its Fortress and beside it a Barrack or a Factory. Everyone holds one Power card and the starting tile. The first player is drawn; in turn order the players begin with 2, 3, 3 and 4 Cosmo.',
        page: '4–5',
      },
      {
        id: 'chooseCiv',
        name: 'The first House',
        text: 'From the last player back to the first, each picks a Civ nobody has picked. Its House goes on the hex of your colour that touches the Fortress, and the crystal there goes to the Civ. In first games the Priest of that Civ steps from below 0 to 0.',
        page: '5',
      },
      {
        id: 'counts',
        name: 'Two, three or four',
        text: 'Four: 5 rounds, 2 turns each, 9 dice. Three: 5 rounds, 2 turns each, 7 dice; two more lie on the rows beforehand, and in rounds 1, 3 and 5 the Civ of the first of them grows by itself. Two: 4 rounds, 3 turns each, otherwise as three, but the Civ grows every round.',
        page: '6',
      },
    ],
  },
  {
    id: 'round',
    title: 'A round',
    entries: [
      {
        id: 'prepare',
        name: 'Preparing',
        text: 'The bonus card and the token return to action 1. From round 2 on every Civ gets a black crystal. All dice go into the bag; some are drawn, rolled and put on the face they show. One more, unrolled, lies on the End Round Bonus card.',
        page: '6',
      },
      {
        id: 'excess',
        name: 'Too many of a number',
        text: 'No face holds more than three dice. One too many is turned to the next face (after 6 comes 1), a die whose colour is repeated there first.',
        page: '6',
      },
      {
        id: 'endRoundBonus',
        name: 'End Round Bonus',
        text: 'After all turns, whoever holds the card may build one more House, by the rules of Expand, with the Civ whose die lies on it.',
        page: '17',
      },
      {
        id: 'development',
        name: 'Development',
        text: 'Then the Civs develop from left to right, each as its card says. Afterwards every card moves one Civ to the left, and the leftmost goes to the right end.',
        page: '7, 17',
      },
      {
        id: 'closeRound',
        name: 'Who begins next',
        text: 'Whoever holds the token of action 1 begins the next round. If nobody took it, the first player stays.',
        page: '8',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    entries: [
      { id: 'draft', name: 'Take a die', text: 'Any die on the table.', page: '6' },
      {
        id: 'assign',
        name: 'Give it to a Civ',
        text: 'It goes on the leftmost free space of the row. It may not show the same number as the die just left of it, unless you discard a Power card.\n\nBefore that you may turn it: 2 Cosmo for each step up or down. A 6 is never turned, and nothing is turned into a 6.',
        page: '7–8',
      },
      {
        id: 'match',
        name: 'Matching colours',
        text: 'A die in the colour of its Civ brings what it covers: 2 Cosmo on the left, 1 Cosmo and 1 Worship in the middle, 1 Worship on the right. A discarded Power card makes any die count as matching.',
        page: '6',
      },
      {
        id: 'act',
        name: 'Act',
        text: 'The Civ does what the number says, for you; or it celebrates a Holiday instead.',
        page: '6',
      },
      {
        id: 'afterAction',
        name: 'At any moment',
        text: 'During your turn you may claim unlocked tiles and play Power cards at their time.',
        page: '18',
      },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    entries: [
      {
        id: 'first',
        name: '1 · First player',
        text: 'The Civ itself does nothing. Take the token for the next round, also from another player. Take the End Round Bonus card with its die if it is still there, or else a Power card. Then 1 Cosmo.',
        page: '8',
      },
      {
        id: 'war',
        name: '2 · War',
        text: 'Armed Warriors of the Civ strike one target: a monster for 1, a House for 2, a Factory or Barrack for 3. Not a Fortress, not a Pyramid, nothing of the same Civ, nothing on your own ground. The target leaves the map; the Warriors go into the Chronicle of their Civ. A monster brings a Power card. You gain 1 Worship of the Civ, and so does everyone who owns one of its Barracks.',
        page: '9',
      },
      {
        id: 'convert',
        name: '2 · Conversion',
        text: 'As War, but the building stays and one of your tiles goes under it: it is yours now. Monsters can’t be converted.',
        page: '9–10',
      },
      {
        id: 'compensation',
        name: 'Compensation',
        text: 'If a building of another player is struck, converted or taken for a Pyramid, that player gains 1 Worship of its Civ; for a Factory or Barrack also a Power card; for a conversion also their highest tile that is not theirs yet, free.',
        page: '9',
      },
      {
        id: 'expand',
        name: '3 · Expand',
        text: 'A new House on a free hex of your colour that touches a building of the Civ; or on another such hex if you lay a tile first. The crystal there goes to the Civ.',
        page: '10',
      },
      {
        id: 'factory',
        name: '4 · Factory',
        text: 'One of your Houses of the Civ becomes a Factory. It produces a crystal of your colour; so do all other Factories of the Civ in the colour they stand on, and all your Factories elsewhere for their own Civs.',
        page: '11',
      },
      {
        id: 'barrack',
        name: '5 · Barrack',
        text: 'One of your Houses of the Civ becomes a Barrack. Every Barrack of the Civ arms one Warrior.',
        page: '12',
      },
      {
        id: 'pyramid',
        name: '4 or 5 · Pyramid',
        text: 'Your Factory or Barrack and two buildings of the Civ joined to it make way for a Pyramid where yours stood. 1 Worship of the Civ, and a Pyramid token, used at once. You build two at most, and so does each Civ.',
        page: '13',
      },
      {
        id: 'divination',
        name: '6 · Divination',
        text: 'One step of Malus. Then the die becomes whatever number from 1 to 5 you like, and that action follows.',
        page: '14',
      },
      {
        id: 'holiday',
        name: 'Holiday',
        text: 'Instead of any action, if die and Civ have the same colour or you discard a Power card. The Civ’s size is the number of its buildings without Pyramids. Pay that much Cosmo, and as many of its crystals, which you choose. Crystals of another player are 1 Worship for that player; black ones are Malus for you; all go into the Chronicle. You gain Worship for each House of the Civ and one more; everyone with a Pyramid of the Civ gains 1.',
        page: '14–15',
      },
    ],
  },
  {
    id: 'things',
    title: 'Tiles, cards and Chronicles',
    entries: [
      {
        id: 'tiles',
        name: 'Conversion tiles',
        text: 'The starting tile lies on green or yellow ground only. When one of your Priests first comes to level 2, 5 or 7, the tile of that level is unlocked; on your turn you claim it for 2 Cosmo. Such a tile may lie anywhere one can build.',
        page: '18',
      },
      {
        id: 'powerCards',
        name: 'Power cards',
        text: 'Play one for what it says, at its time; or discard it, whatever it says, to make a die count as matching, to allow a Holiday with another colour, or to let a Civ repeat a number.',
        page: '18',
      },
      {
        id: 'chronicles',
        name: 'Chronicles',
        text: 'Spent Warriors and crystals fill the open page. A full page turns at once and is emptied. The number on the open page is what the Civ is worth.',
        page: '18',
      },
    ],
  },
  {
    id: 'bonuses',
    title: 'Round Bonus cards',
    intro: 'One lies open for each round. Whoever does what it shows gains 1 more Worship of the Civ that did it.',
    entries: [
      {
        id: 'bonus:expansion',
        name: 'Expansion',
        text: 'For each House built, also by the End Round Bonus or a token.',
        page: '16',
      },
      { id: 'bonus:factory', name: 'Factory', text: 'For each Factory built, also by a token.', page: '16' },
      { id: 'bonus:barrack', name: 'Barrack', text: 'For each Barrack built, also by a token.', page: '16' },
      { id: 'bonus:pyramid', name: 'Pyramid', text: 'For each Pyramid.', page: '16' },
      { id: 'bonus:holidayWar', name: 'Holiday and War', text: 'For each Holiday, War or Conversion.', page: '16' },
    ],
  },
  {
    id: 'tokens',
    title: 'Pyramid tokens',
    entries: [
      { id: 'draw2', name: 'Cards', text: 'Two Power cards.', page: '15' },
      { id: 'cosmo5', name: 'Cosmo', text: '5 Cosmo.', page: '15' },
      { id: 'malusBack3', name: 'Malus', text: 'Your Malus goes back three steps.', page: '15' },
      { id: 'worshipAny1', name: 'Worship', text: 'One Worship of any Civ.', page: '15' },
      { id: 'buildHouse', name: 'House', text: 'The Civ builds a House for you, by the rules of Expand.', page: '15' },
      {
        id: 'buildFactory',
        name: 'Factory',
        text: 'The Civ builds a Factory as it would a House; none is used up.',
        page: '15',
      },
      {
        id: 'upgradeFactory',
        name: 'House to Factory',
        text: 'One of your Houses of the Civ becomes a Factory, which alone produces.',
        page: '15',
      },
      {
        id: 'buildBarrack',
        name: 'Barrack',
        text: 'The Civ builds a Barrack as it would a House; none is used up.',
        page: '15',
      },
      {
        id: 'upgradeBarrack',
        name: 'House to Barrack',
        text: 'One of your Houses of the Civ becomes a Barrack, which alone arms a Warrior.',
        page: '15',
      },
      {
        id: 'eachCivOwnCrystal',
        name: 'Crystals',
        text: 'A crystal of your colour for each of the four Civs.',
        page: '15',
      },
    ],
  },
  {
    id: 'developments',
    title: 'Development cards',
    entries: [
      {
        id: 'expansion',
        name: 'Expansion (two cards)',
        text: 'The Civ puts a House on a free plain beside it, the nearest to its Fortress; if there is none, on desert. If that fails, its nearest House on such ground becomes a Factory or a Barrack, so that it has as many of both. The first player decides between equals. Everyone with a building next to that hex gains 1 Worship of the Civ.',
        page: '17',
      },
      {
        id: 'civHoliday',
        name: 'Holiday',
        text: 'The Civ’s Factories produce. Then it spends one crystal of each player’s colour it has, into its Chronicle, and each of those players gains 1 Worship.',
        page: '17',
      },
      { id: 'blank', name: 'Blank', text: 'Nothing happens.', page: '17' },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    entries: [
      {
        id: 'score',
        name: 'Scoring',
        text: 'Begin with the multiplier above your Cosmo. Each Pyramid you own is 1 Worship of a Civ you choose. Leave out your highest Priest. For the other three add multiplier times value of the Chronicle. Take away your Malus. Most points win.',
        page: '19',
      },
    ],
  },
];
