import type { PowerName } from '../../../../shared/games/ankh/names.ts';
import type { Drawing } from '../../../board/ink/drawing.ts';

const rays = 'M32 1v8M13 6l5 7M51 6l-5 7';

// The twelve Ankh powers, by level.
export const powers: Record<PowerName, Drawing> = {
  // The shepherd's crook.
  commanding: {
    brush: 'M22 60V26C22 8 30 5 37 5c9 0 14 7 11 14-2 5-9 6-11 1',
    cut: 'M17 34h10M17 44h10M17 54h10M22 18l9 3M33 1v9',
  },
  // The lotus opens.
  inspiring: {
    ink: 'M32 6c8 10 9 22 0 34-9-12-8-24 0-34zM4 20c12 0 20 7 24 22C15 42 6 34 4 20zM60 20c-12 0-20 7-24 22 13 0 22-8 24-22zM18 44h28l-6 6H24z',
    line: 'M32 48v14',
  },
  // An eye over all.
  omnipresent: {
    ink: 'M41 27a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
    line: 'M3 27c16-18 42-18 58 0-16 16-42 16-58 0zM4 12C20 0 44 0 60 12M26 40l-4 20M36 40c2 10 10 18 22 16',
  },
  // Arms raised in praise.
  revered: {
    brush: 'M12 4v34c0 6 3 8 8 8h24c5 0 8-2 8-8V4',
    line: 'M12 10V2M7 9V3M17 9V3M52 10V2M47 9V3M57 9V3',
    ink: 'M41 24a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM20 50h24l4 12H16z',
  },
  // A broad collar of beads.
  resplendent: {
    ink: 'M2 8h11c0 11 8 20 19 20S51 19 51 8h11c0 18-13 33-30 33S2 26 2 8z',
    line: 'M7 42l-4 6M18 49l-3 8M32 51v10M46 49l3 8M57 42l4 6',
    cut: 'M7 8c0 15 11 28 25 28S57 23 57 8',
  },
  obeliskAttuned: { ink: 'M32 12l6 8 3 34H23l3-34zM16 56h32v6H16z', line: rays },
  templeAttuned: { ink: 'M6 62l3-32H7v-5h20v5h-2l1 5h12l1-5h-2v-5h20v5h-2l3 32H41V46H23v16z', line: rays },
  pyramidAttuned: { ink: 'M32 14l28 46H4z', line: rays, cut: 'M32 14l10 46' },
  // A star of the highest honour.
  glorious: { ink: 'M32 1l8 21 23 1-18 14 6 22-19-12-19 12 6-22L1 23l23-1z', cut: 'M32 26v11M27 31h10' },
  // An open hand.
  magnanimous: {
    ink: 'M14 62c-2-9-7-14-11-22 4-4 8-2 12 4V16c0-6 7-6 8 0l1 14 1-22c0-7 8-7 8 0l1 22 3-18c1-6 8-5 8 1l-2 19 5-11c3-5 9-3 7 3-4 16-7 26-10 38z',
    cut: 'M22 50c6-4 14-4 20 0',
  },
  // A sheaf of emmer.
  bountiful: {
    ink: 'M32 2c5 5 5 11 0 16-5-5-5-11 0-16zM22 12c6 3 9 8 8 15-7-2-10-8-8-15zM42 12c-6 3-9 8-8 15 7-2 10-8 8-15zM20 25c7 3 10 8 9 15-7-2-11-8-9-15zM44 25c-7 3-10 8-9 15 7-2 11-8 9-15zM22 46h20v6H22z',
    line: 'M32 18v30M32 50l-12 12M32 50l12 12M32 50v12',
  },
  // Incense rises from a bowl.
  worshipful: {
    ink: 'M6 34h52c-2 12-10 18-20 19v3h8v6H18v-6h8v-3C16 52 8 46 6 34z',
    line: 'M32 30c-8-6 8-10 0-18s0-8 2-11M18 30c-5-5 5-8 0-14M46 30c-5-5 5-8 0-14',
  },
};
