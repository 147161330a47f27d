import type { Drawing } from '../../../board/ink/drawing.ts';

export const fortress: Drawing = {
  ink: 'M4 60V12h10v8h8v-8h20v8h8v-8h10v48z',
  cut: 'M25 60V46c0-9 14-9 14 0v14M8 30h48',
};
export const house: Drawing = { ink: 'M32 8L60 34h-8v26H12V34H4z', cut: 'M27 60V44h10v16' };
// A kiln with its smoke.
export const factory: Drawing = {
  ink: 'M8 60c0-22 8-34 22-34s22 12 22 34zM24 24V8h12v16z',
  line: 'M42 14c6-2 6-8 12-9',
  cut: 'M22 60V48c0-10 16-10 16 0v12',
};
// A shield on the wall.
export const barrack: Drawing = { ink: 'M32 4l26 8c0 28-8 40-26 50C14 52 6 40 6 12z', cut: 'M32 8v50M9 26h46' };
export const pyramid: Drawing = {
  ink: 'M26 6h12v10h9v13h9v14h8v17H0V43h8V29h9V16h9z',
  cut: 'M27 60V45h10v15',
};

// By kind, as KINDS.
export const buildings: readonly Drawing[] = [fortress, house, factory, barrack, pyramid];

// What holds plains and deserts until it is slain: the horned one, the coiled one.
export const monsters: { readonly plain: Drawing; readonly desert: Drawing } = {
  plain: {
    ink: 'M4 4c0 14 6 18 14 20-2 6-2 10 0 16 2 8 8 20 14 20s12-12 14-20c2-6 2-10 0-16 8-2 14-6 14-20-6 8-12 11-20 11H24C16 15 10 12 4 4z',
    cut: 'M23 30l6 4M41 30l-6 4M28 50h8',
  },
  desert: {
    brush: 'M14 56c-8-4-8-16 2-16h30c12 0 12-16 0-16H22c-12 0-10-16 2-16h14',
    ink: 'M36 1c10-2 22 2 24 8-4 6-14 8-24 6z',
    line: 'M58 9l6 3',
  },
};
