import { read } from './read.ts';
import { write } from './write.ts';

export const notation = { write, read };
export type { Written } from './position.ts';
