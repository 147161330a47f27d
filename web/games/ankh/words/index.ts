import type { Language } from '../../../lib/reading.svelte.ts';
import { type AnkhWords, words as en } from './en.ts';
import { words as es } from './es.ts';

export type { AnkhWords } from './en.ts';
export const boardWords: Record<Language, AnkhWords> = { en, es };
