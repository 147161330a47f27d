import { androsphinx } from './androsphinx.ts';
import { catMummy } from './catMummy.ts';
import { mummy } from './mummy.ts';
import { scorpion } from './scorpion.ts';

// Satet and Apep need no more than their data.
export const guardians = [catMummy, mummy, scorpion, androsphinx];
