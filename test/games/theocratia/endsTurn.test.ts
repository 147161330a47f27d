import { expect, it } from 'vitest';
import { anyAnswer } from '../../../shared/bots/bot.ts';
import {
  apply,
  equal,
  type Fast,
  optionsFor,
  type State,
  startFast,
  unanswered,
  viewFor,
} from '../../../shared/engine/index.ts';
import type { Table } from '../../../shared/games/theocratia/table.ts';
import { theocratia } from '../../../shared/games/theocratia/theocratia.ts';

const turnsOf = ({ table }: State<Table>): string => `${table.round}.${table.taken}`;

it('knows which answers pass the turn on, unless a card is drawn first, in 24 random games', () => {
  const told = new Map<string, number>();
  for (let game = 0; game < 24; game++) {
    const random: Fast = { fast: game * 17 + 3 };
    let state = startFast(theocratia, 2 + (game % 3), {}, game + 1) as State<Table>;
    while (state.result === null) {
      const { task, seats } = state.asking!;
      const seat = unanswered(state)[0]!;
      const offered = optionsFor(theocratia, state, seat)!;
      const answer = anyAnswer(offered, random);
      const last = viewFor(theocratia, state, seat).asking!.endsTurn ?? [];
      const isMine = state.table.turn?.seat === seat && seats.length === 1 && offered.kind === 'one';
      const next = apply(theocratia, state, seat, answer);
      const after = next.state as State<Table>;
      const isOver = isMine && turnsOf(after) !== turnsOf(state);
      const isLast = last.some((one) => equal(one, answer));
      const said = `${task.do}: ${JSON.stringify(answer)}`;
      if (isLast) expect(isOver, said).toBe(true);
      if (isOver && (!next.final || equal(answer, { done: true }))) expect(isLast, said).toBe(true);
      if (isLast) told.set(task.do, (told.get(task.do) ?? 0) + 1);
      state = after;
    }
  }
  for (const step of ['assign', 'act', 'afterAction']) expect(told.get(step), step).toBeGreaterThan(0);
});
