import { eventsFor, type Seat, viewFor } from '../../shared/engine/index.ts';
import { resultText } from '../../shared/games/endings.ts';
import type { Language, TableFacts, VoteFacts } from '../notify/facts.ts';
import { voteFor } from './ballot.ts';
import { type Card, cardFor } from './cards.ts';
import type { SeatRow } from './schema.ts';
import { nameOf } from './seats.ts';
import type { Store } from './store.ts';

const farthest = 400; // decisions looked back for one's own latest

// What a player is told of this table: how it stands for them, and only what their own eyes may see, in their language.
export type ToldOf = { card: Card; facts: TableFacts };

export async function toldOf(store: Store, row: SeatRow, language: Language, now: number): Promise<ToldOf> {
  const { game, rules, state } = store;
  const { seat } = row;
  const texts = await (rules.texts[language] ?? rules.texts.en)();
  const names = store.seats.map((one) => nameOf(one));
  const view = state && viewFor(rules, state, seat);
  const card = cardFor(store, row, now);
  return {
    card,
    facts: {
      id: game.id,
      name: game.name,
      game: rules.name,
      opponents: names.filter((_, other) => other !== seat),
      events: state ? sinceLastTurn(store, seat).map((event) => texts.event(event, names)) : [],
      asked: card.asked && view?.asking ? texts.question(view.asking.task, view, names) : undefined,
      clock: clockOf(store, card),
      until: card.asked?.until ?? undefined,
      vote: voteOf(store, seat, names, now),
      late: lateOf(store, card),
      isInvited: card.invited === true,
      result: state?.result ? resultText(language, texts, state.result, names) : undefined,
      link: `/table/${game.id}`,
    },
  };
}

function clockOf({ clocks }: Store, { late }: Card): TableFacts['clock'] {
  if (!clocks) return 'none';
  if (late !== undefined) return 'out';
  return clocks.paused === null ? 'runs' : 'paused';
}

function voteOf(store: Store, seat: Seat, names: readonly string[], now: number): VoteFacts | undefined {
  const vote = voteFor(store, seat, now);
  if (!vote) return undefined;
  const { kind, hours, yes, until } = vote;
  const about = vote.seat === undefined ? undefined : names[vote.seat];
  return { kind, about, hours, yes: yes.map((one) => names[one] ?? ''), until };
}

function lateOf({ game }: Store, { phase, late, gone, standIn }: Card): TableFacts['late'] {
  if (phase === 'over') return undefined;
  if (gone === 'forfeited') return 'forfeited';
  if (late === undefined) return undefined;
  if (standIn) return 'standIn';
  return game.outOfTime === 'vote' ? 'vote' : 'waits';
}

// What this seat heard after its own latest decision, leaving out what was taken back.
function sinceLastTurn(store: Store, seat: Seat) {
  const last = store.begun.seq;
  const rows = store.logSince(Math.max(-1, last - farthest), farthest);
  const own = rows.findLastIndex((row) => row.seat === seat && row.by === 'player');
  const later = rows.slice(own + 1);
  const undone = store.undoneAmong(later.map((row) => row.seq));
  return later.filter((row) => !undone.has(row.seq)).flatMap((row) => eventsFor(row.told, seat));
}
