import type { ReferenceSection } from '../../../../engine/index.ts';

const settled = (id: string, name: string, text: string) => ({ id, name, text, ours: true });

// R1 to R50 of the rules restated, in their order, then what building the game has settled.
export const rulings: ReferenceSection = {
  id: 'rulings',
  title: 'Settled questions',
  intro: 'Where the rulebook leaves a question open, this is how it is played here.',
  entries: [
    settled(
      'r1:bonusDie',
      'The die on the bonus card',
      'At every number of players a die lies on the End Round Bonus card.',
    ),
    settled('r2:oddRounds', 'Three players, Expansion of the first die', 'It happens in rounds 1, 3 and 5.'),
    settled(
      'r3:secondDie',
      'The second die placed beforehand',
      'It is rolled, for the rule of the same number. A die of the first one’s colour goes back and another is drawn. No player gets a bonus for either.',
    ),
    settled(
      'r4:bag',
      'Dice between rounds',
      'All of them go back to the bag, the one nobody took and the one on the bonus card too.',
    ),
    settled(
      'r5:excessTies',
      'Which die too many is turned',
      'One of the colour most repeated on that face; between equals, luck decides and the log tells it. It is repeated until no face holds more than three.',
    ),
    settled(
      'r6:changeFirst',
      'Paying for a turned die',
      'The bonus under the die comes later, so it can’t pay for turning it.',
    ),
    settled(
      'r7:sameFace',
      'What the rule of the same number compares',
      'The number as the die lies on the row, with the die to its left only.',
    ),
    settled(
      'r8:holidaySix',
      'A Holiday with a 6',
      'Allowed: there is no Divination and no Malus, and the die stays a 6.',
    ),
    settled(
      'r9:onePurpose',
      'A card discarded for a Holiday',
      'It allows the Holiday; it does not bring the bonus under the die as well. Another card may.',
    ),
    settled(
      'r10:manyCards',
      'Several cards in a turn',
      'As many as you like; no limit to the hand either. Each rule set aside takes its own card.',
    ),
    settled('r11:fullRow', 'A full row', 'A Civ with three dice can’t be chosen.'),
    settled(
      'r12:mustAct',
      'Must the action be done?',
      'Yes, if the die is used for it. What follows from it happens by itself.',
    ),
    settled('r13:declineBonus', 'Action 1 while the bonus card is free', 'You may leave it and draw a Power card.'),
    settled(
      'r14:stuck',
      'No action possible',
      'If no Civ could act with any die as it lies and without a card, you may take any die, place it where the rules allow (or put it back if they don’t) and take the bonus under it, without an action. A card may still be discarded against the same number, or for the bonus of another colour.',
    ),
    settled(
      'r15:warRange',
      'How far War reaches',
      'Any target on the map. A table may choose that it must touch a building of the Civ.',
    ),
    settled(
      'r16:monsters',
      'Monsters',
      'Nobody builds where one stands, no Civ grows there, and the crystal under it stays until somebody builds.',
    ),
    settled(
      'r17:barrackWorship',
      'Worship for Barracks in a War',
      'Once for each owner, the attacker too, counted after the target is gone or converted.',
    ),
    settled('r18:conversionSame', 'Conversion', 'Costs and brings what War does, the round’s bonus included.'),
    settled(
      'r19:compensationTile',
      'The tile given as compensation',
      'The highest not yet theirs: 7, then 5, then 2, locked or not.',
    ),
    settled(
      'r20:tileStays',
      'A tile whose building is gone',
      'It stays, and the hex keeps its colour; no crystal comes back.',
    ),
    settled(
      'r21:tileOnTile',
      'Converting converted ground',
      'Allowed with a tile of level 2, 5 or 7; the old one leaves the game. Not with the starting tile.',
    ),
    settled('r22:tileNever', 'Where no tile may lie', 'Under a Fortress, a Pyramid or a monster, and on the Volcano.'),
    settled(
      'r23:absentColours',
      'Colours nobody plays',
      'Such ground is not neutral: the starting tile can’t lie there. Crystals of that colour do nothing in a Holiday, and buildings there are nobody’s.',
    ),
    settled('r24:warriorsBack', 'Warriors on a page that turns', 'They go to the area, not to the supply.'),
    settled(
      'r25:lastPage',
      'After the last page',
      'Nothing more is kept: Warriors go to the area, crystals to the reserve. War and Holiday stay possible.',
    ),
    settled('r26:desertFactory', 'A Factory on desert', 'It produces nothing: there are no yellow crystals.'),
    settled('r27:noWarriors', 'When Warriors run out', 'As many are armed as the area has.'),
    settled('r28:factoryOnce', 'A Factory that is yours and of the Civ', 'It produces once.'),
    settled(
      'r29:group',
      'Three joined buildings',
      'A chain is enough: all of one Civ, each next to another of the three, not by way of a Fortress or Pyramid. You choose the two others.',
    ),
    settled('r30:ownRemoved', 'Your own buildings taken for your Pyramid', 'No compensation.'),
    settled(
      'r31:tokenBuildings',
      'Factory or Barrack by token',
      'Placed like a House in Expand, with tile and crystal; it produces nothing, but the round’s bonus counts.',
    ),
    settled('r32:uselessToken', 'A token that can do nothing', 'It may be taken all the same.'),
    settled(
      'r33:growthCrystal',
      'A House that a Civ builds by itself',
      'It takes the crystal of the hex, as in Expand.',
    ),
    settled(
      'r34:growthNoHouse',
      'Growth without a House left',
      'The Civ improves a House instead; if the building it should become is used up, the other; if both are, nothing.',
    ),
    settled('r35:closest', 'Nearest to the Fortress', 'Counted in hexes, whatever lies between.'),
    settled(
      'r36:growthUpgrade',
      'A House improved by growth',
      'Nothing is produced and no round bonus counts, but neighbours gain their Worship. A Fortress gives nobody any.',
    ),
    settled(
      'r37:firstPicks',
      'The first player picks',
      'Whoever is first in the current round, before the token changes hands. With one choice only, nobody is asked.',
    ),
    settled('r38:growthHoliday', "Colours in a Civ's own Holiday", 'Only those that are played, one crystal of each.'),
    settled(
      'r39:bonusExpand',
      'Expanding by the End Round Bonus',
      'You may leave it. Own ground or a tile; the Civ needs a House; the round’s bonus counts.',
    ),
    settled(
      'r40:unlock',
      'Unlocking tiles',
      'When a Priest comes to the level or passes it, once for each level. Claimed in your own turn only, also between a Pyramid and its token.',
    ),
    settled(
      'r41:caps',
      'Ends of the tracks',
      'Cosmo and Priests stop at 12, Malus at 0 and at 9; what goes beyond is lost.',
    ),
    settled('r42:belowZero', 'A Priest still below 0 at the end', 'Counts ×1. A table may choose ×0.'),
    settled(
      'r43:endPyramids',
      'Pyramids at the end',
      'Their Worship comes first, then the highest Priest is left out; that is no choice unless two stand equally high.',
    ),
    settled('r44:ties', 'Equal scores', 'Fewer steps of Malus, then more Cosmo; then the win is shared.'),
    settled('r45:firstGame', 'The step of the first Priest', 'A choice of the table; usually on.'),
    settled('r46:fourBonuses', 'Round Bonus cards with two players', 'Four of the five, drawn.'),
    settled('r47:lastRound', 'The last round', 'End Round Bonus and Development take place as always.'),
    settled(
      'r48:absentOwner',
      "War on a building on an absent player's colour",
      'Allowed; there is nobody to compensate.',
    ),
    settled('r49:unlimited', 'Crystals', 'They never run out.'),
    settled('r50:oneTile', 'Tiles in a turn', 'One for each House or target.'),
    settled(
      'r51:noForcedSpending',
      'When a turn is stuck',
      'Nobody has to pay Cosmo or give up a card to be able to act: only dice as they lie count. A 6 can be divined, so it counts with any number.',
    ),
    settled(
      'r52:usefulCards',
      'Cards that would do nothing',
      'A card that needs something (a black crystal, a Malus above 0, a Factory of yours) can’t be played without it; it can still be discarded.',
    ),
    settled(
      'r53:divinedHoliday',
      'A Holiday after Divination',
      'No: a 6 whose number was chosen does that action. Take the Holiday with the 6 itself.',
    ),
    settled('r54:lostDie', 'A die no row can take', 'It goes back to the bag and the turn ends without an action.'),
    settled(
      'r55:evenStart',
      'Cosmo at the start with three',
      'By turn order the one-ahead bots won 31, 34 and 35 of a hundred games of three with the printed Cosmo of 2, 3 and 3 (1,000 games; npm run selfplay -- --game theocratia --balance makes the table). With two it was 50 and 50, with four 22, 27, 27 and 23. So it is kept. A table of three may choose 2, 4 and 4 for the later players.',
    ),
  ],
};
