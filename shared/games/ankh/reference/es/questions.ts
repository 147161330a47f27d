import type { ReferenceSection } from '../../../../engine/index.ts';
import { battleQuestions } from './battleQuestions.ts';
import { furtherQuestions } from './furtherQuestions.ts';
import { landQuestions } from './landQuestions.ts';

export const questions: ReferenceSection = {
  id: 'questions',
  title: 'Dudas resueltas',
  intro: 'Donde el reglamento calla o puede leerse de dos formas, aquí se juega así.',
  entries: [...landQuestions, ...battleQuestions, ...furtherQuestions],
};
