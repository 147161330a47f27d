import type { Texts } from '../../../engine/index.ts';
import type { Theocratia } from '../table.ts';
import { event } from './en/events.ts';
import { option } from './en/options.ts';
import { question } from './en/questions.ts';
import { refused } from './en/reasons.ts';

const and = new Intl.ListFormat('en');

export const texts: Texts<Theocratia> = {
  question,
  option,
  refused,
  event,
  result({ winners, scores, how }, names) {
    const who = and.format(winners.map((seat) => names[seat] ?? ''));
    const points = `${Math.max(...scores)} points`;
    if (winners.length > 1) return `${who} share the win with ${points}.`;
    if (how === 'malus') return `${who} wins with ${points}, and less Malus than the others who have as many.`;
    if (how === 'cosmo') return `${who} wins with ${points}, and more Cosmo than the others who have as many.`;
    return `${who} wins with ${points}.`;
  },
};
