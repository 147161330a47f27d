import type { GodName } from '../../../../shared/games/ankh/names.ts';
import type { Drawing } from '../../../board/ink/drawing.ts';

export const gods: Record<GodName, Drawing> = {
  // Two tall plumes on a flat cap, a long beard.
  amun: {
    ink: 'M17 21C13 13 14 5 21 1c7 4 8 12 6 20zM30 21c-2-8-1-16 6-20 7 4 8 12 5 20zM14 22h30v8l1 5 5 7-4 2v4l-2 3 3 11h-6l-3-9-5 2 2 6H15l3-10c-4-4-5-9-4-16z',
    cut: 'M21 6v15M36 6v15M15 27h29M35 37h7M19 44l4-8',
  },
  // A jackal's head, its ears high.
  anubis: {
    ink: 'M13 62c-1-14 1-23 6-30L17 4l12 15L34 2l6 22c6 4 12 6 19 10 3 2 3 6 0 7l-14 3c-4 2-5 8-4 18z',
    cut: 'M22 13l2 14M34 11l1 13M37 32l7 2M46 40l12-2M16 48h25M15 55h26',
  },
  // The throne on her head, her wings spread.
  isis: {
    ink: 'M24 0h7v7h8v10H24zM23 25c0-4 4-7 9-7s9 3 9 7l-2 9c9-4 15-11 23-22 3 17-1 33-12 45-3-6-7-9-12-10l4 16H22l4-16c-5 1-9 4-12 10C3 45-1 29 2 12c8 11 14 18 23 22z',
    cut: 'M5 26c7 9 14 14 21 16M9 38c5 4 10 7 16 7M59 26c-7 9-14 14-21 16M55 38c-5 4-10 7-16 7M27 26h3M34 26h3',
  },
  // The tall feathered crown, crook and flail crossed.
  osiris: {
    ink: 'M32 1c4 0 5 4 3 7 5 5 7 12 5 19H24c-2-7 0-14 5-19-2-3-1-7 3-7zM22 26c-6-4-8-13-4-20 3 2 5 5 5 9-2 4-2 7-1 11zM42 26c6-4 8-13 4-20-3 2-5 5-5 9 2 4 2 7 1 11zM25 28h14v6c0 4-2 7-4 8l1 4c9 1 15 6 16 17H12c1-11 7-16 16-17l1-4c-2-1-4-4-4-8z',
    line: 'M49 60L14 44c-6-3-8-9-3-11 4-1 6 2 4 5M15 60l37-22M52 38l9 3M52 38l6 9M52 38v11',
    cut: 'M28 34h2M34 34h2M20 62l28-18M44 62L16 45M32 51v2',
  },
  // A falcon's head under the disc of the sun.
  ra: {
    ink: 'M43 12a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM5 62c0-16 5-28 16-32 9-4 20-3 26 3 8 0 13 7 9 17-2-4-5-6-9-5-1 5-5 8-11 9l4 8z',
    cut: 'M14 29c9-5 24-5 34 2M32 38c4-3 8-3 11 0-3 3-8 3-11 0zM36 42c0 5-4 8-9 9M10 52h18M9 58h20M46 40l6 1',
  },
};
