import type { Json, Result, Texts, View } from '../../../engine/index.ts';
import type { Event, EventOf } from '../events.ts';
import type { Args, Because, Option, QuestionName, Questions } from '../questions.ts';
import type { Ankh } from '../table.ts';
import type { FigureView, TableView } from '../tableView.ts';

// What a sentence may speak of: the table as the reader sees it, how many things the reader is to choose, and the
// players' names.
export type Scene = { table: TableView; you: number | null; wanted: number; names: readonly string[] };

type BecauseOf = { [B in Because as B['why']]: B };

// One language. Each part has a sentence for everything that can be asked, chosen, refused or told: a new event or
// question does not compile before every language can say it.
export type Phrasebook = {
  questions: { [N in QuestionName]: (args: Args<N>, scene: Scene) => string };
  options: { [N in QuestionName]: (option: Option<N>, args: Args<N>, scene: Scene) => string };
  refusals: { [W in Because['why']]: (because: BecauseOf[W]) => string };
  events: { [T in Event['type']]: (event: EventOf<T>, name: (seat: number) => string) => string };
  result(result: Result, name: (seat: number) => string): string;
};

export function textsOf(book: Phrasebook): Texts<Ankh> {
  const isQuestion = (name: string): name is QuestionName => name in book.questions;
  const asked = (name: string): QuestionName => {
    if (isQuestion(name)) return name;
    throw new RangeError(`ankh: there are no words for the question '${name}'`);
  };
  // The rules put a question's own arguments and options with its name; the kernel knows them as plain JSON.
  const question = <N extends QuestionName>(name: N, args: Json, scene: Scene) =>
    book.questions[name](args as Args<N>, scene);
  const option = <N extends QuestionName>(name: N, option: Json, args: Json, scene: Scene) =>
    book.options[name](option as Questions[N]['option'], args as Args<N>, scene);
  const refusal = <W extends Because['why']>(why: W, because: BecauseOf[W]) => book.refusals[why](because);
  const telling = <T extends Event['type']>(type: T, event: EventOf<T>, name: (seat: number) => string) =>
    book.events[type](event, name);
  const naming = (names: readonly string[]) => (seat: number) => names[seat] ?? `#${seat + 1}`;
  const scene = ({ table, you, asking }: View<Ankh>, names: readonly string[]): Scene => {
    const wanted = asking?.options?.kind === 'some' ? asking.options.max : 1;
    return { table, you, wanted, names };
  };

  return {
    question: (task, view, names) => question(asked(task.do), task, scene(view, names)),
    option: (task, answer, view, names) => option(asked(task.do), answer, task, scene(view, names)),
    refused(because) {
      const known = because as Because;
      return refusal(known.why, known);
    },
    event: (event, names) => telling(event.type, event, naming(names)),
    result: (result, names) => book.result(result, naming(names)),
  };
}

export function figureOf({ table }: Scene, id: number): FigureView {
  const figure = table.figures.find((one) => one.id === id);
  if (!figure) throw new RangeError(`ankh: figure ${id} is not on this table`);
  return figure;
}

export function monumentAt({ table }: Scene, space: number): TableView['monuments'][number] {
  const monument = table.monuments.find((one) => one.at === space);
  if (!monument) throw new RangeError(`ankh: no monument stands on space ${space}`);
  return monument;
}
