import { eventsFor, type Seat, viewFor } from '../../shared/engine/index.ts';
import { resultText } from '../../shared/games/endings.ts';
import type { Language, TableFacts } from '../notify/facts.ts';
import { position, untilOf } from './clocks.ts';
import { askedPlayers } from './players.ts';
import { nameOf } from './seats.ts';
import type { Store } from './store.ts';

const farthest = 400; // decisions looked back for one's own latest

// What a player is told of this table: only what their own eyes may see, in their language.
export type ToldOf = { since: number | undefined; isInvited: boolean; facts: TableFacts };

export async function toldOf(store: Store, seat: Seat, language: Language): Promise<ToldOf> {
  const { game, rules, state } = store;
  const texts = await (rules.texts[language] ?? rules.texts.en)();
  const names = store.seats.map((row) => nameOf(row));
  const view = state && viewFor(rules, state, seat);
  const isAsked = state?.asking && askedPlayers(position(store)).includes(seat);
  return {
    since: isAsked ? state.asking?.since : undefined,
    isInvited: store.seats[seat]?.secret === null,
    facts: {
      id: game.id,
      name: game.name,
      game: rules.name,
      opponents: names.filter((_, other) => other !== seat),
      events: state ? sinceLastTurn(store, seat).map((event) => texts.event(event, names)) : [],
      asked: isAsked && view?.asking ? texts.question(view.asking.task, view, names) : undefined,
      until: untilOf(store, seat),
      result: state?.result ? resultText(language, texts, state.result, names) : undefined,
      link: `/table/${game.id}`,
    },
  };
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
