import type { ReferenceEntry } from '../../shared/engine/index.ts';
import { loadReference } from '../games/index.ts';
import type { Language } from '../lib/reading.svelte.ts';

// What the rules of a game say of a card, a power, a piece, for those who are about to choose it. Fetched when first
// needed.
export class Aid {
  readonly #game: string;
  #entries = $state.raw<{ [language: string]: ReadonlyMap<string, ReferenceEntry> }>({});
  #asked = new Set<Language>();

  constructor(game: string) {
    this.#game = game;
  }

  textOf(id: string, language: Language): string | undefined {
    void this.fetch(language);
    return this.known(id, language);
  }

  // The same without fetching: for what is only shown in passing.
  known(id: string, language: Language): string | undefined {
    return this.entry(id, language)?.text.split('\n\n')[0];
  }

  entry(id: string, language: Language): ReferenceEntry | undefined {
    return this.#entries[language]?.get(id);
  }

  async fetch(language: Language): Promise<void> {
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    const { sections } = await loadReference(this.#game, language);
    const entries = new Map(sections.flatMap((section) => section.entries).map((entry) => [entry.id, entry]));
    this.#entries = { ...this.#entries, [language]: entries };
  }
}
