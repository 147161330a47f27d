import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { anyAnswer } from '../../shared/bots/bot.ts';
import {
  decideUnchecked,
  type Fast,
  type Json,
  load,
  type Options,
  optionsFor,
  type State,
  startFast,
  unanswered,
  viewFor,
} from '../../shared/engine/index.ts';
import { HEXES } from '../../shared/games/theocratia/map/board.ts';
import type { TableView } from '../../shared/games/theocratia/table.ts';
import { theocratia } from '../../shared/games/theocratia/theocratia.ts';
import { spotsOf } from '../../web/games/theocratia/choose/offers.ts';

// What the page shows as plain buttons, by the field that tells it.
const plain = ['done', 'skip', 'lost', 'claim'];
const isPlain = (option: { [field: string]: Json }): boolean =>
  plain.some((field) => field in option) ||
  option.do === 'first' ||
  (option.do === 'holiday' && !('discard' in option));
// Things with several options show each as a button; of every other place there is one option.
const opens = ['hex', 'card', 'row'];

/** Why an option could not be reached on the board, one line each. */
function unreachable(table: TableView, seat: number, step: string, options: Options): string[] {
  if (options.kind === 'number') return [`${step} asks for a number, which no component of this board shows`];
  const problems: string[] = [];
  const places = new Map<string, number>();
  for (const option of options.of) {
    const spots = spotsOf(option);
    const said = `${step}: ${JSON.stringify(option)}`;
    if (spots.length === 0 && !isPlain(Object(option))) problems.push(`${said} is neither on the board nor a button`);
    for (const spot of spots) {
      const place = JSON.stringify(spot);
      places.set(place, (places.get(place) ?? 0) + 1);
      const isThere =
        (spot.on === 'hex' && spot.hex < HEXES && (spot.first ?? 0) < HEXES) ||
        (spot.on === 'card' && table.players[seat]!.hand!.includes(spot.card)) ||
        (spot.on === 'die' && table.dice.some((die) => die.civ === spot.civ && die.face === spot.face)) ||
        (spot.on === 'row' && table.civs[spot.civ]!.row.length < 3 && spot.face >= 1 && spot.face <= 6) ||
        (spot.on === 'civ' && spot.civ in table.civs) ||
        (spot.on === 'token' && table.tokens.includes(spot.token)) ||
        (spot.on === 'gem' && step === 'holiday');
      if (!isThere) problems.push(`${said} lies on ${place}, which is not there`);
      if (!opens.includes(spot.on) && spot.on !== 'gem' && places.get(place)! > 1)
        problems.push(`${said}: ${place} is the place of two options`);
    }
  }
  return problems;
}

function check(state: State, found: { steps: Set<string>; problems: Set<string> }): Options {
  const seat = unanswered(state)[0]!;
  const step = state.asking!.task.do;
  const options = optionsFor(theocratia, state, seat)!;
  const { table } = viewFor(theocratia, state, seat);
  found.steps.add(step);
  for (const problem of unreachable(table as TableView, seat, step, options)) found.problems.add(problem);
  return options;
}

it('has a place on the board or a button for everything the rules ever offer', () => {
  const found = { steps: new Set<string>(), problems: new Set<string>() };
  for (let seed = 1; seed <= 40; seed++) {
    const random: Fast = { fast: seed };
    const state = startFast(theocratia, 2 + (seed % 3), {}, seed);
    while (state.result === null) {
      const options = check(state, found);
      decideUnchecked(theocratia, state, unanswered(state)[0]!, anyAnswer(options, random));
    }
  }
  // One paused game for each step that asks: what random play comes upon too seldom is among them.
  const folder = new URL('../states/theocratia/', import.meta.url);
  const paused = readdirSync(folder);
  for (const name of paused) check(load(theocratia, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))), found);
  expect([...found.problems]).toEqual([]);
  expect([...found.steps].sort()).toEqual(paused.map((name) => name.replace('.json', '')).sort());
});
