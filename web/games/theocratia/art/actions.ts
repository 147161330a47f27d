import type { Drawing } from '../../../board/ink/drawing.ts';
import { barrack, factory, pyramid } from './buildings.ts';
import { firstToken } from './signs.ts';

const war: Drawing = {
  line: 'M8 56L52 12M56 56L12 12',
  ink: 'M58 4L44 8l12 12zM6 4l14 4L8 20zM4 52l8 8-9 2zM60 52l-8 8 9 2z',
};
const expand: Drawing = { ink: 'M24 34L44 18l18 16v26H26V36z', brush: 'M13 4v22M2 15h22', cut: 'M40 60V46h8v14' };
const divination: Drawing = {
  ink: 'M2 32C16 10 48 10 62 32 48 54 16 54 2 32z',
  cut: 'M32 21a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM32 29v6',
};
// A steaming bowl.
const holiday: Drawing = {
  ink: 'M6 24h52c0 20-10 30-22 31v5h12v3H16v-3h12v-5C16 54 6 44 6 24z',
  line: 'M20 16c-4-5 4-7 0-13M32 16c-4-5 4-7 0-13M44 16c-4-5 4-7 0-13',
};
const nothing: Drawing = { line: 'M14 32h36' };

export type ActionName = 'first' | 'war' | 'expand' | 'factory' | 'barrack' | 'divination' | 'holiday' | 'pyramid';
export const actions: Record<ActionName, Drawing> = {
  first: firstToken,
  war,
  expand,
  factory,
  barrack,
  divination,
  holiday,
  pyramid,
};

// The action of each face, 1 to 6.
export const actionOfFace: readonly ActionName[] = ['first', 'war', 'expand', 'factory', 'barrack', 'divination'];

// Round Bonus cards, by the deed they reward, and Development cards.
export const bonuses: { readonly [bonus: string]: readonly Drawing[] } = {
  expansion: [expand],
  factory: [factory],
  barrack: [barrack],
  pyramid: [pyramid],
  holidayWar: [holiday, war],
};
export const developments: { readonly [card: string]: Drawing } = { expansion: expand, holiday, blank: nothing };
