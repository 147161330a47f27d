import { keep } from './kept.ts';
import { type Language, wishedLanguage } from './language.ts';
import type { Words } from './words/en.ts';

export { type Language, languages } from './language.ts';

const load: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
};

// In which language the site speaks.
class Reading {
  language = $state<Language>('en');
  #words = $state.raw<Words>();

  get words(): Words {
    if (!this.#words) throw new Error('the words are asked for before reading.begin() has loaded them');
    return this.#words;
  }

  async begin(): Promise<void> {
    await this.choose(wishedLanguage(), false);
  }

  async choose(language: Language, remember = true): Promise<void> {
    this.#words = (await load[language]()).words;
    this.language = language;
    document.documentElement.lang = language;
    if (remember) keep('language', language);
  }
}

export const reading = new Reading();

// 'Ana, Beto and Chloe', in the reader's language.
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(reading.language).format(names);
}
