// Writes a paused state for every step that asks and has none yet: node test/states/make.ts <game>
// They are never made anew: an old one that still loads and plays on is what the test is for.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { anyAnswer } from '../../shared/bots/index.ts';
import { decideUnchecked, optionsFor, startFast, unanswered } from '../../shared/engine/index.ts';
import { gameById } from '../../shared/games/index.ts';
import { tables } from './tables.ts';

const id = process.argv[2] ?? '';
const game = gameById(id);
if (!game) throw new Error(`there is no game '${id}'`);
const folder = new URL(`./${id}/`, import.meta.url);
mkdirSync(folder, { recursive: true });
for (let luck = 1; luck <= 400; luck++) {
  for (const { seats, options } of tables(game)) {
    const random = { fast: luck };
    const state = startFast(game, seats, options, luck);
    while (state.result === null && state.asking) {
      const file = new URL(`${state.asking.task.do}.json`, folder);
      if (!existsSync(file)) {
        writeFileSync(file, `${JSON.stringify(state)}\n`);
        console.log(`${id}: ${state.asking.task.do}`);
      }
      const seat = unanswered(state)[0] ?? 0;
      const offered = optionsFor(game, state, seat);
      if (!offered) throw new Error(`seat ${seat} has no options`);
      decideUnchecked(game, state, seat, anyAnswer(offered, random));
    }
  }
}
