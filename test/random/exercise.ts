import { type Game, type Play, type Power, rulesOf, type State, type Step } from '../../shared/engine/index.ts';

type Event = { type: string };

// How often each step ran, each power changed a figure or reacted, and each event was told: so that a test can say what
// was never exercised. `labels` names what an event shows, which must come up too.
export class Exercise {
  readonly counts = new Map<string, number>();
  private readonly counted = new WeakSet<object>();
  private readonly labels: (event: Event) => string[];

  constructor(labels: (event: Event) => string[] = () => [], expected: readonly string[] = []) {
    this.labels = labels;
    for (const label of expected) this.note(label, 0);
  }

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

  // A line for the steps, one for the powers, one for each other kind of label; the rarest first.
  report(): string {
    const lines = new Map<string, string[]>();
    for (const [label, count] of [...this.counts].toSorted(([, a], [, b]) => a - b)) {
      const [kind = '', ...name] = label.split(' ');
      lines.set(kind, [...(lines.get(kind) ?? []), `${name.join(' ')} ${count}`]);
    }
    return [...lines].map(([kind, counts]) => `${kind}: ${counts.join(', ')}`).join('\n');
  }

  note(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }

  private countedStep(name: string, step: Step): Step {
    this.note(`step ${name}`, 0);
    return {
      ...step,
      run: (g, args) => {
        this.note(`step ${name}`);
        this.listen(g, () => step.run?.(g, args));
      },
      resolve: (g, args, answers) => this.listen(g, () => step.resolve?.(g, args, answers)),
    };
  }

  private listen(g: Play, act: () => void): void {
    const before = g.told.length;
    act();
    for (let i = before; i < g.told.length; i++) for (const label of this.labels(g.told[i]!.event)) this.note(label);
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
