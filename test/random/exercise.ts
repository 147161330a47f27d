import { type Game, type Power, rulesOf, type State, type Step } from '../../shared/engine/index.ts';

// How often each step ran and each power changed a figure or reacted: so that a test can say what was never exercised.
export class Exercise {
  readonly counts = new Map<string, number>();
  private readonly counted = new WeakSet<object>();

  // Rules are compiled once per combination, so a combination is wrapped the first time it is met.
  watch(game: Game, state: State): void {
    const rules = rulesOf(game, state);
    if (this.counted.has(rules)) return;
    this.counted.add(rules);
    for (const [name, step] of rules.steps) rules.steps.set(name, this.countedStep(name, step));
    for (const power of rules.powers) if (power.value || power.on) this.note(`power ${power.id}`, 0);
    for (const [name, powers] of rules.valued)
      rules.valued.set(
        name,
        powers.map((power) => this.countedPower(power)),
      );
    for (const [name, powers] of rules.reacting)
      rules.reacting.set(
        name,
        powers.map((power) => this.countedPower(power)),
      );
  }

  get never(): string[] {
    return [...this.counts].filter(([, count]) => count === 0).map(([name]) => name);
  }

  report(): string {
    return [...this.counts].map(([name, count]) => `${String(count).padStart(9)}  ${name}`).join('\n');
  }

  private note(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }

  private countedStep(name: string, step: Step): Step {
    this.note(`step ${name}`, 0);
    return {
      ...step,
      run: (g, args) => {
        this.note(`step ${name}`);
        step.run?.(g, args);
      },
    };
  }

  private countedPower(power: Power): Power {
    const value: Power['value'] = {};
    for (const [name, hook] of Object.entries<Hook | undefined>(power.value ?? {})) {
      Reflect.set(value, name, (...args: unknown[]) => {
        const amount: unknown = hook && Reflect.apply(hook, power.value, args);
        if (amount !== 0) this.note(`power ${power.id}`);
        return amount;
      });
    }
    const on: Power['on'] = {};
    for (const [name, hook] of Object.entries<Hook | undefined>(power.on ?? {})) {
      Reflect.set(on, name, (...args: unknown[]) => {
        this.note(`power ${power.id}`);
        if (hook) Reflect.apply(hook, power.on, args);
      });
    }
    return { ...power, value, on };
  }
}

type Hook = (...args: never[]) => unknown;
