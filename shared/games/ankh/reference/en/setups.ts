import type { ReferenceSection } from '../../../../engine/index.ts';
import * as names from '../../texts/en/names.ts';

export const setups: ReferenceSection = {
  id: 'setups',
  title: 'Scenarios',
  intro:
    'Each exists for two, three, four and five players. Everyone begins with a god, a warrior, a monument and 1 Follower; the first player is ahead on the Devotion track.',
  entries: [
    {
      id: 'middleKingdom',
      name: names.setups.middleKingdom,
      text: 'A good first game. You begin with different kinds of monument, and neutral ones of all kinds lie between you.\n\nTwo or three players: the three regions of the Nile, with five or six neutral monuments. Four: the West is split, seven neutral. Five: the West and the East are split, seven neutral.',
    },
    {
      id: 'oldKingdom',
      name: names.setups.oldKingdom,
      text: 'Everyone begins with an obelisk, all neutral monuments are temples, and your god stands away from your warrior, in a neighbour’s region. No pyramid exists until somebody builds one.\n\nTwo or three players: three regions, five or six temples. Four: the East is split, seven temples. Five: the West and the East are split, seven temples.',
    },
    {
      id: 'peoplesRevolt',
      name: names.setups.peoplesRevolt,
      text: 'Long lines of camels cut Egypt into many small regions: seven, or eight with five players. Everyone begins with a pyramid; temples and obelisks lie neutral.\n\nThree rules are new: regions grow together, winners pay with blood, and losers go free.',
    },
    {
      id: 'consolidation',
      name: 'People’s Revolt: regions grow together',
      text: 'Caravans are replaced. Whoever reaches one gains 1 Follower and picks two regions with camels between them. All camels between the two go, and they become one. The highest number on the board leaves the game; if the new region still has two numbers, you choose which of them takes the vacant place.',
    },
    {
      id: 'enough',
      name: 'People’s Revolt: the price of winning',
      text: 'Whoever dominates a region or wins its battle loses every warrior and guardian there at the end of it. Losers’ figures are not killed by losing.\n\nDevotion is gained before those deaths, and the deaths count for Miracle. Flood and Isis can save figures.',
    },
    {
      id: 'choosingGods',
      name: 'Choosing gods and guardians',
      text: 'When the table is made you settle how gods are found: picked in seat order, dealt at random, or each from three drawn ones. Guardians are picked or random, one kind of each level. The first player is drawn at random.',
      ours: true,
    },
  ],
};
