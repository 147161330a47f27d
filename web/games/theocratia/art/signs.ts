import type { Drawing } from '../../../board/ink/drawing.ts';

// What each player's ground is made of: flame, cairn, wave, peak. The sign of a player everywhere.
export const grounds: readonly Drawing[] = [
  {
    ink: 'M33 4c3 11 16 18 16 35 0 12-8 20-17 20s-17-8-17-19c0-7 4-12 8-17 1 5 3 7 5 8 0-10 0-18 5-27z',
    cut: 'M32 53c-5-2-7-7-4-13 3 3 4 3 5-2 4 5 5 12-1 15z',
  },
  { ink: 'M22 8h20l5 12H17zM13 24h38l4 13H9zM6 41h52l4 16H2z', cut: 'M24 41v16M42 24v13' },
  { brush: 'M3 22c7-11 13-11 20 0s13 11 20 0 12-10 18-2M3 46c7-11 13-11 20 0s13 11 20 0 12-10 18-2' },
  { ink: 'M2 57L25 11l9 16 7-9 21 39z', cut: 'M16 30l9 7 6-7 5 6M36 30l6 6 6-5' },
];

export const cosmo: Drawing = { ink: 'M32 1l7 24 24 7-24 7-7 24-7-24-24-7 24-7z', cut: 'M32 24v16M24 32h16' };
export const priest: Drawing = {
  ink: 'M32 3c7 0 11 5 11 11s-4 11-11 11-11-5-11-11S25 3 32 3zM20 29h24l8 32H12z',
  cut: 'M32 30v31',
};
export const malus: Drawing = { ink: 'M38 2L14 36h14l-6 26 28-38H34z' };
export const warrior: Drawing = {
  ink: 'M30 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM18 23h22l4 39H14z',
  line: 'M54 3v59M49 12l5-9 5 9',
  cut: 'M14 40h30',
};
export const card: Drawing = {
  ink: 'M14 2h36c3 0 5 2 5 5v50c0 3-2 5-5 5H14c-3 0-5-2-5-5V7c0-3 2-5 5-5z',
  cut: 'M32 18l3 11 11 3-11 3-3 11-3-11-11-3 11-3z',
};
export const chronicle: Drawing = {
  ink: 'M4 8c11-3 20-2 28 4 8-6 17-7 28-4v46c-11-3-20-2-28 4-8-6-17-7-28-4z',
  cut: 'M32 12v46M11 20l13 2M11 31l13 2M11 42l13 2M53 20l-13 2M53 31l-13 2M53 42l-13 2',
};
export const firstToken: Drawing = { ink: 'M12 3h6v59h-6zM20 5l38 13-38 13z' };
export const roundBonus: Drawing = { ink: 'M32 2l9 19 21 3-15 15 4 21-19-10-19 10 4-21L2 24l21-3z' };
export const bag: Drawing = {
  ink: 'M22 4h20l-4 12h-12zM24 20h16c16 12 20 26 14 38-3 4-41 4-44 0-6-12-2-26 14-38z',
  cut: 'M22 18h20',
};
