import { expect, it } from 'vitest';
import { anyAnswer } from '../../shared/bots/bot.ts';
import {
  decideUnchecked,
  type Fast,
  type Json,
  optionsFor,
  type State,
  startFast,
  unanswered,
} from '../../shared/engine/index.ts';
import { ankh } from '../../shared/games/ankh/ankh.ts';
import { egypt } from '../../shared/games/ankh/map/egypt.ts';
import { setupNames } from '../../shared/games/ankh/names.ts';
import { POOL, type Table } from '../../shared/games/ankh/table.ts';
import { gripKey, isOnBoard, offersOf, wayOf } from '../../web/games/ankh/choose/offers.ts';

// Everything the rules offer must be a place on the board or a button, and no place may stand for two things.
function reachable(state: State<Table>, options: readonly Json[]): string[] {
  const task = state.asking!.task;
  const problems: string[] = [];
  const places = new Map<string, Json>();
  for (const option of options) {
    if (!isOnBoard(task, option)) {
      const isWord = typeof option === 'string' || wayOf(task) === 'buttons';
      if (!isWord) problems.push(`${task.do}: ${JSON.stringify(option)} is neither on the board nor a plain button`);
      continue;
    }
    if (wayOf(task) === 'beside') continue;
    for (const { grip, spot } of offersOf(task, option)) {
      const place = `${grip ? gripKey(grip) : ''} ${JSON.stringify(spot)}`;
      if (places.has(place)) problems.push(`${task.do}: ${place} is the place of two options`);
      places.set(place, option);
      if (spot.on === 'space' && !(spot.space in egypt.hexes)) problems.push(`${task.do}: no space ${spot.space}`);
      if (spot.on === 'edge' && !(spot.edge in egypt.edges)) problems.push(`${task.do}: no side ${spot.edge}`);
      const figure = spot.on === 'figure' ? spot.figure : grip?.take === 'figure' ? grip.figure : undefined;
      if (figure !== undefined && (state.table.figures[figure]?.at ?? POOL) < 0) {
        problems.push(`${task.do}: figure ${figure} is to be tapped but stands nowhere`);
      }
    }
  }
  return problems;
}

it('finds a place or a button for every option of 60 random games', () => {
  const met = new Set<string>();
  for (let game = 0; game < 60; game++) {
    const random: Fast = { fast: game * 31 + 7 };
    const setup = setupNames[game % 3]!;
    const state = startFast(ankh, 2 + (game % 4), { setup, gods: 'pick' }, game + 1) as State<Table>;
    while (state.result === null) {
      const [seat] = unanswered(state);
      const options = optionsFor(ankh, state, seat!)!;
      met.add(state.asking!.task.do);
      if (options.kind !== 'number') expect(reachable(state, options.of)).toEqual([]);
      decideUnchecked(ankh, state, seat!, anyAnswer(options, random));
    }
  }
  expect(met.size).toBeGreaterThan(20);
});
