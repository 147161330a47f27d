import { draw, type Fast } from '../engine/index.ts';
import { sum, type Table } from '../games/goofspiel/table.ts';
import { anyAnswer, type Bot } from './bot.ts';

// Bids what the prize is worth: the higher it stands among the prizes still to come, the higher the card of the hand.
// A card or two more or less, seldom two, so that nobody can simply bid one above it.
export const goofspiel: Bot = {
  id: 'bidder',
  choose(_game, imagined, seat, options, random) {
    const table = imagined.table as Table;
    const hand = table.hands[seat];
    if (options.kind !== 'one' || !hand) return anyAnswer(options, random);
    return hand[aim(sum(table.prizes), table.deck, hand.length, random)] ?? anyAnswer(options, random);
  },
};

// Which card of the ascending hand: as many are below it as prizes are below this one.
function aim(worth: number, toCome: readonly number[], cards: number, random: Fast): number {
  const lower = toCome.filter((prize) => prize < worth).length;
  const noise = draw(random, 3) + draw(random, 3) - 2;
  return Math.min(cards - 1, Math.max(0, lower + noise));
}
