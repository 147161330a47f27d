import { type Playable, rulesOf } from './game.ts';
import { type Part, total } from './parts.ts';
import { type Draw, draw, shuffle } from './random.ts';
import { RulesError } from './refusal.ts';
import type { Kit, Rules, Step } from './rules.ts';
import type { Result, Seat, State, Task, Told } from './state.ts';

// What a step gets to see and do (`g` in every rule). It lives for one decision and is never stored.
export class Play<K extends Kit = Kit> {
  readonly game: Playable;
  readonly rules: Rules;
  readonly state: State;
  readonly told: Told<K['event']>[] = [];
  readonly draws: Draw[] = [];
  revealed = false; // something became known that was not: the decision can't be undone
  added: Task[] = [];

  constructor(game: Playable, state: State) {
    this.game = game;
    this.rules = rulesOf(game, state);
    this.state = state;
  }

  get table(): K['table'] {
    return this.state.table;
  }
  get options(): K['options'] {
    return this.state.options;
  }
  get seats(): number {
    return this.state.seats;
  }
  // The number of the rules this game was begun under.
  get rulesNumber(): number {
    return this.state.rules;
  }

  // To be done next, before what already waits; tasks added in one step run in the order added.
  add(task: Task): void {
    this.added.push(task);
  }

  // Tells what happened, to everyone or to some seats only, and lets the powers that care react.
  emit(event: K['event'], to?: Seat[]): void {
    this.told.push(to === undefined ? { event } : { event, to });
    const powers = this.rules.reacting.get(event.type);
    if (!powers) return;
    const order = this.game.order?.(this.table);
    for (let i = 0; i < this.seats; i++) {
      const seat = order ? order[i] : i;
      if (seat === undefined) break;
      for (const power of powers) {
        if (this.state.result === null && power.holders(this.table).includes(seat)) {
          const react: unknown = Reflect.get(power.on ?? {}, event.type);
          if (typeof react === 'function') react.call(power.on, this, event, seat);
        }
      }
    }
  }

  // A figure the rules name (a strength, a cost, a gain), with what the seat's powers add to it.
  value<N extends keyof K['values'] & string>(name: N, base: number, about: K['values'][N] & { seat: Seat }): number {
    return this.sum(name, base, about);
  }

  // The same with its reasons, for people.
  reckon<N extends keyof K['values'] & string>(name: N, base: Part[], about: K['values'][N] & { seat: Seat }): Part[] {
    const parts = base.filter((part) => part.amount !== 0);
    this.sum(name, total(base), about, parts);
    return parts;
  }

  private sum(name: string, base: number, about: { seat: Seat }, parts?: Part[]): number {
    let sum = base;
    for (const power of this.rules.valued.get(name) ?? []) {
      if (!power.holders(this.table).includes(about.seat)) continue;
      const change: unknown = Reflect.get(power.value ?? {}, name);
      if (typeof change !== 'function') continue;
      const amount: number = change.call(power.value, this, about, sum);
      if (amount !== 0) parts?.push({ because: power.id, amount });
      sum += amount;
    }
    return sum;
  }

  holders(power: string): readonly Seat[] {
    return this.rules.powers.find((one) => one.id === power)?.holders(this.table) ?? [];
  }

  // A whole number from 0 to below-1.
  draw(below: number): number {
    this.revealed = true;
    return draw(this.state.random, below, this.draws);
  }

  shuffle<X>(items: X[]): X[] {
    this.revealed = true;
    return shuffle(this.state.random, items, this.draws);
  }

  // Something hidden has been shown to someone (a card drawn, a hand looked at): no undo past this.
  reveal(): void {
    this.revealed = true;
  }

  end(result: Result): void {
    this.state.result = result;
    this.state.agenda = [];
    this.added = [];
  }

  get over(): boolean {
    return this.state.result !== null;
  }

  step(name: string): Step {
    const step = this.rules.steps.get(name) ?? this.rules.steps.get(this.game.retired?.[name] ?? '');
    if (!step) throw new RulesError(`${this.game.id} has no step '${name}'`);
    return step;
  }
}

// The seat and answer of a question put to one seat.
export function only<X>(answers: ReadonlyMap<Seat, X>): [Seat, X] {
  for (const entry of answers) return entry;
  throw new RulesError('a question was resolved without an answer');
}
