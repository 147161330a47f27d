import type { Texts } from '../../../engine/index.ts';
import type { Goofspiel } from '../table.ts';

const and = new Intl.ListFormat('en');
const list = (items: readonly (string | number)[]) => and.format(items.map(String));

export const texts: Texts<Goofspiel> = {
  question: (_, { table }) => `Bid one of your cards, face down, for ${list(table.prizes)}.`,
  option: (_, option) => `Bid ${String(option)}`,
  refused: (because) => String(because),
  event(event, names) {
    switch (event.type) {
      case 'turnedUp':
        return event.prizes.length > 1
          ? `${event.prize} is turned up: ${list(event.prizes)} are on offer together.`
          : `${event.prize} is on offer.`;
      case 'bid':
        return `The bids: ${list(event.bids.map((bid, seat) => `${names[seat]} ${bid}`))}.`;
      case 'won':
        return `${names[event.seat]} wins ${list(event.prizes)}.`;
      case 'tied': {
        const who = list(event.seats.map((seat) => names[seat] ?? ''));
        return event.carried
          ? `${who} tie: ${list(event.prizes)} stays on offer.`
          : `${who} tie: nobody gets ${list(event.prizes)}.`;
      }
    }
  },
  result({ winners, scores }, names) {
    const who = list(winners.map((seat) => names[seat] ?? ''));
    return `${who} ${winners.length > 1 ? 'share the win' : 'wins'} with ${Math.max(...scores)} points.`;
  },
};
