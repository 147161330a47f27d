import type { Action, CardName, FigureKind, GodName, MonumentType, PowerName, SetupName } from '../../names.ts';

export const gods: { [god in GodName]: string } = {
  amun: 'Amón',
  anubis: 'Anubis',
  isis: 'Isis',
  osiris: 'Osiris',
  ra: 'Ra',
};

// One with either article and without, and the word for several.
export const figures: { [kind in FigureKind]: { one: string; the: string; bare: string; many: string } } = {
  god: { one: 'un dios', the: 'el dios', bare: 'dios', many: 'dioses' },
  warrior: { one: 'un guerrero', the: 'el guerrero', bare: 'guerrero', many: 'guerreros' },
  satet: { one: 'Satet', the: 'la Satet', bare: 'Satet', many: 'Satets' },
  catMummy: { one: 'una Gata momia', the: 'la Gata momia', bare: 'Gata momia', many: 'Gatas momia' },
  mummy: { one: 'una Momia', the: 'la Momia', bare: 'Momia', many: 'Momias' },
  apep: { one: 'Apep', the: 'el Apep', bare: 'Apep', many: 'Apeps' },
  scorpion: {
    one: 'un Escorpión gigante',
    the: 'el Escorpión gigante',
    bare: 'Escorpión gigante',
    many: 'Escorpiones gigantes',
  },
  androsphinx: { one: 'una Androesfinge', the: 'la Androesfinge', bare: 'Androesfinge', many: 'Androesfinges' },
};

export const monuments: { [type in MonumentType]: { one: string; the: string } } = {
  obelisk: { one: 'un obelisco', the: 'el obelisco' },
  temple: { one: 'un templo', the: 'el templo' },
  pyramid: { one: 'una pirámide', the: 'la pirámide' },
};

export const powers: { [power in PowerName]: string } = {
  commanding: 'Imperioso',
  inspiring: 'Inspirador',
  omnipresent: 'Omnipresente',
  revered: 'Venerado',
  resplendent: 'Resplandeciente',
  obeliskAttuned: 'Sintonía con obeliscos',
  templeAttuned: 'Sintonía con templos',
  pyramidAttuned: 'Sintonía con pirámides',
  glorious: 'Glorioso',
  magnanimous: 'Magnánimo',
  bountiful: 'Pródigo',
  worshipful: 'Adorado',
};

export const cards: { [card in CardName]: string } = {
  plague: 'Plaga de langostas',
  build: 'Construir monumento',
  chariots: 'Carros',
  cycle: 'Ciclo de Maat',
  drought: 'Sequía',
  flood: 'Inundación',
  miracle: 'Milagro',
};

export const actions: { [action in Action]: string } = {
  move: 'Mover figuras',
  summon: 'Invocar figura',
  gain: 'Ganar seguidores',
  unlock: 'Desbloquear poder Ankh',
};

export const trackEvents = {
  controlMonument: 'Controlar monumento',
  camelCaravan: 'Caravana de camellos',
  conflict: 'Conflicto',
};

export const setups: { [setup in SetupName | 'custom']: string } = {
  middleKingdom: 'Imperio Medio',
  oldKingdom: 'Imperio Antiguo',
  peoplesRevolt: 'La revuelta del pueblo',
  custom: 'una disposición propia de esta mesa',
};
