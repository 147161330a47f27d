import { kept } from './kept.ts';

// The languages of the site: its own words in lib/words, a game's in shared/games/<game>/texts.
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

const isLanguage = (name: unknown): name is Language => typeof name === 'string' && name in languages;

// The one chosen here, else the first the browser asks for that we have.
export function wishedLanguage(): Language {
  const asked = navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage);
  return kept('language', isLanguage) ?? asked ?? 'en';
}
