// The names of what is in the box. They stand in stored games, so none is ever changed.
export const godNames = ['amun', 'anubis', 'isis', 'osiris', 'ra'] as const;
export type GodName = (typeof godNames)[number];

export const guardianNames = ['satet', 'catMummy', 'mummy', 'apep', 'scorpion', 'androsphinx'] as const;
export type GuardianName = (typeof guardianNames)[number];

export const powerNames = [
  'commanding',
  'inspiring',
  'omnipresent',
  'revered',
  'resplendent',
  'obeliskAttuned',
  'templeAttuned',
  'pyramidAttuned',
  'glorious',
  'magnanimous',
  'bountiful',
  'worshipful',
] as const;
export type PowerName = (typeof powerNames)[number];

export const cardNames = ['plague', 'build', 'chariots', 'cycle', 'drought', 'flood', 'miracle'] as const;
export type CardName = (typeof cardNames)[number];

export const monumentTypes = ['obelisk', 'temple', 'pyramid'] as const;
export type MonumentType = (typeof monumentTypes)[number];

// From the top line of the central dashboard to the bottom one.
export const actions = ['move', 'summon', 'gain', 'unlock'] as const;
export type Action = (typeof actions)[number];

export type FigureKind = 'god' | 'warrior' | GuardianName;
export const isGuardian = (kind: FigureKind): kind is GuardianName => kind !== 'god' && kind !== 'warrior';
export type Size = 'small' | 'large';
export type Level = 1 | 2 | 3;

export const setupNames = ['middleKingdom', 'oldKingdom', 'peoplesRevolt'] as const;
export type SetupName = (typeof setupNames)[number];
