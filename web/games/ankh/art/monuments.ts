import type { MonumentType } from '../../../../shared/games/ankh/names.ts';
import type { Drawing } from '../../../board/ink/drawing.ts';

export const monuments: Record<MonumentType, Drawing> = {
  pyramid: {
    ink: 'M32 5l30 53H2z',
    cut: 'M32 5l10 53M27 16l9 4M21 27l17 5M15 37l25 5M9 47l32 5M46 36l4 2M50 46l5 2',
  },
  obelisk: { ink: 'M32 0l8 11 4 41H20l4-41zM14 53h36v9H14z', cut: 'M24 12h16M32 18v6M29 28h6M29 34l6 4M29 44h6' },
  temple: {
    ink: 'M4 60l4-42H5v-6h24v6h-3l1 8h10l1-8h-3v-6h24v6h-3l4 42H40V40c0-3-2-4-8-4s-8 1-8 4v20z',
    line: 'M12 12V1l8 3M52 12V1l-8 3',
    cut: 'M8 18h18M38 18h18M13 28v18M18 28v18M46 28v18M51 28v18',
  },
};
