import type { Json, Question } from '../../../../shared/engine/index.ts';
import { type Grip, gripKey, type Offer, offersOf } from './offers.ts';

// What is in one's hand between the two taps of a choice: this figure, before the space it goes to.
export class Hold {
  #asked: () => { question: Question | null; options: readonly Json[] };
  #putBack: () => void;
  #taken = $state.raw<{ key: string; step: string }>();

  // What was chosen for the thing held before is put back when another is taken up.
  constructor(asked: () => { question: Question | null; options: readonly Json[] }, putBack = () => {}) {
    this.#asked = asked;
    this.#putBack = putBack;
  }

  offers: readonly Offer[] = $derived.by(() => {
    const { question, options } = this.#asked();
    return question ? options.flatMap((option) => offersOf(question.task, option)) : [];
  });

  // All that can be taken up, each once.
  grips: ReadonlyMap<string, Grip> = $derived(
    new Map(this.offers.flatMap(({ grip }) => (grip ? [[gripKey(grip), grip] as const] : []))),
  );

  // The only thing there is to take is in one's hand already.
  key: string | undefined = $derived.by(() => {
    if (this.#taken && this.#taken.step === this.#step && this.grips.has(this.#taken.key)) return this.#taken.key;
    return this.grips.size === 1 ? this.grips.keys().next().value : undefined;
  });

  grip: Grip | undefined = $derived(this.key === undefined ? undefined : this.grips.get(this.key));

  // The offers that lie open now: those of what is held, and those that need no holding.
  open: readonly Offer[] = $derived(
    this.offers.filter(({ grip }) => !grip || (this.key !== undefined && gripKey(grip) === this.key)),
  );

  get #step(): string {
    const task = this.#asked().question?.task;
    return task ? task.do : '';
  }

  take(key: string): void {
    this.#putBack();
    this.#taken = this.#taken?.key === key && this.key === key ? undefined : { key, step: this.#step };
  }
}
