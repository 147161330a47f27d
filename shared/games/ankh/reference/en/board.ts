import type { ReferenceSection } from '../../../../engine/index.ts';

export const board: ReferenceSection = {
  id: 'board',
  title: 'The board and the pieces',
  entries: [
    {
      id: 'region',
      name: 'Regions',
      text: 'The Nile cuts Egypt into three regions: the Nile Delta, the West and the East. Camels can cut them into smaller ones. Every region carries a number, its place in the order of a Conflict.',
      page: '7',
    },
    {
      id: 'space',
      name: 'Spaces',
      text: 'Green spaces are fertile, yellow ones are desert, blue ones are water. On a land space there is room for one figure or one monument, never more.',
      page: '7',
    },
    {
      id: 'water',
      name: 'Water',
      text: 'Nothing can stop on water; only Apep can appear there. A water space belongs to every region it touches and neighbours all the spaces around it.',
      page: '7',
    },
    {
      id: 'adjacent',
      name: 'Next to',
      text: 'Two spaces are next to each other when they share a side and lie in the same region. With a river or a camel in between they are not. This holds wherever the rules say adjacent.',
      page: '8',
    },
    {
      id: 'figure',
      name: 'Figures',
      text: 'Your figures are your god, six warriors and any guardians that serve you. Each is worth 1 strength. Warriors and guardians that are not on the board wait in your pool.\n\nA god can never be killed.',
      page: '8',
    },
    {
      id: 'monument',
      name: 'Monuments',
      text: 'Obelisks, temples and pyramids, ten of each. A monument that carries your Ankh token is yours; one without a token is neutral.',
      page: '8',
    },
    {
      id: 'camel',
      name: 'Camels',
      text: 'Camels stand on the sides of spaces and mark a border. They are nobody’s, they are not figures, and walking figures step over them.',
      page: '8',
    },
    {
      id: 'follower',
      name: 'Followers',
      text: 'Followers pay for powers, monuments and bids. You start with one. The supply never runs out, and everyone can see how many you have.',
      page: '12',
    },
    {
      id: 'ankhToken',
      name: 'Ankh tokens',
      text: 'Six tokens lie on your god’s board and open your powers. Nine are for monuments, and one of them is already in use when the game begins. With none left you can’t take or build another monument.',
      page: '4, 12',
    },
    {
      id: 'devotion',
      name: 'Devotion',
      text: 'The track runs from 0 to 31. Where several markers share a space, they form a stack: a marker that arrives goes on top, and the top one is ahead.\n\nWhen several gods gain or lose Devotion together, the one furthest behind goes first.',
      page: '11',
    },
    {
      id: 'red',
      name: 'The red part',
      text: 'Spaces 0 to 20 are red. Be out of it when the fourth Conflict ends, or your god is forgotten.',
      page: '11, 27',
    },
    {
      id: 'hand',
      name: 'Battle cards',
      text: 'Everyone has the same seven cards. A card you have played lies open beside you until Cycle of Ma’at brings it back, so all can work out what you still hold.',
      page: '11',
    },
  ],
};
