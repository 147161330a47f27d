import { type FigureKind, type GuardianName, guardianNames, isGuardian, type Level, type Size } from '../names.ts';

// What a Guardian card says without words. Figures in the box: three of each small one, two of each large one.
export type GuardianData = {
  level: Level;
  size: Size;
  pushes?: true; // may end a move on an enemy's space, moving the enemy on
  swims?: true; // may be summoned on any water space
};

export const guardianData: { readonly [name in GuardianName]: GuardianData } = {
  satet: { level: 1, size: 'small', pushes: true },
  catMummy: { level: 1, size: 'small' },
  mummy: { level: 2, size: 'small' },
  apep: { level: 2, size: 'large', swims: true },
  scorpion: { level: 3, size: 'large' },
  androsphinx: { level: 3, size: 'large' },
};

export const dataOf = (kind: FigureKind): GuardianData | undefined =>
  isGuardian(kind) ? guardianData[kind] : undefined;
export const pushes = (kind: FigureKind): boolean => dataOf(kind)?.pushes === true;
export const swims = (kind: FigureKind): boolean => dataOf(kind)?.swims === true;
export const ofLevel = (level: Level): GuardianName[] =>
  guardianNames.filter((name) => guardianData[name].level === level);

// How many figures of a kind are in a game.
export function guardianCount(name: GuardianName, players: number): number {
  const all = guardianData[name].size === 'small' ? 3 : 2;
  return players === 2 ? 1 : players === 3 ? 2 : all;
}
