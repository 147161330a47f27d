import type { Seat } from '../../shared/engine/index.ts';
import type { Language } from '../notify/facts.ts';
import { invitationLetter, paceInWords } from '../notify/invitation.ts';
import type { Letter } from '../notify/letter.ts';
import { nameOf } from './seats.ts';
import type { Store } from './store.ts';

type Invited = { from: Seat; to: Seat; language: Language; site: string; secret: string };

// The letter that keeps a seat. The secret stands behind the #, so that no server on the way gets to see it.
export function invitationTo({ game, rules, seats }: Store, { from, to, language, site, secret }: Invited): Letter {
  const inviter = seats[from];
  const others = seats.filter((row) => row.seat !== from && row.seat !== to && row.name !== null);
  return invitationLetter(language, {
    from: inviter ? nameOf(inviter) : '',
    game: rules.name,
    table: game.name,
    others: others.map(nameOf),
    pace: paceInWords(language, game.pace),
    link: `${site}/table/${game.id}#invitation=${secret}`,
  });
}
