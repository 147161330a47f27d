import { reading } from '../reading.svelte.ts';
import { words as en } from './service/en.ts';
import { words as es } from './service/es.ts';

const all = { en, es };

// The words of the pages and panels around the game. They come with those pages: a table's first look needs none of them.
export const service = {
  get words() {
    return all[reading.language];
  },
};
