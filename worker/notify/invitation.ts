import type { Pace } from '../../shared/clock/index.ts';
import type { Language } from './facts.ts';
import type { Letter } from './letter.ts';
import { listed } from './notice.ts';
import { textsIn } from './texts/texts.ts';

export type Invitation = {
  /** Who invites. */
  from: string;
  game: string;
  /** The table's name, '' if it has none. */
  table: string;
  /** Who else has a seat. */
  others: readonly string[];
  /** The pace in words of the reader's language, '' if there is no clock. */
  pace: string;
  link: string;
};

export function invitationLetter(language: Language, { from, game, table, others, pace, link }: Invitation): Letter {
  const texts = textsIn(language);
  const name = listed(language, [from]);
  const items = [
    ...(others.length === 0 ? [] : [texts.invitationOthers(listed(language, others))]),
    ...(pace === '' ? [] : [texts.invitationPace(pace)]),
  ];
  return {
    language,
    subject: texts.invitation(name, game),
    greeting: '',
    opening: texts.invitationOpening(name, game, listed(language, [table])),
    sections: [
      {
        heading: '',
        beside: '',
        lists: items.length === 0 ? [] : [{ title: '', items }],
        stress: '',
        link: { label: texts.join, url: link },
      },
    ],
    closing: [texts.notExpected],
    links: [],
  };
}

/** A pace in words: '72 hours for each player, 12 hours more with each move, never beyond 120 hours'. */
export function paceInWords(language: Language, pace: Pace): string {
  if (pace.kind === 'none') return '';
  const time = (ms: number) => {
    const [amount, unit] = ms % 3_600_000 === 0 && ms > 0 ? [ms / 3_600_000, 'hour'] : [ms / 60_000, 'minute'];
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  };
  return textsIn(language).pace(time(pace.bank), time(pace.increment), time(pace.cap));
}
