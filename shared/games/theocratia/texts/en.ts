import type { Texts } from '../../../engine/index.ts';
import type { Theocratia } from '../table.ts';
export const texts: Texts<Theocratia> = {
  question: () => '',
  option: () => '',
  refused: () => '',
  event: () => '',
  result: () => '',
};
