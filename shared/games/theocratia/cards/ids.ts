// The Power cards, two copies of each. Names and effects are this house's own.
export const cardIds = [
  'absolution',
  'battleHymn',
  'borrowedOfferings',
  'clearSprings',
  'cometTithe',
  'deedOfLand',
  'farPilgrims',
  'forcedMarch',
  'modestFeast',
  'muster',
  'nightShift',
  'patientScribes',
  'patronsDue',
  'pureRite',
  'quietDevotion',
  'secondBlessing',
  'turnOfFate',
  'veinOfColour',
  'watchtowers',
  'wildHarvest',
] as const;
export type CardId = (typeof cardIds)[number];
