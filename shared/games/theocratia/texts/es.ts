import type { Texts } from '../../../engine/index.ts';
import type { Theocratia } from '../table.ts';
import { event } from './es/events.ts';
import { option } from './es/options.ts';
import { question } from './es/questions.ts';
import { refused } from './es/reasons.ts';

const and = new Intl.ListFormat('es');

export const texts: Texts<Theocratia> = {
  question,
  option,
  refused,
  event,
  result({ winners, scores, how }, names) {
    const who = and.format(winners.map((seat) => names[seat] ?? ''));
    const points = `${Math.max(...scores)} puntos`;
    if (winners.length > 1) return `${who} comparten la victoria con ${points}.`;
    if (how === 'malus') return `${who} gana con ${points}, y menos Malus que los demás que tienen otros tantos.`;
    if (how === 'cosmo') return `${who} gana con ${points}, y más Cosmo que los demás que tienen otros tantos.`;
    return `${who} gana con ${points}.`;
  },
};
