import type { GuardianName } from '../../../../shared/games/ankh/names.ts';
import type { Drawing } from '../../../board/ink/drawing.ts';

export const warrior: Drawing = {
  ink: 'M35 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM17 21h20l3 5-4 13 6 12H14l5-12-5-13zM17 52h8l-1 10h-9zM31 52h8l3 10h-9zM53 0l5 13H48z',
  brush: 'M36 25l15 8',
  line: 'M53 10v52',
  cut: 'M18 40h19M27 40v11',
};

export const guardians: Record<GuardianName, Drawing> = {
  // An archer with an antelope's horns on her crown.
  satet: {
    ink: 'M17 12C17 5 19 1 22 0c3 2 5 6 5 12zM15 13h14v7l3 2-3 2v3l3 6-4 9 5 20H11l5-20-4-9zM62 33l-9-5v10z',
    line: 'M15 11C8 9 6 5 8 0M29 11c7-2 9-6 7-11M40 6c15 13 15 41 0 54L30 33zM20 33h36',
    cut: 'M14 42h16',
  },
  // A cat bound in linen, ears up.
  catMummy: {
    ink: 'M19 2l9 9h8l9-9 2 18c0 6-2 9-5 12 6 8 8 18 7 30H15c-1-12 1-22 7-30-3-3-5-6-5-12z',
    cut: 'M25 20h4M35 20h4M31 26h2M21 35h22M24 34l20 12M40 34L17 48M16 48l31 12M48 48L19 62',
  },
  // The dead man walks, his arms before him.
  mummy: {
    ink: 'M31 10a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM13 22h20l27-1v8l-24 3 1 12 5 18H31l-6-15-5 15H9l6-20z',
    line: 'M56 29v12M47 30v9',
    cut: 'M14 8l16 5M13 30l20-7M14 38l22-9M15 46l21-9M35 46l-7 4M40 21v9M50 21v8',
  },
  // The serpent of the deep, its coils in the water.
  apep: {
    ink: 'M34 3c10-4 20 0 26 9-5 4-12 6-20 4-5-1-9-6-6-13z',
    brush: 'M41 11C26 8 18 14 20 22c2 7 28 6 30 16 2 9-14 12-24 9-8-2-14 0-16 5-1 4 2 8 8 8h36',
    line: 'M58 13l5 3M58 12l6-1',
    cut: 'M46 8h3',
  },
  // Claws forward, the sting above its back.
  scorpion: {
    ink: 'M22 33c0-6 4-9 10-9s10 3 10 9-3 14-10 17c-7-3-10-11-10-17zM15 17C6 15 4 7 10 0c0 5 2 7 5 7 2-2 4-4 4-7 5 6 4 14-4 17zM49 17c9-2 11-10 5-17 0 5-2 7-5 7-2-2-4-4-4-7-5 6-4 14 4 17zM61 40l-9 1 3-9z',
    brush: 'M15 15c0 8 4 12 10 14M49 15c0 8-4 12-10 14M32 48c0 9 6 13 13 12 8-1 12-8 11-20',
    line: 'M23 32L8 27M22 37L6 38M24 43L9 51M41 32l15-5M42 37l5 1M41 43l7 4',
    cut: 'M24 35h16M26 41h12',
  },
  // A lion at rest with a king's face.
  androsphinx: {
    ink: 'M2 60V47c0-11 8-16 19-16 5 0 8-1 11-4C31 14 36 3 46 3c7 0 11 5 11 12l3 7-4 2v6l-6 3-1 8v7h12c3 0 3 12 0 12z',
    line: 'M4 46C-1 38 2 30 9 27',
    cut: 'M36 12l14-4M35 18l10-3M35 24l9-2M35 30l10-2M50 16h4M37 48c-2 4-6 6-10 6M14 60c-2-7 2-13 9-13M40 54h20',
  },
};
