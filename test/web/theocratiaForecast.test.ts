import { expect, it } from 'vitest';
import { anyAnswer } from '../../shared/bots/bot.ts';
import {
  apply,
  equal,
  type Fast,
  optionsFor,
  type State,
  startFast,
  unanswered,
  type View,
  viewFor,
} from '../../shared/engine/index.ts';
import type { Event, TableView, Theocratia } from '../../shared/games/theocratia/table.ts';
import { theocratia } from '../../shared/games/theocratia/theocratia.ts';
import { foretell } from '../../web/games/theocratia/forecast/foretell.ts';

const seenBy = (seat: number, state: State) => viewFor(theocratia, state, seat) as View<Theocratia>;

// Which card is drawn nobody can tell; all else that an answer changes must be foretold.
const whole = ({ players, civs, hexes, tokens }: TableView) => ({
  players: players.map(({ hand, ...player }) => player),
  civs: civs.map(({ row, ...civ }) => civ), // onto a row the next die may have come
  hexes,
  tokens,
});
const mine = ({ players }: TableView, seat: number) => {
  const { cosmo, malus, cards } = players[seat]!;
  return { cosmo, malus, cards };
};

// What comes by itself after the turn, another's forced one even, is no part of the answer.
const afterwards: ReadonlySet<string> = new Set<Event['type']>(['development', 'bonusSkipped', 'round', 'roundOver']);
const goesOn = (event: Event, seat: number) =>
  afterwards.has(event.type) || event.type === 'scored' || (event.type === 'drafted' && event.seat !== seat);

it('foretells from a view alone what each answer brings', () => {
  const checked = new Set<string>();
  for (let seed = 1; seed <= 24; seed++) {
    const random: Fast = { fast: seed };
    let state = startFast(theocratia, 2 + (seed % 3), {}, seed);
    while (state.result === null) {
      const seat = unanswered(state)[0]!;
      const { task, seats } = state.asking!;
      const answer = anyAnswer(optionsFor(theocratia, state, seat)!, random);
      const view = seenBy(seat, state);
      const before = JSON.stringify(view);
      const { table: foretold } = foretell(view, answer)!;
      expect(JSON.stringify(view), 'the view stays as it was').toBe(before);
      const { state: next, events } = apply(theocratia, state, seat, answer);
      state = next;
      if (events.some(({ event }) => goesOn(event as Event, seat))) continue;
      // Foretold is also what a Holiday costs before its crystals are chosen, and the card that goes for a repetition.
      if (['holiday', 'waive'].includes(next.asking?.task.do ?? '')) continue;
      checked.add(task.do);
      const now = seenBy(seat, next).table;
      const said = `${task.do} ${JSON.stringify(answer)}, game ${seed}`;
      const same = (told: object, is: object) => equal(told, is) || expect(told, said).toEqual(is);
      // With a Pyramid's token comes what else the Pyramid brings; where all answer at once, what the others chose.
      if (next.asking?.task.do === 'token') same(foretold.hexes, now.hexes);
      else if (task.do.startsWith('token') || seats.length > 1) same(mine(foretold, seat), mine(now, seat));
      else same(whole(foretold), whole(now));
    }
  }
  expect([...checked]).toEqual(
    expect.arrayContaining(['chooseCiv', 'draft', 'assign', 'waive', 'act', 'pyramidGroup', 'token', 'holiday']),
  );
});

it('says what a Civ could do with a die, before it is given', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const random: Fast = { fast: seed };
    let state = startFast(theocratia, 2 + (seed % 3), {}, seed);
    while (state.result === null) {
      const seat = unanswered(state)[0]!;
      const answer = anyAnswer(optionsFor(theocratia, state, seat)!, random);
      const isGiven = state.asking!.task.do === 'assign' && 'face' in (answer as object);
      const deeds = isGiven ? foretell(seenBy(seat, state), answer)!.deeds : [];
      state = apply(theocratia, state, seat, answer).state;
      const options = state.asking?.task.do === 'act' ? optionsFor(theocratia, state, seat) : undefined;
      if (!isGiven || options?.kind !== 'one') continue;
      const moves = options.of.flatMap((move) => ('do' in (move as object) ? [(move as { do: string }).do] : []));
      expect([...deeds].sort()).toEqual([...new Set(moves)].sort());
    }
  }
});
