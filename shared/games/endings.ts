import type { Result, Texts } from '../engine/index.ts';

// How a game that ended beside its rules is told; see `concede` in the kernel. Any other end is the game's own to tell.
type Ending = (losers: string, winners: string) => string;
const endings: { [language: string]: { [how: string]: Ending } } = {
  en: {
    resigned: (losers, winners) => `${losers} gave up. ${winners} wins.`,
    forfeited: (losers, winners) => `${losers} ran out of time. ${winners} wins.`,
    cancelled: () => 'The table agreed to stop. Nobody wins.',
  },
  es: {
    resigned: (losers, winners) => `${losers} abandona. Gana ${winners}.`,
    forfeited: (losers, winners) => `A ${losers} se le acabó el tiempo. Gana ${winners}.`,
    cancelled: () => 'La mesa acordó dejarlo. No gana nadie.',
  },
};

export function resultText(
  language: string,
  texts: Pick<Texts, 'result'>,
  result: Result,
  names: readonly string[],
): string {
  const ending = (endings[language] ?? endings.en)?.[result.how];
  if (!ending) return texts.result(result, names);
  const isWinner = (seat: number) => result.winners.includes(seat);
  const listed = (wanted: boolean) => names.filter((_, seat) => isWinner(seat) === wanted).join(', ');
  return ending(listed(false), listed(true));
}
