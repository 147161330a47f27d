import type { ReferenceSection } from '../../../../engine/index.ts';
import { battleQuestions } from './battleQuestions.ts';
import { furtherQuestions } from './furtherQuestions.ts';
import { landQuestions } from './landQuestions.ts';

// Where the rulebook is silent or can be read in two ways, this is how it is played here.
export const questions: ReferenceSection = {
  id: 'questions',
  title: 'Settled questions',
  intro: 'Where the rulebook is silent or can be read in two ways, this is how we play.',
  entries: [...landQuestions, ...battleQuestions, ...furtherQuestions],
};
