import type { ReferenceEntry } from '../../../shared/engine/index.ts';
import type { Language } from '../../lib/reading.svelte.ts';

const load = {
  en: async () => (await import('../../../shared/games/ankh/reference/en.ts')).reference,
  es: async () => (await import('../../../shared/games/ankh/reference/es.ts')).reference,
} satisfies Record<Language, unknown>;

// What the rules say of a card, power, god or guardian, for those who are about to choose it. Fetched when first needed.
class Aid {
  #entries = $state.raw<{ [language: string]: ReadonlyMap<string, ReferenceEntry> }>({});
  #asked = new Set<Language>();

  textOf(id: string, language: Language): string | undefined {
    void this.fetch(language);
    return this.known(id, language);
  }

  // The same without fetching: for what is only shown in passing.
  known(id: string, language: Language): string | undefined {
    return this.#entries[language]?.get(id)?.text.split('\n\n')[0];
  }

  async fetch(language: Language): Promise<void> {
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    const { sections } = await load[language]();
    const entries = new Map(sections.flatMap((section) => section.entries).map((entry) => [entry.id, entry]));
    this.#entries = { ...this.#entries, [language]: entries };
  }
}

export const aid = new Aid();
