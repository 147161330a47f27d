import { HOUSE, isMonster, kindOf } from './names.ts';

// Warriors a target takes before cards: a monster 1, a House 2, a Factory or Barrack 3.
export const strength = (piece: number): number => (isMonster(piece) ? 1 : kindOf(piece) === HOUSE ? 2 : 3);
