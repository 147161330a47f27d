import type { Drawing } from '../../../board/ink/drawing.ts';

const ankhLoop = 'M32 34C15 24 19 5 32 5s17 19 0 29z';

export const camel: Drawing = {
  ink: 'M5 40c0-7 5-9 11-11 4-2 4-13 12-13 7 0 8 12 14 12 5 0 5-8 5-14 0-6 5-8 9-6l7 5-1 4-7 1c0 10 0 20-9 24l1 20h-5l-4-17c-6 2-11 2-16 0l-4 17h-5l-1-18-2-1-3 19H7z',
};

export const ankh: Drawing = { brush: `${ankhLoop}M14 37h36M32 34v27` };

export const tokens = {
  sun: {
    ink: 'M45 32a13 13 0 1 1-26 0 13 13 0 0 1 26 0z',
    line: 'M32 2v10M32 52v10M2 32h10M52 32h10M11 11l7 7M46 46l7 7M53 11l-7 7M18 46l-7 7',
  },
  underworld: {
    ink: 'M6 62V26C6 12 18 2 32 2s26 10 26 24v36H44V30c0-8-5-13-12-13s-12 5-12 13v32z',
    line: 'M26 33h12M26 43h12M26 53h12',
  },
  plumes: {
    ink: 'M9 54C2 34 6 12 22 2c10 14 10 34 6 52zM36 54c-4-18-4-38 6-52 16 10 20 32 13 52zM6 56h52v6H6z',
    cut: 'M20 12v42M44 12v42',
  },
  // Somebody kneels, hands raised.
  follower: {
    ink: 'M33 14a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM14 25h18c5 6 6 12 4 20h14c6 0 8 4 8 8v9H8c-2-16 0-28 6-37z',
    brush: 'M28 30l16-8 8-15',
  },
  tiebreaker: { ink: 'M30 14h4v42h12v6H18v-6h12z', line: 'M6 18h52M12 18L4 40h16zM52 18l-8 22h16z', brush: 'M32 8v1' },
} satisfies Record<string, Drawing>;
