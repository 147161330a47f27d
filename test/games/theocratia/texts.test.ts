import { describe, expect, it } from 'vitest';
import { anyAnswer } from '../../../shared/bots/index.ts';
import {
  decide,
  type Json,
  optionsFor,
  refusedFor,
  type State,
  start,
  unanswered,
  type View,
  viewFor,
} from '../../../shared/engine/index.ts';
import type { Theocratia } from '../../../shared/games/theocratia/table.ts';
import { words as english } from '../../../shared/games/theocratia/texts/en/words.ts';
import { texts as en } from '../../../shared/games/theocratia/texts/en.ts';
import { words as spanish } from '../../../shared/games/theocratia/texts/es/words.ts';
import { texts as es } from '../../../shared/games/theocratia/texts/es.ts';
import { theocratia } from '../../../shared/games/theocratia/theocratia.ts';
import { tables } from '../../states/tables.ts';

const names = ['Anna', 'Bruno', 'Cleo', 'Dina'];

// What must never reach a reader: holes, raw values, ids.
const spoilt = /undefined|null|NaN|\[object|[{}"#]|\(\)| {2}|\b[a-z]+[A-Z]|^ | $/;

describe.each([
  ['English', en],
  ['Spanish', es],
])('%s', (_, texts) => {
  it('says every question, option, refusal and event of whole games without a hole', () => {
    const wrong = new Map<string, string>();
    const codes = new Set<string>();
    const hear = (sentence: string, of: string) => {
      if (sentence === '' || spoilt.test(sentence)) wrong.set(of, sentence);
    };
    const ask = (state: State, seat: number) => {
      const view = viewFor(theocratia, state, seat) as View<Theocratia>;
      const { task, options } = view.asking!;
      hear(texts.question(task, view, names), `question ${task.do}`);
      if (texts.question(task, view, names).length < 10) wrong.set(`question ${task.do}`, 'none of its own');
      const of: Json[] = options && options.kind !== 'number' ? options.of : [];
      const said = of.map((option) => texts.option(task, option, view, names));
      for (const sentence of said) hear(sentence, `option of ${task.do}`);
      if (task.do !== 'holiday' && new Set(said).size !== said.length)
        wrong.set(`options of ${task.do}`, said.join(' | '));
      for (const { option, because } of refusedFor(theocratia, state, seat)) {
        hear(texts.option(task, option, view, names), `refused option of ${task.do}`);
        hear(texts.refused(because), `refusal ${JSON.stringify(because)}`);
        if (typeof because === 'object' && because !== null && 'code' in because) {
          codes.add(String(because.code));
          if (texts.refused(because) === because.code) wrong.set(`refusal ${because.code}`, 'not put into words');
        }
      }
    };
    for (const [n, { seats, options }] of tables(theocratia).entries()) {
      const begun = start(theocratia, { seats, options, seed: n.toString(16).padStart(64, '3') });
      const random = { fast: n };
      const { state } = begun;
      let { events } = begun;
      for (;;) {
        for (const { event } of events) hear(texts.event(event as never, names), `event ${event.type}`);
        if (state.result) break;
        const seat = unanswered(state)[0]!;
        ask(state, seat);
        events = decide(theocratia, state, seat, anyAnswer(optionsFor(theocratia, state, seat)!, random)).events;
      }
      hear(texts.result(state.result, names), 'result');
    }
    expect([...wrong]).toEqual([]);
    expect(codes.size).toBeGreaterThan(15);
  });

  it('tells how a tie was broken', () => {
    const said = ['points', 'malus', 'cosmo'].map((how) => texts.result({ winners: [1], scores: [3, 9], how }, names));
    said.push(texts.result({ winners: [0, 1], scores: [9, 9], how: 'shared' }, names));
    expect(new Set(said).size).toBe(4);
    for (const sentence of said) expect(sentence).toContain('Bruno');
  });
});

it('both languages have all the words', () => {
  expect(Object.keys(spanish)).toEqual(Object.keys(english));
  for (const [kind, list] of Object.entries(english)) {
    expect(Object.keys(spanish[kind as keyof typeof spanish]), kind).toEqual(Object.keys(list));
  }
});
