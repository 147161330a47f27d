import type { Texts } from '../../../engine/index.ts';
import type { Goofspiel } from '../table.ts';

const and = new Intl.ListFormat('es');
const list = (items: readonly (string | number)[]) => and.format(items.map(String));

export const texts: Texts<Goofspiel> = {
  question: (_, { table }) => `Puja con una de tus cartas, boca abajo, por ${list(table.prizes)}.`,
  option: (_, option) => `Pujar ${String(option)}`,
  refused: (because) => String(because),
  event(event, names) {
    switch (event.type) {
      case 'turnedUp':
        return event.prizes.length > 1
          ? `Se descubre ${event.prize}: se ofrecen juntos ${list(event.prizes)}.`
          : `Se ofrece ${event.prize}.`;
      case 'bid':
        return `Las pujas: ${list(event.bids.map((bid, seat) => `${names[seat]} ${bid}`))}.`;
      case 'won':
        return `${names[event.seat]} gana ${list(event.prizes)}.`;
      case 'tied': {
        const who = list(event.seats.map((seat) => names[seat] ?? ''));
        return event.carried
          ? `${who} empatan: ${list(event.prizes)} sigue en oferta.`
          : `${who} empatan: nadie se lleva ${list(event.prizes)}.`;
      }
    }
  },
  result({ winners, scores }, names) {
    const who = list(winners.map((seat) => names[seat] ?? ''));
    return `${who} ${winners.length > 1 ? 'comparten la victoria' : 'gana'} con ${Math.max(...scores)} puntos.`;
  },
};
