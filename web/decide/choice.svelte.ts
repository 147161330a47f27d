import type { Json, Options, Question } from '../../shared/engine/index.ts';
import { keyOf, sameOption } from '../board/contract.ts';

type Making = {
  question(): Question | null; // the one open now; its options are undefined when nothing is asked of these eyes
  you(): number | null;
  oneTap(question: Question, option: Json): boolean;
  answer(answer: Json): void;
};

// A decision in the making: what has been chosen and not yet confirmed. The board and the list of buttons share it.
export class Choice {
  #making: Making;
  // Everything belongs to one question: when another is put, what was chosen for the old one is gone.
  #since = $state<number>();
  #picked = $state.raw<Json[]>([]);
  #changing = $state(false);
  pointed = $state.raw<Json | undefined>(undefined);

  constructor(making: Making) {
    this.#making = making;
  }

  get question(): Question | null {
    return this.#making.question();
  }

  get options(): Options | undefined {
    return this.isSealed ? undefined : this.question?.options;
  }

  // One's own answer, given but not yet revealed.
  get sealed(): Json | undefined {
    const you = this.#making.you();
    return you === null ? undefined : this.question?.sealed?.[you];
  }

  get isSealed(): boolean {
    return this.sealed !== undefined && !(this.#changing && this.#isCurrent);
  }

  get #isCurrent(): boolean {
    return this.#since === this.question?.since;
  }

  get chosen(): readonly Json[] {
    if (this.isSealed && this.sealed !== undefined) return Array.isArray(this.sealed) ? this.sealed : [this.sealed];
    return this.#isCurrent ? this.#picked : [];
  }

  // The whole answer, once there is one to confirm.
  get answer(): Json | undefined {
    const options = this.options;
    if (!options || !this.#isCurrent) return undefined;
    if (options.kind !== 'some') return this.#picked[0];
    const count = this.#picked.length;
    return count >= options.min && count <= options.max ? this.#picked : undefined;
  }

  choose(option: Json): void {
    const { options, question } = this;
    if (!options || !question) return;
    const already = this.chosen.some((one) => sameOption(one, option));
    if (options.kind === 'some') this.#pick(this.#toggled(option, already, options.max));
    else if (already) this.confirm();
    else {
      this.#pick([option]);
      if (this.isOneTap(option)) this.confirm();
    }
  }

  isOneTap(option: Json): boolean {
    const { question } = this;
    return question !== null && !question.secret && this.#making.oneTap(question, option);
  }

  // For 'some' of nothing: an empty list is an answer too, but only once it is meant.
  begin(): void {
    if (!this.#isCurrent) this.#pick([]);
  }

  clear(): void {
    this.#pick([]);
  }

  change(): void {
    this.#pick([]);
    this.#changing = true;
  }

  confirm(): void {
    const { answer } = this;
    if (answer === undefined) return;
    this.#picked = [];
    this.#changing = false;
    this.#making.answer(answer);
  }

  #pick(picked: Json[]): void {
    if (!this.#isCurrent) this.#changing = false;
    this.#since = this.question?.since;
    this.#picked = picked;
  }

  #toggled(option: Json, already: boolean, max: number): Json[] {
    if (already) return this.chosen.filter((one) => keyOf(one) !== keyOf(option));
    return max === 1 ? [option] : [...this.chosen, option].slice(0, max);
  }
}
