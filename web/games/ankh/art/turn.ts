import type { Action } from '../../../../shared/games/ankh/names.ts';
import type { TrackEvent } from '../../../../shared/games/ankh/tracks.ts';
import type { Drawing } from '../../../board/ink/drawing.ts';
import { camel } from './tokens.ts';

export const actions: Record<Action, Drawing> = {
  // Two sandals' prints.
  move: {
    ink: 'M10 24C8 12 12 3 20 3s11 9 8 20c-1 5-2 8-2 11H13c0-4-2-6-3-10zM14 38h12c1 7-2 12-6 12s-7-5-6-12zM37 34c-2-11 0-20 8-20s11 9 9 20c-1 5-3 7-4 11H38c0-4 0-7-1-11zM38 49h12c1 8-2 13-6 13s-7-5-6-13z',
  },
  // One more comes.
  summon: { ink: 'M34 13a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM9 27h30l5 35H4z', brush: 'M50 8v22M39 19h22' },
  gain: {
    ink: 'M40 13a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM20 24h24l5 38H15zM16 22a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM2 31h13l-4 27H1zM60 22a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM62 31H49l4 27h10z',
  },
  // The key of life turns up.
  unlock: { brush: 'M24 34C10 26 13 8 24 8s14 18 0 26zM10 38h28M24 35v26', line: 'M52 60V26M44 34l8-9 8 9' },
};

export const events: Record<TrackEvent['do'], Drawing> = {
  controlMonument: {
    ink: 'M24 20l24 42H0z',
    cut: 'M24 20l8 42',
    line: 'M49 20c-9-6-7-18 0-18s9 12 0 18zM38 23h22M49 21v19',
  },
  camelCaravan: camel,
  // Two khopesh crossed.
  conflict: {
    line: 'M6 58l16-16M58 58L42 42',
    brush: 'M20 44l16-16c8-8 4-16 16-22M44 44L28 28c-8-8-4-16-16-22',
    ink: 'M52 5c8 4 10 14 2 22-2-8-6-10-12-8zM12 5C4 9 2 19 10 27c2-8 6-10 12-8z',
  },
};
