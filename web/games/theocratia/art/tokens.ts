import type { Drawing } from '../../../board/ink/drawing.ts';
import { barrack, factory, house } from './buildings.ts';
import { card, cosmo, malus, priest } from './signs.ts';

const gem: Drawing = { ink: 'M20 6h24l16 18-28 36L4 24z', cut: 'M4 24h56M20 6l12 18 12-18M32 24v36' };

// Pyramid tokens, by what they bring.
export const tokens: { readonly [token: string]: Drawing } = {
  draw2: card,
  cosmo5: cosmo,
  malusBack3: malus,
  worshipAny1: priest,
  buildHouse: house,
  buildFactory: factory,
  upgradeFactory: factory,
  buildBarrack: barrack,
  upgradeBarrack: barrack,
  eachCivOwnCrystal: gem,
};
