import { expect, it } from 'vitest';
import { anyAnswer } from '../../shared/bots/bot.ts';
import {
  apply,
  type Fast,
  optionsFor,
  type State,
  startFast,
  unanswered,
  type View,
  viewFor,
} from '../../shared/engine/index.ts';
import { ankh } from '../../shared/games/ankh/ankh.ts';
import type { Event } from '../../shared/games/ankh/events.ts';
import { setupNames } from '../../shared/games/ankh/names.ts';
import type { Ankh, Table } from '../../shared/games/ankh/table.ts';
import { changesOf } from '../../web/games/ankh/board/happened.ts';

// What stands on each space, as text: a figure, whose a monument is, a gate.
function standing(state: State<Table>): Map<number, string> {
  const { figures, monuments, gates } = (viewFor(ankh, state, null) as View<Ankh>).table;
  const found = new Map<number, string>();
  const add = (space: number, what: string) => found.set(space, `${found.get(space) ?? ''} ${what}`);
  for (const { id, at } of figures) if (typeof at === 'number') add(at, `figure ${id}`);
  for (const { type, owner, at } of monuments) add(at, `${type} of ${owner}`);
  for (const { at } of gates) add(at, 'gate');
  return found;
}

// When gods merge or are forgotten half the board is cleared at once: that is told, not marked.
const sweeping: ReadonlySet<string> = new Set(['laidOut', 'merged', 'forgotten']);

it('marks every space where something came or went', () => {
  let marked = 0;
  for (let game = 0; game < 9; game++) {
    const random: Fast = { fast: game * 7 + 2 };
    const options = { setup: setupNames[game % 3]!, gods: 'deal' };
    let state = startFast(ankh, 2 + (game % 4), options, game + 1) as State<Table>;
    while (state.result === null) {
      const [seat] = unanswered(state);
      const before = standing(state);
      const next = apply(ankh, state, seat!, anyAnswer(optionsFor(ankh, state, seat!)!, random));
      state = next.state as State<Table>;
      const events = next.events.map(({ event }) => event as Event);
      if (events.some(({ type }) => sweeping.has(type))) continue;
      const after = standing(state);
      const spaces = changesOf(events).flatMap((change) => {
        if (change.is === 'come') return change.from === undefined ? [change.at] : [change.at, change.from];
        return change.is === 'gone' ? [change.at] : [];
      });
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (space) => before.get(space) !== after.get(space),
      );
      expect(spaces).toEqual(expect.arrayContaining(changed));
      marked += changed.length;
    }
  }
  expect(marked).toBeGreaterThan(500);
});
