import type { Language } from '../../../lib/reading.svelte.ts';
import { words as en, type TheocratiaWords } from './en.ts';
import { words as es } from './es.ts';

export type { TheocratiaWords } from './en.ts';
export const boardWords: Record<Language, TheocratiaWords> = { en, es };
