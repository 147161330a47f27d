import type { CardName } from '../../../../shared/games/ankh/names.ts';
import type { Drawing } from '../../../board/ink/drawing.ts';

export const cards: Record<CardName, Drawing> = {
  // A locust.
  plague: {
    ink: 'M4 44c8-10 20-15 34-16 4-5 10-6 15-3 5 3 6 9 3 14-6 6-16 8-26 7-9 1-18 1-26-2z',
    line: 'M52 25c0-9 3-14 9-17M56 27c3-5 5-8 7-9M38 46l-6 14M46 44l3 15M28 46L14 20 6 32M24 36L44 16',
    cut: 'M10 43c10-6 20-8 30-8M44 28c-2 6-2 11 0 16M51 31h2',
  },
  // A monument rises, stone on stone.
  build: {
    ink: 'M2 50h18v12H2zM23 50h18v12H23zM44 50h18v12H44zM12 35h18v12H12zM33 35h18v12H33zM23 20h18v12H23z',
    line: 'M32 16V3M25 9l7-7 7 7',
  },
  // A war wheel.
  chariots: {
    line: 'M60 34a22 22 0 1 1-44 0 22 22 0 0 1 44 0zM38 12v44M19 23l38 22M19 45l38-22M16 34H0',
    ink: 'M44 34a6 6 0 1 1-12 0 6 6 0 0 1 12 0z',
    brush: 'M58 34a20 20 0 1 1-40 0 20 20 0 0 1 40 0z',
  },
  // The feather of truth in a ring.
  cycle: {
    ink: 'M32 13c9 5 11 18 3 32h-6c-8-14-6-27 3-32zM2 20l15-1-6 13z',
    line: 'M32 30v24M12 22A25 25 0 1 1 8 40',
    cut: 'M32 18v26M32 30l5-3M32 36l4-3M32 26l-5-3M32 34l-5-3',
  },
  // The sun over cracked ground.
  drought: {
    ink: 'M43 19a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM1 42c10-8 20-3 31-3s20-5 31 2v21H1z',
    line: 'M32 3V0M14 19h-6M56 19h-6M18 6l3 3M46 6l-3 3',
    cut: 'M14 40l5 9-6 6 4 7M32 40l-3 8 8 6-2 8M50 40l-3 8 6 5-3 9M19 49l10-1M37 54l11-3',
  },
  // The river over its banks.
  flood: {
    brush:
      'M1 25c7-9 13-9 20 0s14 9 21 0 14-9 21 0M1 42c7-9 13-9 20 0s14 9 21 0 14-9 21 0M1 58c7-9 13-9 20 0s14 9 21 0 14-9 21 0',
    ink: 'M32 0l9 12H23z',
  },
  // An ankh that shines.
  miracle: {
    line: 'M2 32h9M62 32h-9M8 10l7 5M56 10l-7 5M10 54l6-5M54 54l-6-5',
    brush: 'M32 33C20 25 22 7 32 7s12 18 0 26zM21 36h22M32 34v24',
  },
};
