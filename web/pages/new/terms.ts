import type { Sent } from '../../../shared/api/routes.ts';
import type { OutOfTime } from '../../../shared/api/time.ts';
import { type Pace, paces } from '../../../shared/clock/pace.ts';

// How somebody comes to a seat.
export type Coming = { by: 'player' } | { by: 'mail'; address: string } | { by: 'bot' };

export type PaceName = keyof typeof paces;
export const paceNames: PaceName[] = ['none', 'post', 'daily', 'live'];
export const paceOf = (name: PaceName): Pace => paces[name];

// What is settled between the people when a table is set.
export type Terms = {
  name: string;
  listed: boolean;
  watch: 'anyone' | 'players';
  pace: PaceName | undefined; // not chosen: among friends no clock, with strangers by post
  outOfTime: OutOfTime;
};
export const usualTerms: Terms = { name: '', listed: false, watch: 'anyone', pace: undefined, outOfTime: 'standIn' };

export const paceMeant = ({ pace, listed }: Terms): PaceName => pace ?? (listed ? 'post' : 'none');

type Body = Sent<'POST /api/games'>['body'];
type TermsSent = Pick<Body, 'name' | 'listed' | 'watch' | 'pace' | 'outOfTime'>;

// Alone among bots there is nobody to settle anything with.
export function termsSent(terms: Terms, isAlone: boolean): TermsSent {
  if (isAlone) return {};
  const { name, listed, watch, outOfTime } = terms;
  return { name: name.trim(), listed, watch, outOfTime, pace: paceOf(paceMeant(terms)) };
}
