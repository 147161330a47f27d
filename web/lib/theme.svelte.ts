import { forget, keep, kept } from './kept.ts';

type Theme = 'light' | 'dark';
const isTheme = (name: unknown): name is Theme => name === 'light' || name === 'dark';

// Papyrus by day or by lamplight: as the system says, unless the reader says otherwise.
class Lamp {
  #system = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  #chosen = $state<Theme | undefined>(kept('theme', isTheme));

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
      this.#system = matches;
    });
    this.#show();
  }

  get lit(): boolean {
    return this.#chosen === undefined ? this.#system : this.#chosen === 'dark';
  }

  turn(): void {
    const next = this.lit ? 'light' : 'dark';
    this.#chosen = (next === 'dark') === this.#system ? undefined : next;
    if (this.#chosen) keep('theme', this.#chosen);
    else forget('theme');
    this.#show();
  }

  #show(): void {
    if (this.#chosen) document.documentElement.dataset.theme = this.#chosen;
    else delete document.documentElement.dataset.theme;
  }
}

export const lamp = new Lamp();
