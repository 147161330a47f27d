import type { Action, CardName, FigureKind, GodName, MonumentType, PowerName, SetupName } from '../../names.ts';

export const gods: { [god in GodName]: string } = {
  amun: 'Amun',
  anubis: 'Anubis',
  isis: 'Isis',
  osiris: 'Osiris',
  ra: 'Ra',
};

// One of them with its article, and the word for several.
export const figures: { [kind in FigureKind]: { one: string; bare: string; many: string } } = {
  god: { one: 'a god', bare: 'god', many: 'gods' },
  warrior: { one: 'a warrior', bare: 'warrior', many: 'warriors' },
  satet: { one: 'Satet', bare: 'Satet', many: 'Satets' },
  catMummy: { one: 'a Cat-Mummy', bare: 'Cat-Mummy', many: 'Cat-Mummies' },
  mummy: { one: 'a Mummy', bare: 'Mummy', many: 'Mummies' },
  apep: { one: 'Apep', bare: 'Apep', many: 'Apeps' },
  scorpion: { one: 'a Giant Scorpion', bare: 'Giant Scorpion', many: 'Giant Scorpions' },
  androsphinx: { one: 'an Androsphinx', bare: 'Androsphinx', many: 'Androsphinxes' },
};

export const monuments: { [type in MonumentType]: { one: string; bare: string } } = {
  obelisk: { one: 'an obelisk', bare: 'obelisk' },
  temple: { one: 'a temple', bare: 'temple' },
  pyramid: { one: 'a pyramid', bare: 'pyramid' },
};

export const powers: { [power in PowerName]: string } = {
  commanding: 'Commanding',
  inspiring: 'Inspiring',
  omnipresent: 'Omnipresent',
  revered: 'Revered',
  resplendent: 'Resplendent',
  obeliskAttuned: 'Obelisk Attuned',
  templeAttuned: 'Temple Attuned',
  pyramidAttuned: 'Pyramid Attuned',
  glorious: 'Glorious',
  magnanimous: 'Magnanimous',
  bountiful: 'Bountiful',
  worshipful: 'Worshipful',
};

export const cards: { [card in CardName]: string } = {
  plague: 'Plague of Locusts',
  build: 'Build Monument',
  chariots: 'Chariots',
  cycle: 'Cycle of Ma’at',
  drought: 'Drought',
  flood: 'Flood',
  miracle: 'Miracle',
};

export const actions: { [action in Action]: string } = {
  move: 'Move Figures',
  summon: 'Summon Figure',
  gain: 'Gain Followers',
  unlock: 'Unlock Ankh Power',
};

export const trackEvents = {
  controlMonument: 'Control Monument',
  camelCaravan: 'Camel Caravan',
  conflict: 'Conflict',
};

export const setups: { [setup in SetupName | 'custom']: string } = {
  middleKingdom: 'Middle Kingdom',
  oldKingdom: 'Old Kingdom',
  peoplesRevolt: 'People’s Revolt',
  custom: 'a layout of this table’s own',
};
