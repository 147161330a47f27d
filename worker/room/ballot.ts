import type { OpenVote, VoteCast } from '../../shared/api/votes.ts';
import { Refusal, type Seat } from '../../shared/engine/index.ts';
import { Refusing } from '../reply.ts';
import { type Effect, effectOf, isEmpty, objectionTo } from './agreed.ts';
import { present } from './players.ts';
import type { VoteRow } from './schema.ts';
import type { Store } from './store.ts';
import { voteLasts } from './votes.ts';

export type Ballot = Pick<VoteRow, 'kind' | 'seat' | 'hours'>;
export type Cast = { outcome: 'open' | 'passed' | 'failed'; row: Omit<VoteRow, 'id'> & { id: number | undefined } };

const usualHours = 24;
const day = 86_400_000;
const mostRefused = 3;

// Whose say counts: the people who play and are not out of time, so that nobody who has vanished holds a vote up. Not
// the seat that is to be skipped or replaced.
export function votersOn(store: Store, { kind, seat }: Ballot): Seat[] {
  const isAbout = kind === 'replace' || kind === 'skip' ? seat : null;
  return present(store).filter((one) => one !== isAbout);
}

// All, where somebody's game is at stake; more than half, where it is about time. An empty seat's link is anyone's to
// renew.
function neededFor(store: Store, ballot: Ballot): number {
  const { length } = votersOn(store, ballot);
  if (ballot.kind === 'replace' && isEmpty(store, ballot.seat)) return 1;
  return ballot.kind === 'cancel' || ballot.kind === 'replace' || ballot.kind === 'skip'
    ? length
    : Math.floor(length / 2) + 1;
}

// A seat's say. Nothing is written here.
export function cast(store: Store, seat: Seat, asked: VoteCast, now: number): Cast & { effect?: Effect } {
  if (store.begun.result !== null) throw new Refusal('game-over', 'This game is over.');
  const about = 'seat' in asked ? (asked.seat ?? null) : null;
  if (about !== null && !store.seats[about]) {
    throw new Refusing('malformed', `There is no seat ${about} at this table of ${store.seats.length}.`, 'body.seat');
  }
  const open = store.votes.open(now).find((row) => row.kind === asked.kind && row.seat === about);
  const hours = asked.kind === 'extend' ? (asked.hours ?? open?.hours ?? usualHours) : null;
  const row = open ?? {
    id: undefined,
    kind: asked.kind,
    seat: about,
    hours,
    openedAt: now,
    yes: [],
    no: [],
    outcome: null,
  };
  const objection = objectionTo(store, row, now);
  if (objection !== undefined) throw new Refusing('not-now', objection);
  if (row.hours !== hours) {
    throw new Refusing('not-now', `The vote that is open is about ${row.hours} hours, not ${hours}: settle it first.`);
  }
  // Everyone is told of a vote: nobody is to be pestered with one.
  if (!open && store.votes.refused(row.kind, row.seat, now - day) >= mostRefused) {
    throw new Refusing(
      'not-now',
      `The table has said no to this ${mostRefused} times within a day. Let it rest for one.`,
    );
  }
  if (!open && !asked.yes) throw new Refusing('not-now', 'No such vote is open, so there is nothing to say no to.');
  if (!votersOn(store, row).includes(seat)) throw new Refusing('not-now', 'This vote is for the other players.');
  const others = (seats: readonly Seat[]) => seats.filter((one) => one !== seat);
  const said = asked.yes
    ? { ...row, yes: [...others(row.yes), seat], no: others(row.no) }
    : { ...row, yes: others(row.yes), no: [...others(row.no), seat] };
  const outcome = outcomeOf(store, said);
  if (outcome === 'open') return { outcome, row: said };
  const settled = { outcome, row: { ...said, outcome } };
  return outcome === 'passed' ? { ...settled, effect: effectOf(store, row, seat, now) } : settled;
}

function outcomeOf(store: Store, row: Ballot & Pick<VoteRow, 'yes' | 'no'>): Cast['outcome'] {
  const voters = votersOn(store, row);
  const needed = neededFor(store, row);
  const count = (seats: readonly Seat[]) => seats.filter((seat) => voters.includes(seat)).length;
  if (count(row.yes) >= needed) return 'passed';
  return voters.length - count(row.no) < needed ? 'failed' : 'open';
}

// What the table votes on just now.
export function openVotes(store: Store, now: number): OpenVote[] {
  if (!store.state || store.state.result !== null) return [];
  return store.votes.open(now).flatMap((row) => {
    if (objectionTo(store, row, now) !== undefined) return [];
    const { kind, seat, hours, openedAt, yes, no } = row;
    const about = { ...(seat !== null && { seat }), ...(hours !== null && { hours }) };
    const counted = { voters: votersOn(store, row), needed: neededFor(store, row), yes, no };
    return [{ kind, ...about, openedAt, until: openedAt + voteLasts, ...counted }];
  });
}

// The vote that waits for this seat's say.
export function voteFor(store: Store, seat: Seat, now: number): OpenVote | undefined {
  return openVotes(store, now).find(
    ({ voters, yes, no }) => voters.includes(seat) && !yes.includes(seat) && !no.includes(seat),
  );
}
