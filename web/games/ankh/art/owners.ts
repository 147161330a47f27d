import type { GodName } from '../../../../shared/games/ankh/names.ts';

// A god's own token: its outline and its weave tell whose a piece is, without any colour.
export type Outline = { path: string; weave: string; middle: number };

export const outlines: Record<GodName, Outline> = {
  // A stela with a round top; plain.
  amun: { path: 'M8 62V29C8 13 18 2 32 2s24 11 24 27v33z', weave: '', middle: 33 },
  // A shrine's square; slanted strokes.
  anubis: {
    path: 'M6 4h52c1 0 2 1 2 2v52c0 1-1 2-2 2H6c-1 0-2-1-2-2V6c0-1 1-2 2-2z',
    weave: 'M4 20L20 4M4 36L36 4M4 52L52 4M12 60L60 12M28 60l32-32M44 60l16-16',
    middle: 32,
  },
  // A shield that comes to a point; upright strokes.
  isis: {
    path: 'M4 4h56v22c0 18-12 30-28 37C16 56 4 44 4 26z',
    weave: 'M12 4v42M22 4v52M32 4v58M42 4v52M52 4v42',
    middle: 29,
  },
  // A lozenge; level strokes.
  osiris: {
    path: 'M32-4c12 12 24 24 36 36-12 12-24 24-36 36C20 56 8 44-4 32 8 20 20 8 32-4z',
    weave: 'M22 6h20M12 16h40M2 26h60M2 38h60M12 48h40M22 58h20',
    middle: 32,
  },
  // The disc of the sun; rings.
  ra: {
    path: 'M62 32a30 30 0 1 1-60 0 30 30 0 0 1 60 0z',
    weave: 'M56 32a24 24 0 1 1-48 0 24 24 0 0 1 48 0zM49 32a17 17 0 1 1-34 0 17 17 0 0 1 34 0z',
    middle: 32,
  },
};
