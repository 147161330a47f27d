import { expect, it } from 'vitest';
import { anyAnswer } from '../../../shared/bots/bot.ts';
import {
  apply,
  type Fast,
  optionsFor,
  type State,
  startFast,
  unanswered,
  type View,
  viewFor,
} from '../../../shared/engine/index.ts';
import { ankh } from '../../../shared/games/ankh/ankh.ts';
import { endsTurn } from '../../../shared/games/ankh/endsTurn.ts';
import type { Event } from '../../../shared/games/ankh/events.ts';
import { setupNames } from '../../../shared/games/ankh/names.ts';
import type { Ankh, Table } from '../../../shared/games/ankh/table.ts';

it('knows which answers pass the turn on, in 24 random games', () => {
  const told = new Map<string, number>();
  for (let game = 0; game < 24; game++) {
    const random: Fast = { fast: game * 17 + 3 };
    const options = { setup: setupNames[game % 3]!, gods: 'pick' };
    let state = startFast(ankh, 2 + (game % 4), options, game + 1) as State<Table>;
    while (state.result === null) {
      const [seat] = unanswered(state);
      const answer = anyAnswer(optionsFor(ankh, state, seat!)!, random);
      const view = viewFor(ankh, state, seat!) as View<Ankh>;
      const step = view.asking!.task.do;
      const isLast = endsTurn(view, answer);
      const next = apply(ankh, state, seat!, answer);
      const happened = new Set(next.events.map(({ event }) => (event as Event).type));
      const isOver = happened.has('turnBegan');
      if (isLast) {
        expect(isOver, `${step}: ${JSON.stringify(answer)} was to end the turn`).toBe(true);
        told.set(step, (told.get(step) ?? 0) + 1);
      }
      // What is plainly the last word is known as such, unless it set off an event.
      const isWord = answer === 'done' || answer === 'gain' || step === 'unlockPower';
      if (isOver && isWord && !happened.has('eventTriggered')) {
        expect(isLast, `${step}: ${JSON.stringify(answer)} ended the turn`).toBe(true);
      }
      state = next.state as State<Table>;
    }
  }
  for (const step of ['secondAction', 'moveFigures', 'summonFigure', 'unlockPower']) {
    expect(told.get(step), step).toBeGreaterThan(0);
  }
});
