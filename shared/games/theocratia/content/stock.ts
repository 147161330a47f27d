// Round Bonus cards: an extra Worship for whoever does the deed in their round.
export const BONUSES = ['expansion', 'factory', 'barrack', 'pyramid', 'holidayWar'] as const;

// Pyramid tokens, one of each.
export const TOKENS = [
  'draw2',
  'cosmo5',
  'malusBack3',
  'worshipAny1',
  'buildHouse',
  'buildFactory',
  'upgradeFactory',
  'buildBarrack',
  'upgradeBarrack',
  'eachCivOwnCrystal',
] as const;
