import { beforeAll, describe, expect, it } from 'vitest';
import { anyAnswer } from '../../../shared/bots/index.ts';
import {
  decide,
  type Fast,
  type Json,
  optionsFor,
  refusedFor,
  type State,
  start,
  unanswered,
  type View,
  viewFor,
} from '../../../shared/engine/index.ts';
import { ankh } from '../../../shared/games/ankh/ankh.ts';
import type { Event } from '../../../shared/games/ankh/events.ts';
import type { Ankh } from '../../../shared/games/ankh/table.ts';
import { events as told } from '../../../shared/games/ankh/texts/en/events.ts';
import { questions as asked } from '../../../shared/games/ankh/texts/en/questions.ts';
import { texts as en } from '../../../shared/games/ankh/texts/en.ts';
import { texts as es } from '../../../shared/games/ankh/texts/es.ts';

const names = ['Anna', 'Bruno', 'Cleo', 'Dina', 'Emil'];
const languages = [en, es];

// What must never reach a reader: holes, raw JSON, ids.
const spoilt = /undefined|null|NaN|\[object|[{}"#]|\(\)| {2}|\b[a-z]+[A-Z]|[=:+−] *[;.)]|^ | $/;

const met = { events: new Set<string>(), questions: new Set<string>(), sentences: 0, wrong: new Map<string, string>() };

function hear(sentence: string, of: string): void {
  met.sentences++;
  if (sentence === '' || spoilt.test(sentence)) met.wrong.set(of, sentence);
}

function tell(event: Event): void {
  met.events.add(event.type);
  for (const { event: say } of languages) hear(say(event, names), `event ${event.type}`);
}

function ask(state: State, seat: number): void {
  const view = viewFor(ankh, state, seat) as View<Ankh>;
  const task = view.asking?.task;
  const options = view.asking?.options;
  if (!task || !options) throw new Error(`seat ${seat} is asked nothing`);
  met.questions.add(task.do);
  const of: Json[] = options.kind === 'number' ? [options.min, options.max] : options.of;
  for (const say of languages) {
    hear(say.question(task, view, names), `question ${task.do}`);
    for (const option of of) hear(say.option(task, option, view, names), `option of ${task.do}`);
    for (const { because } of refusedFor(ankh, state, seat)) hear(say.refused(because), `refusal at ${task.do}`);
  }
}

function playAndSay(seats: number, options: Json, seed: number): void {
  const random: Fast = { fast: seed };
  const { state, events } = start(ankh, { seats, options, seed: String(seed).padStart(64, '0') });
  for (const { event } of events) tell(event as Event);
  while (state.result === null) {
    const seat = unanswered(state)[0]!;
    ask(state, seat);
    const answer = anyAnswer(optionsFor(ankh, state, seat)!, random);
    for (const { event } of decide(ankh, state, seat, answer).events) tell(event as Event);
  }
  for (const { result } of languages) hear(result(state.result, names), `result ${state.result.how}`);
}

describe('what is said in games of Ankh', () => {
  beforeAll(() => {
    for (const setup of ['middleKingdom', 'oldKingdom', 'peoplesRevolt']) {
      for (let seed = 1; seed <= 20; seed++) {
        const gods = ['pick', 'deal', 'three'][seed % 3]!;
        playAndSay(2 + (seed % 4), { setup, gods }, seed);
      }
    }
    // Too rare for sixty games: a Mummy dies while every space beside its god is taken.
    tell({ type: 'noReturn', seat: 0, figure: { id: 40, kind: 'mummy', owner: 0 } });
  });

  it('has no holes, no raw data and no ids in it, in either language', () => {
    expect([...met.wrong]).toEqual([]);
    expect(met.sentences).toBeGreaterThan(10_000);
  });

  it('was heard for every question', () => {
    expect(Object.keys(asked).filter((name) => !met.questions.has(name))).toEqual([]);
  });

  it('was heard for every event', () => {
    expect(Object.keys(told).filter((type) => !met.events.has(type))).toEqual([]);
  });
});
